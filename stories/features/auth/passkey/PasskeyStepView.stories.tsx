import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { PasskeyStepProps } from '#features/auth/passkey/PasskeyStep.tsx';
import type { PasskeyStepState } from '#features/auth/passkey/passkeyStepModel.ts';
import { PasskeyStepView } from '#features/auth/passkey/PasskeyStepView.tsx';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { authColumn } from '../authColumn.tsx';

type OnSubmitCode = PasskeyStepProps['onSubmitCode'];

const meta = {
  component: PasskeyStepView,
  tags: ['no-picture'],
  args: {
    state: { status: 'passkey' },
    onUsePasskey: fn(),
    onUseCode: fn(),
    onSubmitCode: fn<OnSubmitCode>(async () => ({ status: 'left' })),
    onBack: fn(),
  },
  decorators: [authColumn],
} satisfies Meta<typeof PasskeyStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading has the focus, so that screen readers read what has changed. */
export const Passkey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Use your passkey' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use passkey' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.onUseCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { status: 'passkey', error: 'No passkey was used. Try again.' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('No passkey was used. Try again.'),
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const FailedInLargeText: Story = { ...Failed, globals: { ...smallest, ...largeText } };

export const Prompting: Story = {
  args: { state: { status: 'prompting' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow your browser’s instructions.');
    const button = canvas.getByRole('button', { name: 'Use passkey' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onUsePasskey).not.toHaveBeenCalled();
  },
};

/** The buttons stay in their place, whatever the text says. */
export const NothingMoves: Story = {
  render: function PromptingAndFailing(args) {
    const [state, setState] = useState<PasskeyStepState>({ status: 'passkey' });
    return (
      <PasskeyStepView
        {...args}
        state={state}
        onUsePasskey={() => setState({ status: 'prompting' })}
        onUseCode={() => setState({ status: 'passkey', error: 'No passkey was used. Try again.' })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Use passkey' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow your browser’s instructions.');
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('No passkey was used. Try again.');
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

export const Checking: Story = {
  args: { state: { status: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use passkey' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const RecoveryCode: Story = {
  args: { state: { status: 'recoveryCode', otherHosts: [] } },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText('Recovery code');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(code).toHaveAccessibleDescription('Enter a recovery code');
    await userEvent.type(code, ' kfm3-0xq8-w2hd {Enter}');
    await waitFor(() => expect(args.onSubmitCode).toHaveBeenCalledWith('kfm3-0xq8-w2hd'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();
  },
};
export const RecoveryCodeOnTheSmallest: Story = { ...RecoveryCode, globals: smallest };
export const RecoveryCodeRightToLeft: Story = { ...RecoveryCode, globals: rightToLeft };

/** The code is kept, and has the focus. */
export const WrongCode: Story = {
  args: {
    state: { status: 'recoveryCode', otherHosts: [] },
    onSubmitCode: fn<OnSubmitCode>(async () => ({ status: 'failed', message: 'This code isn’t right.' })),
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Recovery code');
    await userEvent.type(code, 'wrong{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code isn’t right.'));
    await expect(code).toHaveValue('wrong');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** None of the account's passkeys works at this address. */
export const OtherHosts: Story = {
  args: { state: { status: 'recoveryCode', otherHosts: ['admin.store.example', 'old.store.example'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Your passkeys work at admin.store.example, old.store.example, not here/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use passkey' })).toBeNull();
  },
};
export const OtherHostsOnTheSmallest: Story = { ...OtherHosts, globals: smallest };

// Fails to compile if a state has no story.
void ({
  passkey: Passkey,
  prompting: Prompting,
  checking: Checking,
  recoveryCode: RecoveryCode,
} satisfies Record<PasskeyStepState['status'], Story>);
