import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { anAdmin } from '#mocks/builders.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { mockCall, neverRespond, respondWithError, networkError } from '#mocks/mockCall.ts';
import { secondBrand, withSecondBrand } from '#mocks/secondBrand.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { getToastTexts } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { waitForSales } from './waitForSales.ts';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = sampleProducts[0]!.name;

const noTotals = { totalOrders: 0, totalUsers: 1, totalProducts: 0, totalRevenueAmount: 0 };

/** Returns the texts of the to-do row's links. */
async function getTodo(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const row = within(await canvas.findByRole('region', { name: 'To do' }));
  return (await row.findAllByRole('link')).map((link) => link.textContent);
}

const sampleTodo = [
  '3 orders pending',
  '2 orders to dispatch',
  '1 payment failed',
  '1 out of stock',
  '1 draft product',
  '8 low on stock',
];

export const Loaded: Story = {
  tags: ['state:dashboard.loaded', 'state:shell.sidebar.open', 'whole-screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(firstName))[0]).toBeVisible();
    await expect(await canvas.findByText('12,847')).toBeVisible();
    await expect(document.title).toBe('Dashboard · Counter');
    await expect(await getTodo(canvas)).toEqual(sampleTodo);
    await waitForSales();
  },
};
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['state:dashboard.loaded', 'phone', 'whole-screen'],
  globals: phone,
};

/** Name, logo and colours come from the settings of the server. */
export const SecondBrand: Story = {
  tags: ['whole-screen', 'both-themes'],
  args: { settings: { ...demoSettings, brand: secondBrand } },
  decorators: [withSecondBrand],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(firstName))[0]).toBeVisible();
    await canvas.findByText('12,847');
    await expect(canvas.getByRole('link', { name: 'Nova' })).toBeVisible();
    await expect(document.title).toBe('Dashboard · Nova');
    await waitForSales();
  },
};

export const Loading: Story = {
  tags: ['state:dashboard.loading'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.dashboardDetails, neverRespond), mockCall(calls.getAllProducts, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product inventory...')).toBeVisible();
  },
};
export const LoadingOnAPhone: Story = {
  ...Loading,
  tags: ['state:dashboard.loading', 'phone'],
  globals: phone,
};

/** If the totals fail to load, the specification requires zeros without a message. */
export const TotalsFailed: Story = {
  tags: ['state:dashboard.totals-failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.dashboardDetails, () => respondWithError(500))),
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Store totals' }));
    await expect(await totals.findByText('₹0')).toBeVisible();
    await expect(totals.getAllByText('0')).toHaveLength(3);
    await canvas.findAllByText(firstName);
    await waitForSales();
    await expect(getToastTexts()).toEqual([]);
  },
};

/** A total that can't be read is a zero too. It doesn't say that the store is empty. */
export const TotalsUnreadable: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.dashboardDetails, () => Response.json({ data: {} }))),
  play: async (context) => {
    const { canvas } = context;
    await TotalsFailed.play!(context);
    await expect(canvas.getByRole('region', { name: 'Product Inventory' })).toBeVisible();
    await expect(await getTodo(canvas)).toEqual(sampleTodo);
    await expect(canvas.queryByRole('heading', { name: 'Get your store ready' })).toBeNull();
  },
};

/** The rows of the lists count, and not the totals. */
export const TotalsWrong: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.dashboardDetails, () => noTotals)),
  play: async ({ canvas }) => {
    await canvas.findAllByText(firstName);
    await expect(canvas.queryByRole('heading', { name: 'Get your store ready' })).toBeNull();
  },
};

