import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { ORDER_STATUSES, type StoredOrder } from '#contract/orders/order.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import { ORDER_EVENTS_CAPABILITY } from '#contract/orders/orderEvents.ts';
import { toasts } from '#languages/en/adminShell.ts';
import { bulk as bulkMessages } from '#languages/en/listTools.ts';
import { bulkBar as bulkBarMessages, orderList as t } from '#languages/en/orders.ts';
import {
  notes as noteMessages,
  payment as paymentMessages,
  stock as stockMessages,
  tracking as trackingMessages,
} from '#languages/en/orderChanges.ts';
import { cancelOrder as cancelMessages, dialog as dialogMessages } from '#languages/en/orderDetail.ts';
import { ananya, getBackend, openBackend } from '#mocks/backend.ts';
import { anOrder, buildStatusEvents } from '#mocks/builders.ts';
import { mockCall, neverRespond, respondWithError, networkError } from '#mocks/mockCall.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { expectToast, findToast, getToastTexts } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { findDialog } from '../findDialog.ts';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const total = sampleOrders.length;
const [first, second] = sampleOrders as [StoredOrder, StoredOrder];
const mockOrders = (...orders: StoredOrder[]) => mockCall(calls.getOrders, () => ({ orders }));
const shortId = (id: string) => `${id.slice(0, 8)}…`;

export const Loaded: Story = {
  tags: ['state:orders.loaded', 'whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`1-10 of ${total} orders`)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Product Orders');
    await expect(canvas.getByRole('region', { name: 'Order Management' })).toBeVisible();
    await expect(document.title).toBe('Product Orders · Counter');
  },
};
/** The first order is in the upper half of the screen. */
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['state:orders.loaded', 'phone'],
  globals: phone,
  play: async (context) => {
    await Loaded.play?.(context);
    await expect(context.canvas.getAllByRole('row')[1]!.getBoundingClientRect().top).toBeLessThan(400);
  },
};

export const Loading: Story = {
  tags: ['state:orders.loading'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getOrders, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.loading)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(t.notYet);
  },
};

export const Empty: Story = {
  tags: ['state:orders.empty'],
  args: { at: '/orders?q=submarine&status=cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found matching your search criteria')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('submarine');
    await expect(canvas.getByText(`0 of ${total}`)).toBeVisible();
  },
};

/** Links in reports filter by product, category or place. Such filters have chips, but no controls in the filter panel. */
export const FilteredFromReport: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?category=electronics&revenue=counted' },
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: 'Remove filter Category: electronics' });
    const counted = (await canvas.findByText(/^\d+ of \d+$/)).textContent;
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByText('Category: electronics')).toBeNull());
    // With a paged backend, the previous rows stay until the new ones have loaded.
    await waitFor(() => expect(canvas.getByText(/^\d+ of \d+$/)).not.toHaveTextContent(counted));
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Counts toward revenue: Yes' }),
    ).toBeVisible();
  },
};
const LONG_NAME =
  'Hand-knotted wool runner in undyed grey, with a felt back, for halls that are longer than most';
