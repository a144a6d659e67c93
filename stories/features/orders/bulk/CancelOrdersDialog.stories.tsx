import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { CancelOrdersDialog } from '#features/orders/bulk/CancelOrdersDialog.tsx';
import { toSelectableOrder } from '#features/orders/bulk/toSelectableOrder.ts';
import { stockReturn as t } from '#languages/en/orderTools.ts';
import * as messages from '#languages/en/orders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { phone } from '../../../viewports.ts';

const toRows = (orders: readonly StoredOrder[]) =>
  orders.map((order) => toSelectableOrder(messages, lenientOrder.parse(order)));

/** Asks before cancelling several orders at once. */
const meta = {
  component: CancelOrdersDialog,
  args: {
    rows: toRows(sampleOrders.slice(0, 17)),
    stockCapability: 'offered',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CancelOrdersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pieces of the delivered ones don't come back. */
export const PaidAndDelivered: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 17 orders?' });
    await expect(dialog).toHaveAccessibleDescription(/\d+ are already paid\. \d+ are already delivered\./);
    await expect(dialog).toHaveAccessibleDescription(/and 12 more$/);
    await expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
    const stock = screen.getByRole('switch', { name: /^Put \d+ pieces back into stock$/ });
    await expect(stock).toBeChecked();
    await expect(stock).toHaveAccessibleDescription(t.withoutDelivered);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel 17 orders' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm.mock.calls[0]![0].size).toBeGreaterThan(1);
  },
};
export const PaidAndDeliveredOnAPhone: Story = {
  ...PaidAndDelivered,
  tags: ['only-light'],
  globals: phone,
};

const isDelivered = ({ orderDetails }: StoredOrder) => orderDetails?.orderStatus === 'delivered';

export const OnlyDelivered: Story = {
  args: { rows: toRows(sampleOrders.filter(isDelivered).slice(0, 2)) },
  play: async ({ userEvent, args }) => {
    const stock = await screen.findByRole('switch', { name: /^Put \d+ pieces back into stock$/ });
    await expect(stock).not.toBeChecked();
    await expect(stock).toHaveAccessibleDescription(t.onlyDelivered);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel 2 orders' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(stock);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel 2 orders' }));
    await expect(args.onConfirm.mock.calls[1]![0].size).toBe(2);
  },
};

/** The backend can't put pieces back. */
export const WithoutStock: Story = {
  tags: ['no-picture'],
  args: { stockCapability: 'unavailable' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 17 orders' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(new Set());
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};
