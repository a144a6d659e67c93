import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { openAdminStorage } from '#app/browser/adminStorage.ts';
import { calls } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { newerVersion as newerVersionMessages } from '#languages/en/productForm.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { anAdmin, anOrder } from '#mocks/builders.ts';
import { ananya, getBackend, openBackend } from '#mocks/backend.ts';
import { type LiveBackend, mockLiveBackend } from '#mocks/mockLiveBackend.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { sampleProduct, sampleProducts } from '#server/seed/sampleProducts.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { appPage, phone } from '../viewports.ts';
import { SUSPENDED_IN_ACT } from '../../.storybook/strayErrors.ts';
import { AppAt } from './AppAt.tsx';
import { waitForSales } from './waitForSales.ts';

// Changes by other administrators while a page is open.

const UPDATES_AVAILABLE = 'Updates available · Refresh';

const meta = {
  component: AppAt,
  // The mocked network can't stream to WebKit, which has no transferable streams.
  tags: ['not-webkit'],
  parameters: appPage,
  args: { at: '/orders' },
  loaders: [() => ({ backend: mockLiveBackend() })],
  beforeEach: async ({ msw, loaded }) => {
    await openBackend({ capabilities: [LIVE_CAPABILITY] });
    msw.use((loaded['backend'] as LiveBackend).handler);
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getStream = ({ loaded }: Context) => loaded['backend'] as LiveBackend;
const waitForConnection = (context: Context) =>
  waitFor(() => expect(getStream(context).countStreams()).toBe(1));
const getRowTexts = ({ canvas }: Context) => canvas.getAllByRole('row').map((row) => row.textContent);

const aNewOrder = (index: number) =>
  anOrder({
    _id: `${index}`.padStart(24, '9'),
    product: { name: 'Their lamp' },
    createdAt: '2026-12-01T00:00:00.000Z',
  });

/** Places new orders. The list shows a button, and its rows stay until the button is pressed. Returns the button. */
const placeOrders = async (context: Context, count: number) => {
  const { canvas, msw } = context;
  await canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
  await waitForConnection(context);
  await expect(document.title).toBe('Product Orders · Counter');
  const before = getRowTexts(context);
  const newOrders = Array.from({ length: count }, (_, index) => aNewOrder(index));
  msw.use(mockCall(calls.getOrders, () => ({ orders: [...newOrders, ...sampleOrders] })));
  getStream(context).announceWrites({ orders: count, ordersPlaced: count });
  const button = await canvas.findByRole('button', { name: orderListMessages.newRows(count) });
  await expect(canvas.getByText(orderListMessages.newRows(count))).toBeVisible();
  await expect(document.title).toBe(`(${count}) Product Orders · Counter`);
  await expect(getRowTexts(context)).toEqual(before);
  return button;
};

/** The title counts too, so that the tab shows it in the background. */
export const NewOrder: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await expect(await placeOrders(context, 1)).toHaveTextContent('1 new order · Show');
  },
};
export const NewOrderOnAPhone: Story = { ...NewOrder, tags: ['no-picture'], globals: phone };

export const NewOrdersShown: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await placeOrders(context, 3);
    await expect(button).toHaveTextContent('3 new orders · Show');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(`1-10 of ${sampleOrders.length + 3} orders`);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new orders/ })).toBeNull());
    await waitFor(() => expect(document.title).toBe('Product Orders · Counter'));
    // The button is gone, so the focus moves to the new order.
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('Their lamp'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A later page wouldn't show the new orders. */
export const NewOrderShownFromPage2: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?page=2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(`11-20 of ${sampleOrders.length} orders`);
    await waitForConnection(context);
    getStream(context).announceWrites({ orders: 1, ordersPlaced: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: orderListMessages.newRows(1) }));
    await canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
    await waitFor(() => expect(document.title).toBe('Product Orders · Counter'));
  },
};

/** Every page's title counts the orders that came in since the list was last seen, also before a reload. */
export const NewOrdersOvernight: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list' },
  beforeEach: () => {
    const storage = openAdminStorage(anAdmin().email);
    storage.write('orders-placed', 28);
    storage.write('orders-seen', 28);
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.title).toBe('(12) All Products · Counter'));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Orders' })[0]!);
    await canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
    await waitFor(() => expect(document.title).toBe('Product Orders · Counter'));
  },
};

