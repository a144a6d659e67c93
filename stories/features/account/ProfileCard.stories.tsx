import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProfileCard, type ProfileCardProps } from '#features/account/ProfileCard.tsx';
import { sampleAccount } from '#mocks/sampleAccount.ts';
import { neverRespond } from '#mocks/mockCall.ts';

type OnSave = ProfileCardProps['onSave'];

const meta = {
  component: ProfileCard,
  tags: ['no-picture'],
  args: {
    account: sampleAccount,
    onSave: fn<OnSave>(async (values) => ({ status: 'saved', values })),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getName = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Full name' });
const getSave = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save profile' });

/** The email address can be copied, but not changed. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(getName(canvas)).toHaveValue('Ananya Krishnamurthy');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: /^Phone number/ })).toHaveAttribute(
      'autocomplete',
      'tel',
    );
  },
};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(getName(canvas), ' Rao ');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith('unsaved');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      fullName: 'Ananya Krishnamurthy Rao',
      phoneNumber: '+91 98450 11223',
    });
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
    await expect(getName(canvas)).toHaveValue('Ananya Krishnamurthy Rao');
    await expect(getSave(canvas)).toHaveFocus();
  },
};

export const InvalidFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(getName(canvas));
    const phoneField = canvas.getByRole('textbox', { name: /^Phone number/ });
    await userEvent.click(phoneField);
    await userEvent.paste('1'.repeat(41));
    await userEvent.click(getSave(canvas));
    await expect(getName(canvas)).toHaveAccessibleDescription('Full name is required');
    await expect(phoneField).toHaveAccessibleDescription(/^Phone number must be at most 40 characters/);
    await waitFor(() => expect(getName(canvas)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server's error appears at its field, which gets the focus. */
export const Refused: Story = {
  args: {
    onSave: fn<OnSave>(async () => ({ status: 'invalid', field: 'fullName', message: 'Too long.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(getName(canvas), ' Rao');
    await userEvent.click(getSave(canvas));
    await waitFor(() => expect(getName(canvas)).toHaveAccessibleDescription('Too long.'));
    await waitFor(() => expect(getName(canvas)).toHaveFocus());
    await expect(getName(canvas)).toHaveValue('Ananya Krishnamurthy Rao');
  },
};

export const Failed: Story = {
  args: { onSave: fn<OnSave>(async () => ({ status: 'failed' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(getName(canvas), ' Rao');
    await userEvent.click(getSave(canvas));
    await waitFor(() => expect(getSave(canvas)).not.toHaveAttribute('aria-busy'));
    await expect(getName(canvas)).toHaveValue('Ananya Krishnamurthy Rao');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { onSave: fn<OnSave>(neverRespond) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(getName(canvas), ' Rao');
    await userEvent.click(getSave(canvas));
    await waitFor(() => expect(getSave(canvas)).toHaveAttribute('aria-busy', 'true'));
    await expect(getSave(canvas)).toHaveFocus();
  },
};
