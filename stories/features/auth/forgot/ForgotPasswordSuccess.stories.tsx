import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForgotPasswordSuccess } from '#features/auth/forgot/ForgotPasswordView.tsx';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: ForgotPasswordSuccess,
  decorators: [authColumn],
} satisfies Meta<typeof ForgotPasswordSuccess>;
export default meta;

export const LinkSent: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Reset password link sent on your Email' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
  },
};
