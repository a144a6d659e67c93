import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Trash } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { phone, largeText } from '../../viewports.ts';

const meta = {
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    state: 'confirming',
    tone: 'critical',
    icon: <Trash />,
    title: 'Confirm Deletion',
    text: 'Are you sure you want to delete this product? This action cannot be undone.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const logout = {
  tone: 'neutral',
  icon: <LogOut />,
  title: 'Confirm Logout',
  text: 'Are you sure you want to logout?',
  confirmLabel: 'Logout',
  busyLabel: 'Logging out...',
} as const;

export const Playground: Story = { tags: ['!test'] };

/** Cancel has the focus first; the confirm button is one Tab away. */
export const Critical: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toHaveAccessibleDescription(args.text as string);
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = { args: logout };

/** While busy, buttons and Escape do nothing. */
export const Busy: Story = {
  args: { ...logout, state: 'busy' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Logging out...' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    confirm.focus();
  },
};

/** After a failed attempt, the dialog shows the reason and allows another attempt. */
export const Failed: Story = {
  args: { error: 'Couldn’t reach the store. Nothing was deleted.' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

/** Escape cancels. */
export const Escape: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  tags: ['no-picture'],
  args: { state: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const LongText: Story = {
  globals: phone,
  args: {
    title: 'Alle Produktinformationen unwiderruflich löschen?',
    text: 'Das Produkt „Handgewebtes Kanchipuram-Seidensari mit Zari-Bordüre“ wird mit allen Bildern, Preisen und Bewertungen aus dem Sortiment entfernt.',
    confirmLabel: 'Unwiderruflich löschen',
    cancelLabel: 'Abbrechen',
  },
};

export const DoubledText: Story = {
  globals: { ...phone, ...largeText },
};
