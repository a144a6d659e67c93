import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { cart as t } from '#languages/en/orderDetail.ts';
import { OrderCart } from '#features/orders/detail/OrderCart.tsx';
import { anOrder } from '#mocks/builders.ts';
import { largeText, rightToLeft, smallest } from '../../../viewports.ts';

const ofCart = (id: string, parts: Partial<StoredOrder> = {}) =>
  lenientOrder.parse(anOrder({ _id: id, cart: '9b2f6c1e', ...parts }));
const orders = [ofCart('kettle'), ofCart('lamp'), ofCart('rug')] as const;
const listed = { status: 'listed', orders } as const;

const meta = {
  component: OrderCart,
  args: { order: orders[1], cart: listed, onNavigate: fn(), onPrint: fn(), onRetry: fn() },
  // The width of the dialog.
  decorators: [
    (Story) => (
      <main className="max-w-2xl">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the orders of the cart, steps through them, and prints their packing slip. */
export const Listed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '2 more in this cart' })).toHaveAttribute(
      'href',
      '/orders?cart=9b2f6c1e',
    );
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(orders[0]);
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(orders[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Packing slip for 3 orders' }));
    await expect(args.onPrint).toHaveBeenCalledWith(orders);
  },
};

export const FirstOfTwo: Story = {
  tags: ['no-picture'],
  args: { order: orders[0], cart: { status: 'listed', orders: orders.slice(0, 2) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '1 more in this cart' })).toBeVisible();
    const previous = canvas.getByRole('button', { name: t.previous });
    await expect(previous).toHaveAccessibleDescription(t.onFirst);
    await userEvent.click(previous);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** A cancelled order isn't packed, so no packing slip of several orders is offered. */
export const OtherCancelled: Story = {
  args: {
    order: orders[0],
    cart: {
      status: 'listed',
      orders: [orders[0], ofCart('rug', { orderDetails: { orderStatus: 'cancelled' } })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 more in this cart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Packing slip/ })).toBeNull();
  },
};

export const Alone: Story = {
  tags: ['no-picture'],
  args: { order: orders[0], cart: { status: 'listed', orders: [orders[0]] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

export const Loading: Story = {
  tags: ['no-picture'],
  args: { cart: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

export const Failed: Story = {
  args: { cart: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnTheSmallest: Story = { globals: smallest };
export const TwiceTheText: Story = { tags: ['no-picture'], globals: largeText };
export const RightToLeft: Story = { globals: rightToLeft };
