import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { extensions } from '#contract/extensions.ts';
import { LIST_FILTERED, LIST_GROUPED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import { orderDetailCopy } from '#languages/en/orderDetail.ts';
import { ordersCopy as copy } from '#languages/en/orders.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, never, refuse } from '#mocks/mockCall.ts';
import { mockPages } from '#mocks/pagedLists.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { findToast } from '../toasts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { ListSourceContext } from './ListSourceContext.ts';

// What only lists have that are asked for page by page. All else is the same: `npm run test:pages` plays the other stories.

const pages = mockPages({ products: () => sampleProducts, orders: () => sampleOrders });
const paged = mockCall(calls.checkAdmin, () => ({
  isLoggedIn: true,
  admin: anAdmin(),
  capabilities: [LIST_PAGED, LIST_FILTERED, LIST_GROUPED],
}));
const wholeList = fn();
const pageAsked = fn();
/** Notes what is asked, and lets the mocks answer. */
const notedPages = http.get(`*${extensions.getOrderPage.path}`, ({ request }) => {
  pageAsked(new URL(request.url).search);
});

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
  decorators: [
    (Story) => (
      <ListSourceContext value="pages">
        <Story />
      </ListSourceContext>
    ),
  ],
  beforeEach: ({ msw }) => {
    wholeList.mockClear();
    msw.use(
      mockCall(calls.getOrders, () => (wholeList(), refuse(500))),
      paged,
      ...Object.values(pages),
    );
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const total = sampleOrders.length;
const last = sampleOrders.at(-1)!;

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const estimate = (count: number) => ({ count, precision: 'estimate' as const });

/** The store is too large to be counted: what is an estimate says so. */
export const EstimatedCounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(extensions.getOrderPage, ({ query }) => ({
        orders: sampleOrders.slice(0, query.pageSize),
        page: query.page,
        matches: estimate(1_234_567),
        totalCount: estimate(1_234_567),
        next: 'next',
        revision: 1,
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-10 of about 1,235,000 orders')).toBeVisible();
    await expect(canvas.getByText('Page 1 of about 123,500')).toBeVisible();
    await expect(canvas.getByText('about 1,235,000 orders')).toBeVisible();
    await expect(wholeList).not.toHaveBeenCalled();
  },
};

/** The former page stays while the next one comes. */
export const PageOnItsWay: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    msw.use(mockCall(extensions.getOrderPage, never));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText(`1-10 of ${total} orders`)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
  },
};

/** It stays, too, where the next one can't be had, and the same step tries again. */
export const PageFailed: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    msw.use(mockCall(extensions.getOrderPage, () => refuse(500)));
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const toast = await findToast(copy.failedText);
    await expect(canvas.getByText(`1-10 of ${total} orders`)).toBeVisible();
    // It lies on the footer, and not on the buttons above it.
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(innerHeight - toast.getBoundingClientRect().bottom).toBe(24));
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(toast.getBoundingClientRect().top);
    msw.use(...Object.values(pages));
    await userEvent.click(next);
    await expect(await canvas.findByText(`11-20 of ${total} orders`)).toBeVisible();
  },
};

const sorted = sampleOrders
  .map(({ product }) => String(product?.name))
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** The backend sorts by what it can; the list shows its order. */
export const SortedByProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    const head = canvas.getByRole('columnheader', { name: 'Product' });
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(sorted[0]!));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(sorted.at(-1)!));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(wholeList).not.toHaveBeenCalled();
  },
};

/** One whose pages don't know all sorts is asked for none that it does not know, whatever the address says. */
export const FewerSorts: Story = {
  args: { at: '/orders?sort=customer.ascending' },
  beforeEach: ({ msw }) => {
    pageAsked.mockClear();
    msw.use(
      notedPages,
      mockCall(calls.checkAdmin, () => ({
        isLoggedIn: true,
        admin: anAdmin(),
        capabilities: [LIST_PAGED, LIST_FILTERED],
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    for (const name of ['Product', 'Customer', 'Location', 'Payment']) {
      const head = canvas.getByRole('columnheader', { name });
      await expect(within(head).queryByRole('button')).toBeNull();
      await expect(head).not.toHaveAttribute('aria-sort');
    }
    await expect(pageAsked).toHaveBeenCalled();
    await expect(pageAsked).not.toHaveBeenCalledWith(expect.stringContaining('sort='));
    const head = canvas.getByRole('columnheader', { name: 'Total' });
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(pageAsked).toHaveBeenLastCalledWith(expect.stringContaining('sort=total')));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** A search that is left for another is not waited for: its answer is never drawn. */
export const LateAnswerDropped: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    const box = canvas.getByRole('searchbox', { name: copy.search });
    msw.use(mockCall(extensions.getOrderPage, never));
    await userEvent.type(box, 'm');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    msw.use(...Object.values(pages));
    await userEvent.type(box, 'eadow');
    await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
    // Back to rows that are held.
    await userEvent.clear(box);
    await expect(await canvas.findByText(`1-10 of ${total} orders`)).toBeVisible();
  },
};

/** A short list whose rows can't be had all at once goes on with pages, and lacks nothing. Only the log tells why. */
export const WholeListFailed: Story = {
  decorators: [
    (Story) => (
      <ListSourceContext value="usual">
        <Story />
      </ListSourceContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn');
    await canvas.findByText(`1-10 of ${total} orders`);
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('500')));
    await userEvent.type(canvas.getByRole('searchbox', { name: copy.search }), 'meadow');
    await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
    await expect(screen.queryByText(copy.failedText)).toBeNull();
    await expect(wholeList).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
};

/** Previous and next go on over the end of a page. */
export const WalkOverThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    await userEvent.click(canvas.getAllByRole('link', { name: /^View details/ }).at(-1)!);
    const dialog = await findDialog();
    await dialog.findByText(`10 of ${total}`);
    const next = dialog.getByRole('button', { name: orderDetailCopy.next });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await expect(await dialog.findByText(`11 of ${total}`)).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(sampleOrders[10]!._id);
  },
};

/** An order that is opened by its address is shown, wherever it stands in its list. */
export const OrderByItsAddress: Story = {
  args: { at: `/orders?order=${last._id}` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: new RegExp(last._id) })).toBeVisible();
    const next = screen.getByRole('button', { name: orderDetailCopy.next });
    await expect(next).toHaveAccessibleDescription(orderDetailCopy.elsewhere);
  },
};

export const OrderOnItsWay: Story = {
  args: { at: `/orders?order=${last._id}` },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrder, never)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: orderDetailCopy.loading })).toBeVisible();
  },
};

export const OrderFailed: Story = {
  args: { at: `/orders?order=${last._id}` },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrder, () => refuse(500))),
  play: async ({ userEvent, msw }) => {
    await expect(await screen.findByRole('dialog', { name: orderDetailCopy.failed })).toBeVisible();
    msw.use(...Object.values(pages));
    await userEvent.click(screen.getByRole('button', { name: orderDetailCopy.retry }));
    await expect(await screen.findByRole('dialog', { name: new RegExp(last._id) })).toBeVisible();
  },
};

export const OrderNotFound: Story = {
  args: { at: '/orders?order=nowhere' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: orderDetailCopy.notFound })).toBeVisible();
  },
};
