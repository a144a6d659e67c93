import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { PAYMENTS_BY_HAND } from '#contract/orders/orderEvents.ts';
import { OrderBulkBar } from '#features/orders/bulk/OrderBulkBar.tsx';
import { page, phone } from '../../../viewports.ts';

const meta = {
  component: OrderBulkBar,
  parameters: page,
  args: {
    count: 12,
    hiddenCount: 0,
    onShowSelected: fn(),
    selectAll: { status: 'available', label: 'Select all 1,284 orders' },
    onSelectAll: fn(),
    onCancelSelectAll: fn(),
    statuses: ORDER_STATUSES,
    payments: PAYMENTS_BY_HAND,
    onAction: fn(),
    trackingCapability: 'offered',
    onAddTracking: fn(),
    onPrint: fn(),
    exportSelected: { status: 'ready', onClick: fn() },
    onClear: fn(),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-(--page-gutter)">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderBulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = ['Pending', 'Confirmed', 'Out for delivery', 'Delivered', 'Cancelled'];

export const StatusMenu: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('region', { name: 'Selected orders' })).toBeVisible();

    await step('The menu lists all statuses, and sets one.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change status' }));
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map((one) => one.textContent)).toEqual(labels);
      await userEvent.click(items[2]!);
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith({
        kind: 'status',
        status: 'out_for_delivery',
        returning: new Set(),
      });
    });

    await step('Another menu records payments.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as paid' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        kind: 'payment',
        status: 'paid',
        reference: '',
        returning: new Set(),
      });
    });

    await step('A button adds tracking.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add tracking…' }));
      await expect(args.onAddTracking).toHaveBeenCalledOnce();
    });

    await step('Another menu prints sheets.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Packing slips' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Packing slips with notes' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Invoices' }));
      await expect(args.onPrint.mock.calls).toEqual([['packingSlip'], ['packingSlipWithNotes'], ['invoice']]);
    });

    await step('Another button exports the orders.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.exportSelected.onClick).toHaveBeenCalledOnce();
    });
    (document.activeElement as HTMLElement).blur();
  },
};

export const MenuOnAPhone: Story = {
  tags: ['no-picture'],
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual([
      'Select all 1,284 orders',
      ...labels,
      'Mark as paid',
      'Mark as refunded',
      'Packing slips',
      'Packing slips with notes',
      'Invoices',
      'Add tracking…',
      'Export',
    ]);
    await userEvent.click(items.at(-1)!);
    await expect(args.exportSelected.onClick).toHaveBeenCalledOnce();
  },
};

/** The backend can't change orders. They can still be printed and exported. */
export const WithoutChanges: Story = {
  tags: ['no-picture'],
  args: { statuses: [], payments: [], trackingCapability: 'unavailable' },
  play: async ({ canvas }) => {
    for (const name of ['Change status', 'Payment', 'Add tracking…'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};