export const ProductsFailed: Story = {
  tags: ['state:dashboard.products-failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => respondWithError(500))),
  play: async ({ canvas }) => {
    const inventory = within(await canvas.findByRole('region', { name: 'Product Inventory' }));
    await expect(await inventory.findByRole('button', { name: 'Try again' })).toBeVisible();
    // Without the products, this backend has nothing to count.
    await expect(canvas.queryByRole('region', { name: 'To do' })).toBeNull();
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await expect(await within(toasts).findByText('Failed to load products')).toBeInTheDocument();
    await canvas.findByText('12,847');
    await waitForSales();
  },
};

export const Empty: Story = {
  tags: ['state:dashboard.empty'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => ({ products: [] }))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect(canvas.queryByText('No products found matching your criteria')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add Your First Product' })).toBeVisible();
    const importLink = canvas.getByRole('link', { name: 'Import products' });
    await expect(importLink).toHaveAttribute('href', '/product-list/import');
    await canvas.findByText('12,847');
    await waitForSales();
    await Promise.all([...canvasElement.querySelectorAll('img')].map((img) => img.decode()));
  },
};

/** Without products and orders, the first steps replace the list, even if the totals can't be loaded. */
export const EmptyStore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.getAllProducts, () => ({ products: [] })),
      mockCall(calls.getOrders, () => ({ orders: [] })),
      mockCall(calls.dashboardDetails, () => respondWithError(500)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Get your store ready' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Add New Product.*Describe it/ })).toBeVisible();
    // This backend can't store the store's details.
    await expect(canvas.queryByRole('link', { name: /^Add store details/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'To do' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'No Products Found' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Sales, last 30 days' })).toBeNull();
  },
};
export const EmptyStoreOnAPhone: Story = { ...EmptyStore, globals: phone };

/** A backend that can store the store's details offers a third step. */
export const EmptyStoreWithDetails: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.getAllProducts, () => ({ products: [] })),
      mockCall(calls.getOrders, () => ({ orders: [] })),
      mockCall(calls.dashboardDetails, () => noTotals),
      mockCall(calls.checkAdmin, () => ({
        isLoggedIn: true,
        admin: anAdmin(),
        capabilities: [STORE_DETAILS_CAPABILITY],
      })),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^Add store details/ })).toHaveAttribute(
      'href',
      '/store-details',
    ),
};

/** With a search or filter in the URL, the empty list says that nothing matches. */
export const EmptyWithCriteria: Story = {
  tags: ['no-picture'],
  args: { at: '/?q=lamp' },
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => ({ products: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found matching your criteria')).toBeVisible();
    await waitForSales();
  },
};

const signedOut = mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }));

export const AccessRequired: Story = {
  tags: ['state:dashboard.access-required'],
  beforeEach: ({ msw }) => msw.use(signedOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Required' })).toBeVisible();
  },
};
/** The link leads to the storefront, if there is one. */
export const AccessRequiredOnAPhone: Story = {
  ...AccessRequired,
  args: { settings: { ...demoSettings, storefrontUrl: 'https://shop.example/' } },
  tags: ['state:dashboard.access-required', 'phone'],
  globals: phone,
  play: async ({ canvas }) => {
    const goHome = await canvas.findByRole('link', { name: 'Go Home' });
    await expect(goHome).toHaveAttribute('href', 'https://shop.example/');
  },
};

export const ArrivalToast: Story = {
  tags: ['state:dashboard.arrival-toast'],
  args: { at: { pathname: '/', state: { message: { tone: 'success', text: 'Successfully logged in!' } } } },
  play: async ({ canvas }) => {
    const toast = await screen.findByText('Successfully logged in!');
    await waitFor(() => expect(toast).toBeVisible());
    await canvas.findByText('12,847');
    await canvas.findAllByText(firstName);
  },
};

export const CheckingSession: Story = {
  tags: ['state:shell.checking-session'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText('Checking your session')).toBeInTheDocument(),
};

