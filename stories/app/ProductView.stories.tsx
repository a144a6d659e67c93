import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { productPage as t } from '#languages/en/productView.ts';
import { mockCall, neverRespond, networkError, respondWithError } from '#mocks/mockCall.ts';
import { sampleProduct, sampleProducts } from '#server/seed/sampleProducts.ts';
import { expectToast, getToastTexts } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const product = sampleProduct('Nimbus Tab 11');
const at = `/view-product/${product._id}`;

const meta = { component: AppAt, parameters: appPage, args: { at } } satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForProduct = async (canvasElement: HTMLElement) => {
  await expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await Promise.all([...canvasElement.querySelectorAll('img')].map((img) => img.decode()));
};

export const Loaded: Story = {
  tags: ['state:product-view.loaded', 'whole-screen'],
  play: async ({ canvasElement }) => {
    await waitForProduct(canvasElement);
    await expect(document.title).toBe('Nimbus Tab 11 (2026) · Counter');
  },
};
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['state:product-view.loaded', 'phone'],
  globals: phone,
};

const openDeleteDialog: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await waitForProduct(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: t.moreActions }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.delete }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(dialog).toHaveTextContent(product.name);
};

/** Two clicks send one request. The list opens without the product. */
export const Deleted: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw, loaded }) => {
    const onDelete = (loaded['onDelete'] = fn());
    msw.use(
      mockCall(calls.deleteProduct, () => (onDelete(), {})),
      mockCall(calls.getAllProducts, () => ({
        products: sampleProducts.filter(({ _id }) => _id !== product._id),
      })),
    );
  },
  play: async (context) => {
    const { canvas, loaded } = context;
    await openDeleteDialog(context);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    button.click();
    button.click();
    await expectToast('Product deleted successfully');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await canvas.findByText(`1–10 of ${sampleProducts.length - 1}`);
    await expect(loaded['onDelete']).toHaveBeenCalledOnce();
  },
};

/** As in the product list, a failure opens the dashboard without a message. */
export const DeleteFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, () => respondWithError(500))),
  play: async (context) => {
    const log = spyOn(console, 'warn');
    await openDeleteDialog(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await context.canvas.findByRole('heading', { name: 'Dashboard Overview' });
    await expect(log).toHaveBeenCalledWith(expect.stringMatching(/delete.*500/i));
    await expect(getToastTexts()).toEqual([]);
  },
};

export const Loading: Story = {
  tags: ['state:product-view.loading'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading product details...')).toBeVisible(),
};

export const NotFound: Story = {
  tags: ['state:product-view.not-found'],
  args: { at: '/view-product/nowhere' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Product not found.' })).toBeVisible(),
};

const mockResponse = (status: number, statusText: string, body: object = {}) =>
  http.get(`*${calls.getProduct.path}`, () => HttpResponse.json(body, { status, statusText }));

export const Failed: Story = {
  tags: ['state:product-view.failed'],
  beforeEach: ({ msw }) => msw.use(mockResponse(502, 'Bad Gateway')),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { name: 'Failed to load product details: Bad Gateway' }),
    ).toBeVisible(),
};

export const FailedByNetwork: Story = {
  tags: ['state:product-view.failed-network'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, networkError)),
  play: async ({ canvas }) => {
    const text = 'Failed to load product details. Please try again later.';
    await expect(await canvas.findByRole('heading', { name: text })).toBeVisible();
  },
};

/** The HTML page of a proxy counts as a failed request. */
export const Retried: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(http.get(calls.getProduct.path, () => HttpResponse.html('<p>Down for maintenance</p>'))),
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const text = 'Failed to load product details. Please try again later.';
    await expect(await canvas.findByRole('heading', { name: text })).toBeVisible();
    msw.use(mockCall(calls.getProduct, () => ({ product })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitForProduct(canvasElement);
  },
};

export const NoData: Story = {
  tags: ['state:product-view.no-data'],
  beforeEach: ({ msw }) => msw.use(mockResponse(200, 'OK', { data: {} })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Product data is not available.' })).toBeVisible(),
};

export const LoggedOut: Story = {
  tags: ['state:product-view.logged-out'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Please login to view product details.')).toBeVisible(),
};

export const ArrivalToast: Story = {
  tags: ['state:product-view.arrival-toast'],
  args: {
    at: {
      pathname: at,
      state: { message: { tone: 'success', text: 'Product updated successfully!' } },
    },
  },
  play: async ({ canvasElement }) => {
    const toast = await screen.findByText('Product updated successfully!');
    await waitFor(() => expect(toast).toBeVisible());
    await waitForProduct(canvasElement);
  },
};
