import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { newerVersion as newerVersionMessages } from '#languages/en/productForm.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { anOrder } from '#mocks/builders.ts';
import { type LiveBackend, liveBackend } from '#mocks/live.ts';
import { mockCall, refuse } from '#mocks/mockCall.ts';
import { sampleProduct, sampleProducts } from '#server/seed/sampleProducts.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// What others write while a page is open.

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
  loaders: [() => ({ backend: liveBackend() })],
  beforeEach: ({ msw, loaded }) => msw.use(...(loaded['backend'] as LiveBackend).handlers),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const backendOf = ({ loaded }: Context) => loaded['backend'] as LiveBackend;
const isListening = (context: Context) => waitFor(() => expect(backendOf(context).count()).toBe(1));
const getRows = ({ canvas }: Context) => canvas.getAllByRole('row').map((row) => row.textContent);

const theirs = anOrder({ product: { name: 'Their lamp' }, createdAt: '2026-12-01T00:00:00.000Z' });

/** Somebody places an order: the list says so, and stays as it is until it is told otherwise. */
const newOrders = async (context: Context) => {
  const { canvas, msw } = context;
  await canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
  await isListening(context);
  const before = getRows(context);
  msw.use(mockCall(calls.getOrders, () => ({ orders: [theirs, ...sampleOrders] })));
  backendOf(context).write({ orders: 1, ordersPlaced: 1 });
  const button = await canvas.findByRole('button', { name: orderListMessages.newRows });
  await expect(canvas.getByText(orderListMessages.newRows)).toBeVisible();
  await expect(getRows(context)).toEqual(before);
  return button;
};

export const NewOrders: Story = { play: async (context) => void (await newOrders(context)) };
export const NewOrdersOnAPhone: Story = { ...NewOrders, globals: phone };

export const NewOrdersShown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await newOrders(context);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(`1-10 of ${sampleOrders.length + 1} orders`);
    await waitFor(() => expect(canvas.queryByRole('button', { name: orderListMessages.newRows })).toBeNull());
    // The button is gone: the focus is where the news is.
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('Their lamp'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** An order has another status: nothing came, and that is what is said. */
export const OrdersChanged: Story = {
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
    await isListening(context);
    msw.use(mockCall(calls.getOrders, () => ({ orders: sampleOrders.slice(1) })));
    backendOf(context).write({ orders: 3 });
    await expect(await canvas.findByRole('button', { name: orderListMessages.changed })).toBeVisible();
    await expect(canvas.getByText(`1-10 of ${sampleOrders.length} orders`)).toBeVisible();
  },
};

/** What this tab has written itself is no news. */
export const OwnDeletion: Story = {
  args: { at: '/product-list' },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const first = sampleProducts[0]!;
    await canvas.findByText(`1–10 of ${sampleProducts.length}`);
    await isListening(context);
    msw.use(
      mockCall(calls.deleteProduct, () => {
        backendOf(context).write({ products: 1 });
        return {};
      }),
    );
    await pressDelete(context, first.name);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await canvas.findByText(`1–10 of ${sampleProducts.length - 1}`);
    await expect(canvas.queryByRole('button', { name: orderListMessages.changed })).toBeNull();
    backendOf(context).write({ products: 1 });
    await expect(await canvas.findByRole('button', { name: orderListMessages.changed })).toBeVisible();
    await canvas.findByText('12,847');
  },
};

/** Where there is no row that could move, what comes is shown at once. */
export const FirstProduct: Story = {
  args: { at: '/product-list' },
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => ({ products: [] }))),
  play: async (context) => {
    const { canvas, msw } = context;
    await isListening(context);
    await canvas.findByRole('heading', { name: 'No Products Found' });
    msw.use(mockCall(calls.getAllProducts, () => ({ products: sampleProducts.slice(0, 1) })));
    backendOf(context).write({ products: 1 });
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await canvas.findByText('12,847');
  },
};

const product = sampleProduct('Nimbus Tab 11');
const renewed: StoredProduct = {
  ...product,
  name: 'Nimbus Tab 11, renewed',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const typing = async (context: Context) => {
  const { canvas } = context;
  const name = await canvas.findByRole('textbox', { name: 'Product Name' });
  await waitFor(() => expect(name).toHaveValue(product.name));
  await isListening(context);
  fireEvent.change(name, { target: { value: 'Nimbus Tab 12' } });
  return name;
};

/** The product that is being edited was saved by somebody else: said at once, and nothing that was typed is lost. */
const savedElsewhere = async (context: Context) => {
  const { canvas, msw } = context;
  const name = await typing(context);
  // Another product first: that is no news here.
  const asked: string[] = [];
  msw.use(
    mockCall(calls.getProduct, () => {
      asked.push('same');
      return { product };
    }),
  );
  backendOf(context).write({ products: 1 });
  await waitFor(() => expect(asked).toEqual(['same']));
  await expect(canvas.queryByText(newerVersionMessages.saved)).toBeNull();
  msw.use(mockCall(calls.getProduct, () => ({ product: renewed })));
  backendOf(context).write({ products: 1 });
  await expect(await canvas.findByText(newerVersionMessages.saved)).toBeVisible();
  await expect(name).toHaveValue('Nimbus Tab 12');
};

export const ProductSavedElsewhere: Story = {
  args: { at: `/edit-product/${product._id}` },
  play: savedElsewhere,
};
export const ProductSavedElsewhereOnAPhone: Story = { ...ProductSavedElsewhere, globals: phone };

export const TheirVersionLoaded: Story = {
  ...ProductSavedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await savedElsewhere(context);
    await userEvent.click(canvas.getByRole('button', { name: newerVersionMessages.load }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Product Name' })).toHaveValue(renewed.name),
    );
    await expect(canvas.queryByText(newerVersionMessages.saved)).toBeNull();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    // However soon after the last letter: what was typed is offered.
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const ProductDeletedElsewhere: Story = {
  ...ProductSavedElsewhere,
  play: async (context) => {
    const { canvas, msw } = context;
    const name = await typing(context);
    msw.use(mockCall(calls.getProduct, () => refuse(404, 'Product not found.')));
    backendOf(context).write({ products: 1 });
    await expect(await canvas.findByText(newerVersionMessages.deleted)).toBeVisible();
    await expect(name).toHaveValue('Nimbus Tab 12');
  },
};
