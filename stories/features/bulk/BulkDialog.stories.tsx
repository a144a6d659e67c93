import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BulkDialog } from '#features/bulk/BulkDialog.tsx';
import type { BulkState } from '#features/bulk/bulkModel.ts';
import type { ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { createProductBulkMessages } from '#features/products/bulk/createProductBulkMessages.tsx';
import * as messages from '#languages/en/productTools.ts';
import { phone } from '../../viewports.ts';

const Dialog = BulkDialog<ProductBulkAction>;
type State = BulkState<ProductBulkAction>;

const meta = {
  component: Dialog,
  args: {
    messages: createProductBulkMessages(messages),
    onConfirm: fn(),
    onCancel: fn(),
    onCancelRun: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = Array.from({ length: 500 }, (_, index) => ({
  id: `${index}`,
  name: `Diya brass lamp, lot ${index + 1}`,
  detail: 'Home',
}));
const confirming = (selected: typeof rows): { state: State } => ({
  state: { status: 'confirming', action: { kind: 'delete' }, rows: selected },
});

export const Confirming: Story = {
  args: confirming(rows),
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 500 products?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone.*lot 1 · Home.*lot 5 · Home/);
    await expect(dialog).toHaveAccessibleDescription(/and 495 more$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete 500 products' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Up to five products are all listed. */
export const ConfirmingOnAPhone: Story = {
  args: confirming(rows.slice(0, 5)),
  globals: phone,
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    await expect(screen.queryByText(/more$/)).toBeNull();
  },
};

const action = { kind: 'delete' } as const;

export const Running: Story = {
  args: {
    state: { status: 'running', purpose: 'action', action, progress: { done: 212, failed: 4, total: 500 } },
  },
  play: async ({ userEvent, args }) => {
    const bar = await screen.findByRole('progressbar', { name: 'Deleting products' });
    await expect(bar).toHaveAttribute('aria-valuetext', '216 of 500, 4 failed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelRun).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the rest' }));
    await expect(args.onCancelRun).toHaveBeenCalledOnce();
  },
};

/** The rows get their previous values back. */
export const Undoing: Story = {
  tags: ['no-picture'],
  args: {
    state: { status: 'running', purpose: 'undo', action, progress: { done: 3, failed: 1, total: 9 } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Undoing changes' });
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 9, 1 failed');
  },
};

export const Cancelling: Story = {
  args: {
    state: {
      status: 'cancelling',
      purpose: 'action',
      action,
      progress: { done: 212, failed: 4, total: 500 },
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Finishing/ }));
    await expect(args.onCancelRun).not.toHaveBeenCalled();
  },
};

const failures = Array.from({ length: 20 }, (_, index) => ({
  id: `${index}`,
  name: `Diya brass lamp, lot ${index + 1}`,
  reason: index % 3 === 0 ? 'Product not found' : 'Couldn’t reach the store.',
}));

export const Finished: Story = {
  args: { state: { status: 'finished', action, result: { done: 480, failures, skipped: 0 } } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Some items failed' });
    await expect(dialog).toHaveAccessibleDescription('480 products deleted, 20 failed.');
    await expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Try 20 again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const FinishedOnAPhone: Story = { args: Finished.args, globals: phone };

export const CancelledWithFailures: Story = {
  tags: ['no-picture'],
  args: {
    state: {
      status: 'finished',
      action: { kind: 'status', status: 'draft' },
      result: { done: 1, failures: failures.slice(0, 2), skipped: 1200 },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      '1 product is now a draft, 2 failed, 1,200 skipped.',
    );
  },
};

// Fails to compile if a state has no story.
void ({
  confirming: Confirming,
  running: Running,
  cancelling: Cancelling,
  finished: Finished,
} satisfies Record<Exclude<State['status'], 'closed'>, Story>);
