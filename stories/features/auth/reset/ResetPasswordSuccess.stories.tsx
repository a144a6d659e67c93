import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordView.tsx';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: ResetPasswordSuccess,
  decorators: [authColumn],
} satisfies Meta<typeof ResetPasswordSuccess>;
export default meta;

export const Changed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
  },
};
