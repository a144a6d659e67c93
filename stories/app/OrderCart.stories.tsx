import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import { cart as t } from '#languages/en/orderDetail.ts';
import { openBackend } from '#mocks/backend.ts';
import { anOrder } from '#mocks/builders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const print = fn();

const ofCart = (id: string, minute: number, parts: Partial<StoredOrder> = {}) =>
  anOrder({ _id: id, cart: 'Cart-1', createdAt: `2026-11-20T03:0${minute}:00.000Z`, ...parts });
const inCart = [
  ofCart('kettle', 1),
  ofCart('lamp', 2, { product: { name: 'Diya brass dome table lamp', brand: 'Diya' } }),
  ofCart('rug', 3, { product: { name: 'Handwoven rug', brand: 'Morrow' }, quantity: 2 }),
];
/** The filter of the list ignores case, but a name is a name. */
const otherCase = ofCart('stool', 4, { cart: 'cart-1' });

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders?order=lamp' },
  beforeEach: async () => {
    const orders = [...sampleOrders, ...inCart, otherCase];
    await openBackend({ orders, capabilities: [PAGED_LISTS_CAPABILITY] });
    const original = window.print;
    window.print = print.mockClear();
    return () => void (window.print = original);
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const findCart = async () => within(await screen.findByRole('region', { name: t.title }));

/** The dialog shows the other orders of a cart. */
export const InTheDialog: Story = {
  play: async ({ userEvent }) => {
    const cart = await findCart();
    await expect(cart.getByText('2 of 3')).toBeVisible();
    const next = cart.getByRole('button', { name: t.next });
    await userEvent.click(next);
    await expect(await screen.findByRole('dialog', { name: /Order rug/ })).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription(t.onLast);
  },
};
export const InTheDialogOnAPhone: Story = {
  globals: phone,
  play: async () => expect((await findCart()).getByText('2 of 3')).toBeVisible(),
};

/** One packing slip, with a line for each order. */
export const PackingSlip: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const cart = await findCart();
    await userEvent.click(cart.getByRole('button', { name: 'Packing slip for 3 orders' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheets = [...document.querySelectorAll('.paper-sheet')];
    await expect(sheets).toHaveLength(1);
    await expect(sheets[0]!.querySelectorAll('tbody tr')).toHaveLength(3);
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** The link filters the list by the cart. */
export const InTheList: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await findCart()).getByRole('link', { name: '2 more in this cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^1-4 of 4 /)).toBeVisible();
    await expect(canvas.getByText('Cart: Cart-1')).toBeVisible();
  },
};