/** Places new orders while a page without orders is open. Returns the toasts. */
const placeOrdersElsewhere = async (context: Context, count: number) => {
  await context.canvas.findByRole('heading', { level: 1, name: 'All Products' });
  await context.canvas.findByText(`1–10 of ${sampleProducts.length}`);
  await waitForConnection(context);
  // The stream's first event.
  await waitFor(() => expect(openAdminStorage(anAdmin().email).read('orders-placed')).toBe(40));
  getStream(context).announceWrites({ orders: count, ordersPlaced: count });
  return within(await screen.findByRole('region', { name: /Notifications/ }));
};

/** The toast has the order's total, and opens the order. */
export const NewOrderElsewhere: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list' },
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: async () => {
    await openBackend({ capabilities: [LIVE_CAPABILITY, PAGED_LISTS_CAPABILITY] });
  },
  play: async (context) => {
    const toasts = await placeOrdersElsewhere(context, 1);
    await toasts.findByText(/^New order · ₹[\d,]+/, undefined, { timeout: 3000 });
    await context.userEvent.click(toasts.getByRole('button', { name: 'View' }));
    await screen.findByRole('dialog', { name: /^Order/ });
  },
};

/** Several share a toast, which opens the list. Reading it isn't seeing the orders. */
export const NewOrdersElsewhere: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list' },
  play: async (context) => {
    const toasts = await placeOrdersElsewhere(context, 2);
    getStream(context).announceWrites({ orders: 1, ordersPlaced: 1 });
    await toasts.findByText('3 new orders', undefined, { timeout: 3000 });
    await expect(document.title).toBe('(3) All Products · Counter');
    await context.userEvent.click(toasts.getByRole('button', { name: 'View' }));
    await context.canvas.findByText(`1-10 of ${sampleOrders.length} orders`);
    await waitFor(() => expect(document.title).toBe('Product Orders · Counter'));
  },
};

/** Counts can't move under the pointer, so they update at once. The list updates when its button is pressed. */
export const CountsFollow: Story = {
  tags: ['no-picture'],
  args: { at: '/' },
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('link', { name: '3 orders pending' });
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription('3 orders pending');
    await canvas.findByText('12,847');
    await waitForConnection(context);
    const pending = anOrder({ orderDetails: { orderStatus: 'pending' } });
    msw.use(
      mockCall(calls.getOrders, () => ({ orders: [pending, ...sampleOrders] })),
      mockCall(calls.dashboardDetails, () => ({
        totalOrders: 12_848,
        totalUsers: 48_219,
        totalProducts: 214,
        totalRevenueAmount: 48_623_910,
      })),
    );
    getStream(context).announceWrites({ orders: 1, ordersPlaced: 1 });
    await canvas.findByRole('link', { name: '4 orders pending' });
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription('4 orders pending');
    await canvas.findByText('12,848');
    // Counting them doesn't show them.
    await expect(document.title).toMatch(/^\(1\) /);
    await waitForSales();
  },
};

/** A deletion in this tab shows no update button; a later write elsewhere does. */
export const OwnDeletion: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list' },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const first = sampleProducts[0]!;
    await canvas.findByText(`1–10 of ${sampleProducts.length}`);
    await waitForConnection(context);
    msw.use(
      mockCall(calls.deleteProduct, async ({ params }) => {
        const { products } = (await getBackend()).db;
        await products.remove(params.id, { at: '2026-11-20T09:30:00.000Z', adminId: ananya.id });
        getStream(context).announceWrites({ products: 1 });
        return {};
      }),
    );
    await pressDelete(context, first.name);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await canvas.findByText(`1–10 of ${sampleProducts.length - 1}`);
    await expect(canvas.queryByRole('button', { name: UPDATES_AVAILABLE })).toBeNull();
    getStream(context).announceWrites({ products: 1 });
    await expect(await canvas.findByRole('button', { name: UPDATES_AVAILABLE })).toBeVisible();
    await canvas.findByText('12,847');
  },
};

/** Saves a product as someone else would. */
async function saveProduct(context: Context, id: string, change: Partial<StoredProduct>) {
  const { products } = (await getBackend()).db;
  const before = (await products.find(id))!;
  await products.replace({ ...before, ...change }, before, {
    at: '2026-11-20T09:30:00.000Z',
    adminId: ananya.id,
  });
  getStream(context).announceWrites({ products: 1 });
}

