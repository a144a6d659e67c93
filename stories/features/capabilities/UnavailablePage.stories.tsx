import type { Meta, StoryObj } from '@storybook/react-vite';
import { History } from 'lucide-react';
import { expect } from 'storybook/test';
import { UnavailablePage } from '#features/capabilities/UnavailablePage.tsx';
import { paths } from '#features/paths.ts';
import { activityList as t } from '#languages/en/activity.ts';
import { statusPage } from '#languages/en/shell.ts';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: UnavailablePage,
  parameters: page,
  args: { icon: <History />, messages: t },
} satisfies Meta<typeof UnavailablePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page says what the backend lacks, and leads on. */
export const Unavailable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t.page })).toBeVisible();
    await expect(canvas.getByText(t.unsupportedText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: statusPage.toDashboard })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
  },
};

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
};