export const ServerUnreachable: Story = {
  tags: ['state:shell.server-unreachable'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, networkError)),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.queryByText('Access Required')).toBeNull();
    const onRetry = fn();
    msw.use(mockCall(calls.checkAdmin, () => (onRetry(), networkError())));
    await userEvent.click(retry);
    await waitFor(() => expect(onRetry).toHaveBeenCalled());
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const openDeleteDialog: NonNullable<Story['play']> = async (context) => {
  await context.canvas.findByText('12,847');
  await pressDelete(context, firstName);
  await expect(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
};

export const DeleteConfirm: Story = { tags: ['state:inventory.delete-confirm'], play: openDeleteDialog };

export const DeleteConfirmOnAPhone: Story = {
  tags: ['state:inventory.delete-confirm', 'phone'],
  globals: phone,
  play: async (context) => {
    await context.canvas.findByText('12,847');
    await pressDelete(context, firstName);
    await expect(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
    // The click scrolls by a slightly different distance in each run.
    scrollTo(0, 0);
  },
};

export const Deleting: Story = {
  tags: ['state:inventory.deleting'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, neverRespond)),
  play: async (context) => {
    await openDeleteDialog(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deleting...' })).toBeVisible());
  },
};

const onDelete = fn();

/**
 * Two clicks before the next render send one request. Only the status decides whether the deletion succeeded. The
 * response body, such as 'OK', doesn't matter.
 */
export const Deleted: Story = {
  tags: ['state:inventory.deleted'],
  beforeEach: ({ msw }) => {
    onDelete.mockClear();
    msw.use(mockCall(calls.deleteProduct, () => (onDelete(), HttpResponse.text('OK'))));
  },
  play: async (context) => {
    await openDeleteDialog(context);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    button.click();
    button.click();
    const toast = await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(context.canvas.queryByText(firstName)).toBeNull());
    await expect(context.canvas.getByText(`1–10 of ${sampleProducts.length - 1}`)).toBeVisible();
    // The focus moves to the next product, which is now first.
    const next = context.canvas.getByRole('link', { name: sampleProducts[1]!.name });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

/**
 * The specification redirects to `/` without a message. The administrator is already there, so only the dialog closes:
 * the search and the row stay.
 */
export const DeleteFailed: Story = {
  tags: ['no-picture'],
  args: { at: '/?q=sona%20over' },
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, () => respondWithError(500))),
  play: async (context) => {
    await openDeleteDialog(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await context.canvas.findAllByText(firstName))[0]).toBeVisible();
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('sona over');
    await expect(context.canvas.getByText('1–1 of 1')).toBeVisible();
    await expect(getToastTexts()).toEqual([]);
    await waitForSales();
  },
};

/** Someone else has already deleted the product. The list reloads, and the row disappears. */
export const DeletedElsewhere: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.deleteProduct, () => respondWithError(404, 'Product not found.')),
      mockCall(calls.getAllProducts, () => ({ products: [...sampleProducts] })),
    ),
  play: async (context) => {
    await openDeleteDialog(context);
    context.msw.use(mockCall(calls.getAllProducts, () => ({ products: sampleProducts.slice(1) })));
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(context.canvas.queryByText(firstName)).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    // The focus moves to the next row, which is now first.
    const inventory = within(context.canvas.getByRole('region', { name: 'Product Inventory' }));
    const [, row] = inventory.getAllByRole('row');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Offline, the page shows zeros and an error instead of endless skeletons. It loads when the network is back. */
export const Offline: Story = {
  tags: ['no-picture'],
  args: { at: '/orders' },
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the dashboard offline', async () => {
      await canvas.findByRole('region', { name: 'Order Management' });
      onlineManager.setOnline(false);
      const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
      await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
      await expect(await canvas.findByRole('heading', { name: 'Failed to load products' })).toBeVisible();
      await expect(canvas.getByText('₹0')).toBeVisible();
    });
    await step('Try again while offline', async () => {
      const inventory = within(canvas.getByRole('region', { name: 'Product Inventory' }));
      await userEvent.click(inventory.getByRole('button', { name: 'Try again' }));
      await expect(canvas.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
    });
    await step('Go online', async () => {
      onlineManager.setOnline(true);
      await canvas.findAllByText(firstName);
      await canvas.findByText('12,847');
      await expect(await getTodo(canvas)).toEqual(sampleTodo);
    });
  },
};
