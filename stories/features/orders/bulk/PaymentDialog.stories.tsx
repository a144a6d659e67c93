import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { lenientOrder } from '#contract/orders/order.ts';
import { PaymentDialog } from '#features/orders/bulk/PaymentDialog.tsx';
import { toSelectableOrder } from '#features/orders/bulk/toSelectableOrder.ts';
import * as messages from '#languages/en/orders.ts';
import { bulkPayment as t } from '#languages/en/orderTools.ts';
import { anOrder } from '#mocks/builders.ts';
import { phone } from '../../../viewports.ts';

const rows = ['pending', 'pending', 'failed', 'paid', 'paid', 'refunded'].map((paymentStatus, index) =>
  toSelectableOrder(
    messages,
    lenientOrder.parse(
      anOrder({
        _id: `674f1c2${index}9c41e77b20d5a6f3`,
        product: { _id: 'kettle', name: 'Morrow gooseneck pour-over kettle, 900 ml' },
        paymentDetails: { paymentStatus },
      }),
    ),
  ),
);

/** Records a payment or a refund of several orders. */
const meta = {
  component: PaymentDialog,
  args: { status: 'paid', rows, stockCapability: 'offered', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of six orders can become paid. */
export const Paid: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: t.title.paid(3) });
    await waitFor(() => expect(screen.getByText(t.skipped(2, 'Paid'))).toBeVisible());
    await expect(screen.getByText(t.skipped(1, 'Refunded'))).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
    const reference = screen.getByRole('textbox', { name: t.reference });
    await expect(reference).toHaveFocus();
    await userEvent.type(reference, 'NEFT 20112026{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith(
      { kind: 'payment', status: 'paid', reference: 'NEFT 20112026', returning: new Set() },
      rows.slice(0, 3),
    );
  },
};

/** A refund offers to put the pieces back into stock. The reference is optional. */
export const Refunded: Story = {
  args: { status: 'refunded' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: t.title.refunded(2) });
    await expect(screen.getByRole('switch', { name: 'Put 2 pieces back into stock' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: t.confirm.refunded(2) }));
    await expect(args.onConfirm.mock.calls[0]![0]).toEqual({
      kind: 'payment',
      status: 'refunded',
      reference: '',
      returning: new Set([rows[3]!.id, rows[4]!.id]),
    });
  },
};
export const RefundedOnAPhone: Story = {
  args: { status: 'refunded' },
  tags: ['only-light'],
  globals: phone,
};

export const NoneCanBePaid: Story = {
  args: { rows: rows.slice(3) },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: t.confirm.paid(3) });
    await expect(confirm).toHaveAccessibleDescription(t.none.paid);
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ReferenceTooLong: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    const reference = await screen.findByRole('textbox', { name: t.reference });
    await userEvent.click(reference);
    await userEvent.paste('9'.repeat(101));
    await expect(reference).toHaveAccessibleDescription(t.referenceTooLong(100));
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
