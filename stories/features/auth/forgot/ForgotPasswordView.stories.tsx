import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ForgotResult, ForgotPasswordView } from '#features/auth/forgot/ForgotPasswordView.tsx';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: ForgotPasswordView,
  args: { onSubmit: fn(async () => 'sent' as ForgotResult) },
  decorators: [authColumn],
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email Address');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(email, ' ananya.k@counter.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ananya.k@counter.example');
    await expect(email).toHaveValue('');
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email Address');
    await userEvent.type(email, 'ananya.k{Enter}');
    await expect(await canvas.findByText('Invalid email format')).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Invalid email format');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