/** A sale changes the stock in its row. The button appears if a row would move. */
export const StockSoldElsewhere: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list?sort=stock.descending' },
  beforeEach: async () =>
    void (await openBackend({ capabilities: [LIVE_CAPABILITY, PAGED_LISTS_CAPABILITY] })),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(`1–10 of ${sampleProducts.length}`);
    await waitForConnection(context);
    const [most, second] = sampleProducts.toSorted((one, other) => other.stock - one.stock);
    const getNames = () =>
      canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('link')[0]?.textContent);
    const before = getNames();
    const getKilograms = (stock: number) => `${stock.toLocaleString('en')} kg`;
    const row = canvas.getByRole('link', { name: most!.name }).closest('tr')!;
    await saveProduct(context, most!._id, { stock: most!.stock - 1 });
    await waitFor(() => expect(row).toHaveTextContent(getKilograms(most!.stock - 1)), { timeout: 3000 });
    await expect(canvas.queryByRole('button', { name: UPDATES_AVAILABLE })).toBeNull();

    await saveProduct(context, most!._id, { stock: second!.stock - 1 });
    await expect(
      await canvas.findByRole('button', { name: UPDATES_AVAILABLE }, { timeout: 3000 }),
    ).toBeVisible();
    await expect(row).toHaveTextContent(getKilograms(second!.stock - 1));
    await expect(getNames()).toEqual(before);
  },
};

/** An empty list has no rows that could move, so a new product is shown immediately. */
export const FirstProduct: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list' },
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => ({ products: [] }))),
  play: async (context) => {
    const { canvas, msw } = context;
    await waitForConnection(context);
    await canvas.findByRole('heading', { name: 'No Products Found' });
    msw.use(mockCall(calls.getAllProducts, () => ({ products: sampleProducts.slice(0, 1) })));
    getStream(context).announceWrites({ products: 1 });
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await canvas.findByText('12,847');
  },
};

const product = sampleProduct('Nimbus Tab 11');
const newerVersion: StoredProduct = {
  ...product,
  name: 'Nimbus Tab 11, renewed',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const editName = async (context: Context) => {
  const { canvas } = context;
  const name = await canvas.findByRole('textbox', { name: 'Product name' });
  await waitFor(() => expect(name).toHaveValue(product.name));
  await waitForConnection(context);
  fireEvent.change(name, { target: { value: 'Nimbus Tab 12' } });
  return name;
};

/** Saves the edited product as someone else would. A notice appears, and the edited text stays. */
const saveElsewhere = async (context: Context) => {
  const { canvas, msw } = context;
  const name = await editName(context);
  // First another product changes, which shows no notice.
  let requestCount = 0;
  msw.use(
    mockCall(calls.getProduct, () => {
      requestCount++;
      return { product };
    }),
  );
  getStream(context).announceWrites({ products: 1 });
  await waitFor(() => expect(requestCount).toBe(1));
  await expect(canvas.queryByText(newerVersionMessages.saved)).toBeNull();
  msw.use(mockCall(calls.getProduct, () => ({ product: newerVersion })));
  getStream(context).announceWrites({ products: 1 });
  await expect(await canvas.findByText(newerVersionMessages.saved)).toBeVisible();
  await expect(name).toHaveValue('Nimbus Tab 12');
};

export const TheirVersionLoaded: Story = {
  tags: ['no-picture'],
  args: { at: `/edit-product/${product._id}` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await saveElsewhere(context);
    await userEvent.click(canvas.getByRole('button', { name: newerVersionMessages.load }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue(newerVersion.name),
    );
    await expect(canvas.queryByText(newerVersionMessages.saved)).toBeNull();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    // The edited text can be restored, even if the autosave was still pending.
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const ProductDeletedElsewhere: Story = {
  tags: ['no-picture'],
  args: { at: `/edit-product/${product._id}` },
  play: async (context) => {
    const { canvas, msw } = context;
    const name = await editName(context);
    msw.use(mockCall(calls.getProduct, () => respondWithError(404, 'Product not found.')));
    getStream(context).announceWrites({ products: 1 });
    await expect(await canvas.findByText(newerVersionMessages.deleted)).toBeVisible();
    await expect(name).toHaveValue('Nimbus Tab 12');
  },
};