export const FilteredByLongNameOnAPhone: Story = {
  args: { at: `/orders?product=${encodeURIComponent(LONG_NAME)}` },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Product: ${LONG_NAME}`)).toBeVisible();
    await expect(await canvas.findByText('No orders found matching your search criteria')).toBeVisible();
  },
};

/** Above the printed list: what it is filtered by, and when it was printed. */
export const Printed: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?q=lamp&status=delivered' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1-\d+ of/);
    window.dispatchEvent(new Event('beforeprint'));
    const details = canvas.getByText(/Search: “lamp”/).textContent.replaceAll(/[\u2068\u2069]/g, '');
    await expect(details).toMatch(
      /^(.+ · )?Search: “lamp” · Status: Delivered · Printed \d+ \w+ 20\d\d, \d\d:\d\d$/,
    );
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText(/Search: “lamp”/)).toBeNull());
  },
};

/** An empty response shows an empty list, never the sample orders. */
export const NoOrdersYet: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockOrders()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found matching your search criteria')).toBeVisible();
    await expect(canvas.getByText(/^Orders appear here when customers place them/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t.clear })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['state:orders.error'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getOrders, networkError)),
  play: async ({ canvas, userEvent, msw }) => {
    const close = await canvas.findByRole('button', { name: 'Close and retry' });
    await expect(canvas.getByRole('heading', { name: 'Error Fetching Data' })).toBeVisible();
    await expect(
      canvas.getByText('Failed to fetch orders. Please check your connection or try again later.'),
    ).toBeVisible();
    msw.use(mockCall(calls.getOrders, () => respondWithError(500)));
    await userEvent.click(close);
    await expect(await canvas.findByRole('button', { name: 'Close and retry' })).toBeVisible();
  },
};

export const ClosedAndRetried: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getOrders, () => respondWithError(500))),
  play: async ({ canvas, userEvent, msw }) => {
    const close = await canvas.findByRole('button', { name: 'Close and retry' });
    msw.use(mockOrders(first));
    await userEvent.click(close);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(await canvas.findByText('1-1 of 1 orders')).toBeVisible();
    await expect(canvas.queryByText('Error Fetching Data')).toBeNull();
  },
};

const signedOut = mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }));

export const AccessDenied: Story = {
  tags: ['state:orders.access-denied'],
  beforeEach: ({ msw }) => msw.use(signedOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};
export const AccessDeniedOnAPhone: Story = {
  ...AccessDenied,
  tags: ['state:orders.access-denied', 'phone'],
  globals: phone,
};

export const Search: Story = {
  tags: ['state:orders.search'],
  args: { at: '/orders?page=3' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 3 of 4');
    const box = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(box, 'meaDOW');
    await expect(box).toHaveValue('meaDOW');
    await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
  },
};

export const FilterByStatus: Story = {
  tags: ['state:orders.filter-status'],
  args: { at: '/orders?page=3' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 3 of 4');
    await userEvent.click(canvas.getByRole('combobox', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    await expect(await canvas.findByText('1-4 of 4 orders')).toBeVisible();
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('Cancelled');
  },
};

export const FirstPage: Story = {
  tags: ['state:orders.page-first'],
  play: async ({ canvas }) => {
    const previous = await canvas.findByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAccessibleDescription(t.onFirstPage);
  },
};

export const MiddlePage: Story = {
  tags: ['state:orders.page-middle'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(`11-20 of ${total} orders`)).toBeVisible();
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible();
  },
};

export const LastPage: Story = {
  tags: ['state:orders.page-last'],
  args: { at: '/orders?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`31-${total} of ${total} orders`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(t.onLastPage);
  },
};

export const EveryStatus: Story = {
  tags: ['state:orders.every-status'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockOrders(
        ...[...ORDER_STATUSES, 'awaiting_pickup'].map((orderStatus) =>
          anOrder({ orderDetails: { orderStatus } }),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Awaiting pickup');
    // With large text, rows are cards and some cells are hidden.
    const rows = canvas.getAllByRole('row').slice(1);
    const badges = rows.map((row) => within(row).getAllByRole('cell', { hidden: true })[7]!);
    for (const badge of badges) await expect(badge).toBeVisible();
    await expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Confirmed',
      'Out for delivery',
      'Delivered',
      'Cancelled',
      'Awaiting pickup',
    ]);
  },
};

const anOrderWithPayment = (paymentStatus: string, paymentMethod = {}, gatewayName = 'Razorpay') =>
  anOrder({ paymentDetails: { paymentStatus, paymentMethod }, paymentGateway: { gatewayName } });
const card = { card: { card_network: 'Visa', card_number: '**** **** **** 4242' } };

export const PaymentPaid: Story = {
  tags: ['state:orders.payment-paid'],
  beforeEach: ({ msw }) =>
    msw.use(mockOrders(anOrderWithPayment('paid', card), anOrderWithPayment('paid', { upi: 'aarav@ybl' }))),
  play: async ({ canvas }) => expect(await canvas.findAllByText('Paid')).toHaveLength(2),
};

export const PaymentOther: Story = {
  tags: ['state:orders.payment-other'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockOrders(
        anOrderWithPayment('pending', {}, 'Bank transfer'),
        anOrderWithPayment('refunded', card),
        anOrderWithPayment('failed', { upi: 'aarav@ybl' }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Refunded');
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [index, payment] of ['Pending', 'Refunded', 'Failed'].entries())
      await expect(within(rows[index]!).getByText(payment)).toBeVisible();
  },
};

export const Detail: Story = {
  tags: ['state:orders.detail'],
  play: async ({ canvas, userEvent, step }) => {
    const link = await canvas.findByRole('link', { name: shortId(first._id) });
    await userEvent.click(within(link.closest('tr')!).getByText(String(first.product?.name)));
    const dialog = await findDialog();
    await expect(screen.getByRole('dialog', { name: new RegExp(first._id) })).toBeVisible();
    await step('Go to the next order and back', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Next order' }));
      await expect(await dialog.findByText(`2 of ${total}`)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Previous order' }));
      await expect(await dialog.findByText(`1 of ${total}`)).toBeVisible();
    });
    await step('Close the order and open it again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(link).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await findDialog();
    });
  },
};
export const DetailOnAPhone: Story = {
  tags: ['state:orders.detail', 'phone'],
  globals: phone,
  args: { at: `/orders?order=${first._id}` },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('dialog', { name: new RegExp(first._id) })).toBeVisible();
  },
};

export const DetailUpi: Story = {
  tags: ['state:orders.detail-upi'],
  args: { at: '/orders?order=674b77a13f92e60d84cb1d5e' },
  play: async () => expect(await (await findDialog()).findByText(/^UPI \S+@\S+$/)).toBeVisible(),
};

export const DetailCard: Story = {
  tags: ['state:orders.detail-card'],
  args: { at: `/orders?order=${second._id}` },
  play: async () => expect(await (await findDialog()).findByText('Visa •••• 4242')).toBeVisible(),
};

export const DetailMissingParts: Story = {
  tags: ['state:orders.detail-missing-parts'],
  args: { at: '/orders?order=674f1c2a9c41e77b20d5a6f3' },
  beforeEach: ({ msw }) =>
    msw.use(mockOrders({ _id: '674f1c2a9c41e77b20d5a6f3', product: null, buyer: null, address: null })),
  play: async () => expect((await findDialog()).getByText('Unknown')).toBeVisible(),
};

const onHistoryRequest = fn();

/** Opens a backend that can change an order's status and keeps its history. */
async function supportStatusChanges() {
  await openBackend({ capabilities: [UPDATE_STATUS_CAPABILITY, ORDER_EVENTS_CAPABILITY] });
}
/** The order was confirmed or cancelled by someone else. */
const mockHistory = (status: 'confirmed' | 'cancelled') =>
  mockCall(extensions.getOrderEvents, () => ({
    events: buildStatusEvents({ status, at: '2026-11-20T09:30:00.000Z', by: 'Asha Rao' }),
  }));

export const DetailNotFound: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?q=lamp&order=nowhere' },
  beforeEach: async ({ msw }) => {
    await supportStatusChanges();
    onHistoryRequest.mockClear();
    const history = mockCall(extensions.getOrderEvents, () => (onHistoryRequest(), respondWithError(404)));
    msw.use(history);
  },
  play: async ({ canvas, userEvent }) => {
    // With all orders loaded, the dialog opens immediately; with a paged backend, after a request.
    await screen.findByRole('dialog', { name: dialogMessages.notFound });
    await expect(onHistoryRequest).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp');
  },
};

/** A backend without extensions can't change statuses, and the dialog shows no history. */
export const NoStatusUpdates: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  play: async ({ canvas }) => {
    const dialog = await findDialog();
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(11);
    // Orders can still be selected, to print or export them.
    await expect(canvas.getAllByRole('checkbox', { hidden: true })).toHaveLength(11);
    const update = dialog.getByRole('button', { name: 'Update Order' });
    await expect(update).toHaveAccessibleDescription(dialogMessages.updateUnavailable);
    await expect(dialog.queryByRole('region', { name: dialogMessages.history })).toBeNull();
  },
};

type Dialog = Awaited<ReturnType<typeof findDialog>>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function chooseStatus(dialog: Dialog, userEvent: User, status: string) {
  await userEvent.click(dialog.getByRole('button', { name: 'Update Order' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${status}`) }));
}

