import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ResetResult } from '#features/auth/reset/resetModel.ts';
import { ResetPasswordView } from '#features/auth/reset/ResetPasswordView.tsx';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: ResetPasswordView,
  args: { onSubmit: fn(async () => 'reset' as ResetResult) },
  decorators: [authColumn],
} satisfies Meta<typeof ResetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reset: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const fields = ['Password', 'Confirm password'].map((label) => canvas.getByLabelText(label));
    for (const field of fields) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await userEvent.type(field, 'secret one');
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'secret one',
      confirmPassword: 'secret one',
    });
  },
};

/** Nothing is sent and no message is shown or announced. The focus moves to the second password. */
export const Mismatch: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByLabelText('Confirm password');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret one');
    await userEvent.type(confirm, 'secret two');
    const before = canvas.getByRole('heading').closest('div')!.innerText;
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(confirm).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading').closest('div')!.innerText).toBe(before);
    await expect(confirm).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
  },
};

/** An error from the server is shown at the field, and disappears when the field changes. */
export const PasswordRefused: Story = {
  tags: ['no-picture'],
  args: {
    onSubmit: fn(
      async () => ({ field: 'password', message: 'This password is too easy to guess.' }) as ResetResult,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'password123');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'password123{Enter}');
    await expect(await canvas.findByText('This password is too easy to guess.')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, ' or not');
    await expect(canvas.queryByText('This password is too easy to guess.')).toBeNull();
  },
};

export const TooShort: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'abc12');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'abc12{Enter}');
    await expect(await canvas.findByText('Password must be at least 6 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, '3');
    await expect(canvas.queryByText('Password must be at least 6 characters')).toBeNull();
  },
};
