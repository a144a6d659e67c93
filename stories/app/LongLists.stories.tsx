import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { dialog as dialogMessages } from '#languages/en/orderDetail.ts';
import { orderList as t } from '#languages/en/orders.ts';
import { openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { findToast } from '../toasts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// Lists with a backend that pages them. Other stories use a backend with only the sixteen required calls.

const onFullListRequest = fn();

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
  beforeEach: async ({ msw }) => {
    await openBackend({ capabilities: [PAGED_LISTS_CAPABILITY] });
    onFullListRequest.mockClear();
    msw.use(mockCall(calls.getOrders, () => (onFullListRequest(), respondWithError(500))));
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const total = sampleOrders.length;
const last = sampleOrders.at(-1)!;

const manyMatches = { count: 10_000, precision: 'atLeast' as const };

/** More orders match than the backend counts. */
export const TooManyToCount: Story = {
  args: { at: '/orders?status=delivered' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(extensions.getOrderPage, ({ query }) => ({
        orders: sampleOrders.slice(0, query.pageSize),
        page: query.page,
        matches: manyMatches,
        totalCount: { count: 1_234_567, precision: 'exact' as const },
        revision: 1,
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-10 of 10,000+ orders')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 1,000+')).toBeVisible();
    await expect(canvas.getByText('10,000+ of 1,234,567')).toBeVisible();
    await expect(onFullListRequest).not.toHaveBeenCalled();
  },
};

/** The previous page stays while the next one loads. */
export const PageLoading: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    msw.use(mockCall(extensions.getOrderPage, neverRespond));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText(`1-10 of ${total} orders`)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
  },
};

/** The previous page stays if the next one fails, and the same step tries again. */
export const PageFailed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    msw.use(mockCall(extensions.getOrderPage, () => respondWithError(500)));
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const toast = await findToast(t.failedText);
    await expect(canvas.getByText(`1-10 of ${total} orders`)).toBeVisible();
    // The toast at the top doesn't cover the buttons.
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top),
    );
    msw.resetHandlers();
    await userEvent.click(next);
    await expect(await canvas.findByText(`11-20 of ${total} orders`)).toBeVisible();
  },
};

/** Typing several letters sends one search after a pause. Enter searches immediately. */
export const SearchAfterPause: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, msw, step }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    const searches = fn();
    msw.use(
      http.get(`*${extensions.getOrderPage.path}`, ({ request }) => {
        const search = new URL(request.url).searchParams.get('q');
        // Without a search, it counts the pending orders for the sidebar.
        if (search !== null) searches(search);
      }),
    );
    const box = canvas.getByRole('searchbox', { name: t.search });
    await step('Type several letters', async () => {
      await userEvent.type(box, 'meadow');
      await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
      await expect(searches.mock.calls).toEqual([['meadow']]);
    });
    await step('Clear the search', async () => {
      await userEvent.clear(box);
      await canvas.findByText(`1-10 of ${total} orders`);
    });
    await step('Press Enter', async () => {
      await userEvent.type(box, 'lamp{Enter}');
      await waitFor(() => expect(searches).toHaveBeenLastCalledWith('lamp'), { timeout: 150 });
    });
  },
};

/** When the search changes, the list doesn't wait for the previous response. */
export const OutdatedSearchIgnored: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    const box = canvas.getByRole('searchbox', { name: t.search });
    msw.use(mockCall(extensions.getOrderPage, neverRespond));
    await userEvent.type(box, 'm');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    msw.resetHandlers();
    await userEvent.type(box, 'eadow');
    await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
    await userEvent.clear(box);
    await expect(await canvas.findByText(`1-10 of ${total} orders`)).toBeVisible();
  },
};

/** An order in the URL is found in its list, on any page. */
export const OrderFromUrl: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${last._id}` },
  play: async () => {
    const position = await screen.findByText(`${total} of ${total}`);
    await waitFor(() => expect(position).toBeVisible());
    const next = screen.getByRole('button', { name: dialogMessages.next });
    await expect(next).toHaveAccessibleDescription(dialogMessages.onLast);
  },
};

export const OrderFailed: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?q=submarine&order=${last._id}` },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrder, () => respondWithError(500))),
  play: async ({ userEvent, msw }) => {
    await expect(await screen.findByRole('dialog', { name: dialogMessages.failed })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: dialogMessages.retry }));
    await expect(await screen.findByRole('dialog', { name: new RegExp(last._id) })).toBeVisible();
  },
};
