import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PrintDialog, type PrintDialogState } from '#features/orders/print/PrintDialog.tsx';
import { smallest } from '../../../viewports.ts';

const meta = {
  component: PrintDialog,
  args: {
    kind: 'packingSlip',
    state: { status: 'loading', done: 12, total: 40 },
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Print packing slips' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('12 of 40 orders')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Numbering: Story = {
  args: { kind: 'invoice', state: { status: 'numbering' } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Print invoices' })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Getting invoice numbers...' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TooMany: Story = {
  args: { kind: 'invoice', state: { status: 'tooMany', count: 214, most: 100 } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Print invoices' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/You’ve selected 214 orders\. At most 100/);
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', text: 'Couldn’t load the orders. Check your connection and try again.' },
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Print packing slips' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TooManyOnTheSmallest: Story = { ...TooMany, tags: ['no-picture'], globals: smallest };

// Fails to compile if a state has no story.
void ({ loading: Loading, numbering: Numbering, tooMany: TooMany, failed: Failed } satisfies Record<
  PrintDialogState['status'],
  Story
>);