/** Asks before cancelling selected orders, including those on another page. */
export const CancelSeveral: Story = {
  tags: ['no-picture'],
  beforeEach: supportStatusChanges,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`1-10 of ${total} orders`);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const bar = within(await canvas.findByRole('region', { name: bulkBarMessages.bar }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('10 selected, 10 not shown'));
    await userEvent.click(bar.getByRole('button', { name: bulkMessages.status }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Cancel 10 orders?' });
    const shown = sampleOrders.slice(0, 10).filter((one) => one.orderDetails?.orderStatus !== 'cancelled');
    const paid = shown.filter((one) => one.paymentDetails?.paymentStatus === 'paid').length;
    await expect(confirmDialog).toHaveAccessibleDescription(
      new RegExp(`${paid} are already paid.*and 5 more$`),
    );
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Go back' }));
    await expect(bar.getByText('10 selected, 10 not shown', { selector: 'p' })).toBeVisible();
  },
};

/** Changes the status of an order. It leaves the filtered list, but the next order can still be opened. Undo sets it back. */
export const StatusUpdated: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?status=pending' },
  beforeEach: supportStatusChanges,
  play: async ({ canvas, userEvent, step }) => {
    const allPending = sampleOrders.filter((one) => one.orderDetails?.orderStatus === 'pending');
    const [opened, pending] = [allPending[0]!, allPending.length];
    await canvas.findByText(`1-${pending} of ${pending} orders`);
    await userEvent.click(canvas.getAllByRole('link', { name: /^View details/ })[0]!);
    const dialog = await findDialog();
    const history = await dialog.findByRole('region', { name: dialogMessages.history });
    await expect(await within(history).findByRole('listitem')).toHaveTextContent(/^Placed/);
    await step('Change the status', async () => {
      await chooseStatus(dialog, userEvent, 'Confirmed');
      const toast = await findToast(dialogMessages.saved(shortId(opened._id), 'Confirmed'));
      // The toast stands beside or below the dialog.
      const panel = dialog.getByRole('button', { name: 'Update Order' }).closest('[data-dialog-panel]')!;
      await waitFor(() => {
        const [box, covered] = [toast.getBoundingClientRect(), panel.getBoundingClientRect()];
        return expect(box.left >= covered.right || box.top >= covered.bottom).toBe(true);
      });
    });
    await step('See the change in the order and in the list', async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Confirmed');
      await waitFor(() =>
        expect(within(history).getAllByRole('listitem')[1]).toHaveTextContent(
          /Pending\s*to\s*Confirmed.*by Ananya/,
        ),
      );
      await expect(dialog.getByRole('button', { name: dialogMessages.update })).toHaveFocus();
      await expect(dialog.getByText(`1 of ${pending}`)).toBeVisible();
      await expect(await canvas.findByText(`1-${pending - 1} of ${pending - 1} orders`)).toBeInTheDocument();
      await expect(dialog.getByRole('button', { name: 'Next order' })).not.toHaveAttribute('aria-disabled');
    });
    await step('Undo it. The dialog stays open', async () => {
      await userEvent.click(screen.getByRole('button', { name: toasts.undo }));
      await expectToast(dialogMessages.saved(shortId(opened._id), 'Pending'));
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Pending');
      await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(3));
      await expect(await canvas.findByText(`1-${pending} of ${pending} orders`)).toBeInTheDocument();
    });
  },
};

