import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SettingsPage, type SettingsStatus } from '#features/form/SettingsPage.tsx';
import { storePage as t } from '#languages/en/storeDetails.ts';
import { page } from '../../viewports.ts';

const meta = {
  component: SettingsPage,
  tags: ['no-picture'],
  parameters: page,
  args: { status: 'loading', messages: t, icon: <Store />, onRetry: fn() },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(t.loading)).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unsupported: Story = {
  args: { status: 'unsupported' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: t.unsupported })).toBeVisible(),
};

export const Loaded: Story = {
  args: { status: 'loaded', description: t.description, children: <p>{t.storeName}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t.page })).toBeVisible();
    await expect(canvas.getByText(t.description)).toBeVisible();
    await expect(canvas.getByText(t.storeName)).toBeVisible();
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, unsupported: Unsupported, loaded: Loaded } satisfies Record<
  SettingsStatus,
  Story
>);
