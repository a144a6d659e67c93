import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountView } from '#features/account/AccountView.tsx';
import { accountPage as t } from '#languages/en/account.ts';
import { sampleAccount } from '#mocks/sampleAccount.ts';
import { page } from '../../viewports.ts';

const meta = {
  component: AccountView,
  parameters: page,
  args: { state: { status: 'loaded' }, version: '1.0.0', onRetry: fn() },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The states of other pages of settings are in their own stories. */
export const Unsupported: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t.unsupported })).toBeVisible();
    await expect(canvas.queryByText(t.description)).toBeNull();
    await expect(canvas.getByText(`${t.version} 1.0.0`)).toBeVisible();
  },
};

const guest = { ...sampleAccount, fullName: 'Guest Administrator', email: 'guest@store.example' };

export const Guest: Story = {
  args: { state: { status: 'guest', account: { ...guest, kind: 'guest' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can choose how this browser announces new orders/)).toBeVisible();
    await expect(canvas.getByText(/guest@store.example/)).toBeVisible();
  },
};

export const Loaded: Story = {
  tags: ['no-picture'],
  args: { children: <p>Sessions</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t.description)).toBeVisible();
    await expect(canvas.getByText('Sessions')).toBeVisible();
  },
};