/** The order was changed by someone else before Undo. */
export const UndoneTooLate: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: supportStatusChanges,
  play: async ({ userEvent, msw }) => {
    const dialog = await findDialog();
    await chooseStatus(dialog, userEvent, 'Delivered');
    await expectToast(dialogMessages.saved(shortId(first._id), 'Delivered'));
    msw.use(mockCall(extensions.updateOrderStatus, () => respondWithError(409)));
    await userEvent.click(screen.getByRole('button', { name: toasts.undo }));
    await expectToast(dialogMessages.undoOutdated(shortId(first._id)));
    await expect(dialog.getByRole('button', { name: 'Update Order' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Asks before the order is cancelled. */
export const Cancelled: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: supportStatusChanges,
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    const button = dialog.getByRole('button', { name: 'Update Order' });
    const ask = async () => {
      await chooseStatus(dialog, userEvent, 'Cancelled');
      return within(await screen.findByRole('alertdialog', { name: cancelMessages.title }));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveTextContent('Cancelled');
    await userEvent.click((await ask()).getByRole('button', { name: cancelMessages.confirm }));
    await expectToast(dialogMessages.saved(shortId(first._id), 'Cancelled'));
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Cancelled');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const mockStatusUpdate = (respond: () => Response | Promise<Response>) =>
  mockCall(extensions.updateOrderStatus, respond);

/** Leaving the dialog during a save and opening it again still shows the save as pending. */
export const StatusStillBeingSaved: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: async ({ msw }) => {
    await supportStatusChanges();
    msw.use(mockStatusUpdate(neverRespond));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog();
    await chooseStatus(dialog, userEvent, 'Delivered');
    await dialog.findByRole('button', { name: dialogMessages.saving });
    await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveTextContent('Delivered');
    await userEvent.click(dialog.getByRole('link', { name: String(first.product?.name) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Orders' }))[0]!);
    await userEvent.click(await canvas.findByRole('link', { name: t.view(shortId(first._id)) }));
    const reopened = await findDialog();
    await expect(reopened.getByRole('button', { name: dialogMessages.saving })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(reopened.getAllByRole('button', { name: dialogMessages.close })[0]!);
    await userEvent.click(screen.queryByRole('button', { name: 'Next order' })!);
    await expect(screen.getByRole('dialog', { name: new RegExp(first._id) })).toBeVisible();
  },
};

/** The dialog was left during the save, so that a toast shows the failure. */
export const NotUpdatedAfterLeaving: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: supportStatusChanges,
  play: async ({ userEvent, msw }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    msw.use(mockStatusUpdate(() => promise));
    const dialog = await findDialog();
    await chooseStatus(dialog, userEvent, 'Delivered');
    await dialog.findByRole('button', { name: dialogMessages.saving });
    await userEvent.click(dialog.getByRole('link', { name: String(first.product?.name) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    resolve(respondWithError(500));
    await expectToast(dialogMessages.notSaved);
  },
};

/** The history contains a change made after the list was loaded, so the list reloads. */
export const StatusChangedElsewhere: Story = {
  tags: ['no-picture'],
  beforeEach: async ({ msw }) => {
    await supportStatusChanges();
    msw.use(mockHistory('cancelled'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const view = await canvas.findByRole('link', { name: t.view(shortId(first._id)) });
    msw.use(mockOrders({ ...first, orderDetails: { orderStatus: 'cancelled' } }));
    await userEvent.click(view);
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Cancelled'));
    await expect(await dialog.findByText('Asha Rao')).toBeInTheDocument();
  },
};

/** The save fails. The dialog shows the reason and tries again. */
export const StatusNotUpdated: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: async ({ msw }) => {
    await supportStatusChanges();
    msw.use(mockStatusUpdate(() => respondWithError(409, 'This order has already been cancelled')));
  },
  play: async ({ userEvent, msw, step }) => {
    const dialog = await findDialog();
    const expectReason = (reason: string) =>
      waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(reason));
    const retry = () => userEvent.click(dialog.getByRole('button', { name: dialogMessages.retry }));
    await step('The server refuses the status', async () => {
      await chooseStatus(dialog, userEvent, 'Delivered');
      await expectReason('This order has already been cancelled');
    });
    await step('The request fails', async () => {
      msw.use(mockStatusUpdate(networkError));
      await retry();
      await expectReason(dialogMessages.notSaved);
      await expect(getToastTexts()).toEqual([]);
    });
    await step('The next attempt succeeds', async () => {
      msw.resetHandlers();
      await retry();
      await expectToast(dialogMessages.saved(shortId(first._id), 'Delivered'));
      await expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Delivered');
    });
  },
};

/** The history fails to load, but the order is shown. "Try again" loads the history. */
export const HistoryFailed: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: async ({ msw }) => {
    await supportStatusChanges();
    msw.use(mockCall(extensions.getOrderEvents, () => respondWithError(500)));
  },
  play: async ({ userEvent, msw, step }) => {
    const dialog = await findDialog();
    await step('The history fails to load', async () => {
      await expect(await dialog.findByText(dialogMessages.historyFailed)).toBeInTheDocument();
    });
    await step('Try again', async () => {
      msw.use(mockHistory('confirmed'));
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
      await expect(await dialog.findByText('Asha Rao')).toBeInTheDocument();
      await expect(dialog.queryByText(dialogMessages.historyFailed)).toBeNull();
      // "Try again" is gone, so the focus moves to its region, and the loaded history is announced.
      const history = dialog.getByRole('region', { name: dialogMessages.history });
      await expect(history).toHaveFocus();
      await expect(within(history).getByRole('status')).toHaveTextContent(dialogMessages.historyLoaded);
      history.blur();
    });
  },
};

/** A backend that offers everything. */
const supportEverything = async () => void (await openBackend({ capabilities: 'all' }));
const sold = sampleOrders.find(
  ({ orderDetails, product, quantity }) =>
    orderDetails?.orderStatus === 'confirmed' && product?._id !== undefined && Number(quantity) > 0,
)!;

/** Sets an order out for delivery with its parcel, and takes both back with one Undo. */
export const Dispatched: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${sold._id}` },
  beforeEach: supportEverything,
  play: async ({ userEvent, step }) => {
    const dialog = await findDialog();
    await step('Choose the status and enter the parcel', async () => {
      await chooseStatus(dialog, userEvent, 'Out for delivery');
      const number = await screen.findByRole('textbox', { name: trackingMessages.number });
      await userEvent.type(number, 'JD014');
      await userEvent.type(screen.getByRole('combobox', { name: trackingMessages.carrier }), 'dhl');
      await userEvent.click(screen.getByRole('button', { name: trackingMessages.setOut }));
      await expectToast(dialogMessages.saved(shortId(sold._id), 'Out for delivery'));
      await expect(await dialog.findByRole('link', { name: 'JD014' })).toHaveAttribute(
        'href',
        expect.stringContaining('dhl.com'),
      );
    });
    await step('Undo takes back both', async () => {
      await userEvent.click(screen.getByRole('button', { name: toasts.undo }));
      await waitFor(() => expect(dialog.queryByRole('link', { name: 'JD014' })).toBeNull());
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Confirmed');
      const history = within(dialog.getByRole('region', { name: dialogMessages.history }));
      await expect(await history.findByText('Tracking removed')).toBeInTheDocument();
    });
  },
};

/** Puts the pieces of a cancelled order back into stock, and takes them out again with Undo. */
export const CancelledWithStock: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${sold._id}` },
  beforeEach: supportEverything,
  play: async ({ userEvent }) => {
    const { db } = await getBackend();
    const readStock = async () => (await db.products.find(String(sold.product?._id)))?.stock;
    const before = Number(await readStock());
    const dialog = await findDialog();
    await chooseStatus(dialog, userEvent, 'Cancelled');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('checkbox')).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: cancelMessages.confirm }));
    const pieces = Number(sold.quantity);
    await expectToast(
      stockMessages.both(
        dialogMessages.saved(shortId(sold._id), 'Cancelled'),
        stockMessages.returned(pieces),
      ),
    );
    await expect(await readStock()).toBe(before + pieces);
    await userEvent.click(screen.getByRole('button', { name: toasts.undo }));
    await expectToast(dialogMessages.saved(shortId(sold._id), 'Confirmed'));
    await expect(await readStock()).toBe(before);
  },
};

const unpaid = sampleOrders.find(({ paymentDetails }) => paymentDetails?.paymentStatus === 'pending')!;

export const PaidByHand: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${unpaid._id}` },
  beforeEach: supportEverything,
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: paymentMessages.mark.paid }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: paymentMessages.reference }),
      'Receipt 12{Enter}',
    );
    await expectToast(paymentMessages.saved.paid(shortId(unpaid._id)));
    const history = within(dialog.getByRole('region', { name: dialogMessages.history }));
    await expect(await history.findByText('Receipt 12')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: toasts.undo }));
    await expectToast(paymentMessages.undone.paid(shortId(unpaid._id)));
    await expect(dialog.getByRole('button', { name: paymentMessages.mark.paid })).toBeVisible();
  },
};

/** A note is kept while it isn't saved, even if the dialog is closed. Then it is changed and removed. */
export const Noted: Story = {
  tags: ['no-picture'],
  args: { at: `/orders?order=${first._id}` },
  beforeEach: supportEverything,
  play: async ({ canvas, userEvent, step }) => {
    const findNote = async () => screen.findByRole('textbox', { name: noteMessages.label });
    let dialog = await findDialog();
    await step('Close the dialog and open it again', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: noteMessages.add }));
      await userEvent.type(await findNote(), 'Ring twice');
      await userEvent.click(dialog.getAllByRole('button', { name: dialogMessages.close })[0]!);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await canvas.findByRole('link', { name: t.view(shortId(first._id)) }));
      dialog = await findDialog();
      await expect(await findNote()).toHaveValue('Ring twice');
    });
    await step('Save it and change it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: noteMessages.save }));
      await userEvent.click(await dialog.findByRole('button', { name: noteMessages.change }));
      await expect(await findNote()).toHaveValue('Ring twice');
      await userEvent.type(await findNote(), ', please');
      await userEvent.click(dialog.getByRole('button', { name: noteMessages.save }));
      await expect(await dialog.findByText('Ring twice, please')).toBeInTheDocument();
    });
    await step('Remove it', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: noteMessages.remove }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: noteMessages.removing.confirm }));
      await waitFor(() => expect(dialog.queryByText('Ring twice, please')).toBeNull());
      await expect(await dialog.findByText('Note removed')).toBeInTheDocument();
    });
  },
};

/** An order with a parcel and notes, some of them by someone else. */
export const DetailOnItsWay: Story = {
  tags: ['whole-screen'],
  args: { at: `/orders?order=${sold._id}` },
  beforeEach: async () => {
    const { db } = await openBackend({ capabilities: 'all' });
    const at = '2026-11-20T09:14:00.000Z';
    const write = { at, adminId: ananya.id };
    const note = { id: 'gift', text: 'A gift: no invoice in the parcel, please.', adminId: ananya.id, at };
    await db.orders.change(sold._id, write, () => ({ fields: { notes: [note] } }));
    await db.orders.changeStatus(sold._id, {
      ...write,
      status: 'out_for_delivery',
      tracking: { carrier: 'DHL', number: 'JD014600006281230704' },
    });
  },
  play: async () => {
    const dialog = await findDialog();
    const note = await dialog.findByText(/^A gift/);
    await expect(dialog.getByRole('button', { name: noteMessages.change })).toBeInTheDocument();
    note.scrollIntoView({ block: 'center' });
  },
};
