import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StoredOrder } from '#contract/orders/order.ts';
import { payment, stock, tracking as t } from '#languages/en/orderChanges.ts';
import { dialog as dialogMessages } from '#languages/en/orderDetail.ts';
import type { OrderDetailState } from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { page, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { busyHistory, busyOrder } from './orderLife.ts';
import { findDialog } from '../../../findDialog.ts';

// The dialog over a backend that offers everything.

const stateOf = (parts: Partial<StoredOrder> = {}): OrderDetailState => ({
  status: 'shown',
  order: busyOrder(parts),
  position: {
    number: 2,
    total: { count: 36, precision: 'exact' },
    previousId: 'previous',
    nextId: 'next',
  },
  update: { status: 'idle' },
  question: undefined,
  offers: { status: 'offered', notes: 'offered', tracking: 'offered', payment: 'offered', stock: 'offered' },
  history: { status: 'listed', events: busyHistory },
});

const meta = {
  component: OrderDialog,
  parameters: page,
  args: {
    state: stateOf(),
    notes: {
      ownId: 'ananya',
      readDraft: () => undefined,
      writeDraft: fn(),
      onSave: fn(() => Promise.resolve({ status: 'done' as const })),
      onRemove: fn(() => Promise.resolve({ status: 'done' as const })),
    },
    lastCarrier: '',
    onClose: fn(),
    onNavigate: fn(),
    onCopy: fn(),
    onPrint: fn(),
    onCopyAddress: fn(),
    onCopyTracking: fn(),
    onAsk: fn(),
    onChange: fn(),
    onAnswer: fn() as never,
    onDismissQuestion: fn(),
    onChooseStatus: fn(),
    onRetryUpdate: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order on its way. Its parcel can be followed, changed and removed, and its payment refunded. */
export const OnItsWay: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const parcel = within(dialog.getByRole('group', { name: t.title }));
    await expect(parcel.getByRole('link', { name: 'JD014600006281230704' })).toHaveAttribute(
      'href',
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600006281230704',
    );
    await userEvent.click(parcel.getByRole('button', { name: t.copy }));
    await expect(args.onCopyTracking).toHaveBeenCalledWith(expect.objectContaining({ carrier: 'DHL' }));
    await userEvent.click(parcel.getByRole('button', { name: t.change }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('tracking');
    await userEvent.click(parcel.getByRole('button', { name: t.remove }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'tracking', tracking: undefined });
    await expect(dialog.queryByRole('button', { name: payment.mark.paid })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: payment.mark.refunded }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('refunded');
    (document.activeElement as HTMLElement).blur();
  },
};
export const OnItsWayOnAPhone: Story = { globals: phone, play: async () => void (await findDialog()) };
export const OnItsWayOnTheSmallest: Story = {
  globals: smallest,
  play: async () => void (await findDialog()),
};
export const OnItsWayRightToLeft: Story = {
  globals: rightToLeft,
  play: async () => void (await findDialog()),
};

/** `n` opens a new note and scrolls to it. */
export const NotesByKey: Story = {
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.keyboard('n');
    const note = await dialog.findByRole('textbox');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, 'Call before delivery');
    (document.activeElement as HTMLElement).blur();
  },
};

/** A payment failed at the storefront, so the pieces are still missing. A delivery has no parcel yet. */
export const StockToReturn: Story = {
  args: {
    state: stateOf({
      paymentDetails: { paymentStatus: 'failed' },
      tracking: undefined,
      orderDetails: { orderStatus: 'delivered' },
    }),
  },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText(stock.notReturned(3))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: stock.move.return }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'stock', move: 'return' });
    await userEvent.click(dialog.getByRole('button', { name: payment.mark.paid }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('paid');
    await userEvent.click(dialog.getByRole('button', { name: t.add }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('tracking');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The order is active again. */
export const StockToTake: Story = {
  tags: ['no-picture'],
  args: { state: stateOf({ stock: 'returned' }) },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText(stock.stillReturned(3))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: stock.move.take }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'stock', move: 'take' });
  },
};

/** An order with notes can be packed with or without them. */
export const PrintingNotes: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: dialogMessages.printMenu }));
    const item = dialogMessages.printItems.packingSlipWithNotes;
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await expect(args.onPrint).toHaveBeenCalledWith('packingSlipWithNotes', expect.anything());
  },
};
