import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardAccessPrompt } from '#features/dashboard/DashboardView.tsx';

const meta = { component: DashboardAccessPrompt, args: { homeHref: '/' } } satisfies Meta<
  typeof DashboardAccessPrompt
>;
export default meta;

export const AccessRequired: StoryObj<typeof meta> = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
