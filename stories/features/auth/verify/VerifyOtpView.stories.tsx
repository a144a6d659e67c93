import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { OtpResult, OtpState, RequestCodeResult } from '#features/auth/verify/otpModel.ts';
import { VerifyOtpView } from '#features/auth/verify/VerifyOtpView.tsx';
import { smallest } from '../../../viewports.ts';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: VerifyOtpView,
  args: {
    state: { status: 'active', secondsLeft: 272 },
    email: 'priyanka.v@counter.example',
    onVerify: fn(async () => 'verified' as OtpResult),
    onRequestCode: fn(async () => 'sent' as RequestCodeResult),
  },
  decorators: [authColumn],
} satisfies Meta<typeof VerifyOtpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking for an active code')).toBeInTheDocument();
  },
};

export const Active: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const timer = canvas.getByRole('timer');
    const code = canvas.getByRole('textbox', { name: 'OTP' });
    await step('The code has the focus, and the email address cannot be changed.', async () => {
      await expect(timer).toHaveTextContent('Expires in 4:32');
      await expect(canvas.getByLabelText('Email Address')).toHaveAttribute('readonly');
      await expect(code).toHaveFocus();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    });

    await step('The countdown is outside the focus ring of the field.', async () => {
      const box = code.parentElement!.getBoundingClientRect();
      await expect(box.top - timer.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
    });

    await step('Only the first six digits are sent.', async () => {
      await userEvent.keyboard('48 27-19 55{Enter}');
      await expect(args.onVerify).toHaveBeenCalledWith('482719');
    });
  },
};

export const Expired: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Expires in 0:00');
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify OTP' })).toBeNull();
  },
};

/** The field is disabled and says that a code has to be sent first. Pressing Enter sends it. */
export const Inactive: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'inactive' } },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'OTP' });
    await expect(code).toHaveAccessibleDescription('Send an OTP first, then enter it here.');
    await userEvent.type(code, '482719{Enter}');
    await expect(code).toHaveValue('');
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** The form doesn't move when the state changes. Only the alert above it appears. */
export const FormStaysInPlace: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'loading' } },
  render: (args) => {
    const [state, setState] = useState(args.state);
    return (
      <VerifyOtpView
        {...args}
        state={state}
        onVerify={async () => {
          setState({ status: 'inactive' });
          return 'maxOtpAttempts';
        }}
        onRequestCode={async () => {
          setState({ status: 'active', secondsLeft: 300 });
          return 'sent';
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const getFormTop = () => canvas.getByLabelText('Email Address').getBoundingClientRect().top;
    const getTop = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().top - getFormTop();
    const topWhenActive = getTop('Verify OTP');

    await step('After too many attempts, a new code is offered in the same place.', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'OTP' }), '111111');
      await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
      await canvas.findByRole('button', { name: 'Send OTP' });
      await expect(getTop('Send OTP')).toBe(topWhenActive);
      await expect(canvas.getByRole('button', { name: 'Send OTP' })).toHaveFocus();
    });

    await step('With a new code, the field has the focus.', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Verify OTP' });
      await expect(getTop('Verify OTP')).toBe(topWhenActive);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'OTP' })).toHaveFocus());
    });
  },
};

export const AtTheSmallestSize: Story = { globals: smallest };

export const LongEmail: Story = {
  args: { email: `${'a-very-long-name.of-somebody.'.repeat(4)}@counter.example` },
};

// Fails to compile if a state has no story.
void ({ loading: Asking, active: Active, expired: Expired, inactive: Inactive } satisfies Record<
  OtpState['status'],
  Story
>);
