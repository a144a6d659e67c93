import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LogoutDialog, type LogoutState } from '#features/shell/LogoutDialog.tsx';

const meta = {
  component: LogoutDialog,
  args: { onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof LogoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'confirming' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Confirm Logout' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'leaving' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Logging out...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

// Fails to compile if a state has no story.
void ({ confirming: Confirming, leaving: Leaving } satisfies Record<
  Exclude<LogoutState['status'], 'closed'>,
  Story
>);
