import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  AccountAccessPrompt,
  AccountSections,
  type AccountState,
  AccountView,
} from '#features/account/AccountView.tsx';
import { sampleAccount } from '#mocks/mockAccount.ts';
import { page } from '../../viewports.ts';

const meta = {
  component: AccountView,
  parameters: page,
  args: { state: { status: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => expect(canvas.getByText('Loading your account...')).toBeInTheDocument(),
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unsupported: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'unsupported' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Your account can’t be changed here' })).toBeVisible(),
};

const guest = { ...sampleAccount, fullName: 'Guest Administrator', email: 'guest@store.example' };

export const Guest: Story = {
  args: { state: { status: 'guest', account: { ...guest, kind: 'guest' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Many people use the guest account/)).toBeVisible();
    await expect(canvas.getByText(/guest@store.example/)).toBeVisible();
  },
};

export const Loaded: Story = {
  tags: ['no-picture'],
  args: {
    state: { status: 'loaded' },
    children: <AccountSections start={<p>Profile</p>} end={<p>Sessions</p>} />,
  },
  play: async ({ canvas }) => expect(canvas.getByText('Sessions')).toBeVisible(),
};

export const Access: Story = {
  tags: ['no-picture'],
  render: () => <AccountAccessPrompt />,
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible(),
};

// Fails to compile if a state has no story.
void ({
  loading: Loading,
  failed: Failed,
  unsupported: Unsupported,
  guest: Guest,
  loaded: Loaded,
} satisfies Record<AccountState['status'], Story>);
