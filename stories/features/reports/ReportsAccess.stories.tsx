import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportsAccessPrompt } from '#features/reports/ReportsView.tsx';

const meta = { component: ReportsAccessPrompt } satisfies Meta<typeof ReportsAccessPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Access Denied');
    await expect(canvas.getByText('Please sign in to view the store’s reports')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};
