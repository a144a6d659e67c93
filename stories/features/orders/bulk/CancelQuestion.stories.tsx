import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { lenientOrder } from '#contract/orders/order.ts';
import { BulkDialog } from '#features/bulk/BulkDialog.tsx';
import {
  createOrderBulkMessages,
  toSelectableOrder,
} from '#features/orders/bulk/createOrderBulkMessages.tsx';
import type { OrderBulkAction } from '#features/orders/bulk/OrderBulkBar.tsx';
import * as messages from '#languages/en/orders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';

const Dialog = BulkDialog<OrderBulkAction>;
const rows = sampleOrders.map((order) => toSelectableOrder(messages, lenientOrder.parse(order)));

/** Asks before cancelling several orders at once. */
const meta = {
  component: Dialog,
  args: {
    messages: createOrderBulkMessages(messages),
    state: { status: 'confirming', action: { status: 'cancelled' }, rows: rows.slice(0, 17) },
    onConfirm: fn(),
    onCancel: fn(),
    onCancelRun: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidAndDelivered: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 17 orders?' });
    await expect(dialog).toHaveAccessibleDescription(/\d+ are already paid\. \d+ are already delivered\./);
    await expect(dialog).toHaveAccessibleDescription(/and 12 more$/);
    await expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel 17 orders' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
