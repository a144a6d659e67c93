import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { INVOICES_CAPABILITY } from '#contract/orders/invoiceCalls.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import { printDialog } from '#languages/en/orderDetail.ts';
import { bulkBar } from '#languages/en/orders.ts';
import { openBackend } from '#mocks/backend.ts';
import { anOrder } from '#mocks/builders.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const print = fn();

const support =
  (...capabilities: string[]) =>
  async () =>
    void (await openBackend({ capabilities }));

const meta = {
  component: AppAt,
  parameters: appPage,
  tags: ['no-picture'],
  args: { at: '/orders' },
  beforeEach: async () => {
    await openBackend({ capabilities: [UPDATE_STATUS_CAPABILITY, INVOICES_CAPABILITY] });
    const original = window.print;
    window.print = print.mockClear();
    return () => void (window.print = original);
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Selects rows and chooses what to print. */
async function printSelected({ canvas, userEvent }: Context, item: string, rows: 'page' | 'two' = 'two') {
  const boxes = await canvas.findAllByRole('checkbox');
  for (const box of rows === 'page' ? boxes.slice(0, 1) : boxes.slice(1, 3)) await userEvent.click(box);
  const bar = within(await canvas.findByRole('region', { name: bulkBar.bar }));
  await userEvent.click(bar.getByRole('button', { name: bulkBar.print }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const getSheets = () => [...document.querySelectorAll('.paper-sheet')];

export const PackingSlips: Story = {
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.packingSlip);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(getSheets()).toHaveLength(2);
    await expect(getSheets().map((sheet) => sheet.querySelector('h1')?.textContent)).toEqual([
      'Packing slip',
      'Packing slip',
    ]);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(getSheets()).toEqual([]));
  },
};

export const Invoices: Story = {
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.invoice);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const text = getSheets().map((sheet) => sheet.textContent);
    await expect(text).toEqual([expect.stringContaining('INV-00001'), expect.stringContaining('INV-00002')]);
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** Invoices wait for their numbers until Cancel. */
export const Numbering: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.issueInvoices, neverRespond)),
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.invoice);
    await expect(await screen.findByRole('progressbar', { name: printDialog.numbering })).toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: printDialog.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(print).not.toHaveBeenCalled();
  },
};

/** Without numbers, nothing is printed until a retry gets them. */
export const NoInvoiceNumber: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.issueInvoices, () => respondWithError(500))),
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.invoice);
    await expect((await screen.findAllByText(printDialog.invoiceFailed))[0]).toBeInTheDocument();
    await expect(print).not.toHaveBeenCalled();
    await expect(getSheets()).toEqual([]);
    context.msw.resetHandlers();
    await context.userEvent.click(screen.getByRole('button', { name: printDialog.retry }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** A backend that doesn't number invoices. */
export const InvoicesWithoutNumbers: Story = {
  beforeEach: support(UPDATE_STATUS_CAPABILITY),
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.invoice);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(getSheets()[0]?.textContent).not.toContain('INV-');
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** A backend that can't change statuses. */
export const WithoutStatusChange: Story = {
  beforeEach: support(),
  play: async (context) => {
    await printSelected(context, bulkBar.sheets.packingSlip);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** Orders load until Cancel. */
export const Loading: Story = {
  beforeEach: support(UPDATE_STATUS_CAPABILITY, PAGED_LISTS_CAPABILITY),
  play: async (context) => {
    await context.canvas.findAllByRole('checkbox');
    context.msw.use(mockCall(extensions.getOrderPage, neverRespond));
    await printSelected(context, bulkBar.sheets.packingSlip);
    await expect(await screen.findByText(printDialog.progress(0, 2))).toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: printDialog.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(print).not.toHaveBeenCalled();
  },
};

export const LoadFailed: Story = {
  beforeEach: support(UPDATE_STATUS_CAPABILITY, PAGED_LISTS_CAPABILITY),
  play: async (context) => {
    await context.canvas.findAllByRole('checkbox');
    context.msw.use(mockCall(extensions.getOrderPage, () => respondWithError(500)));
    await printSelected(context, bulkBar.sheets.packingSlip);
    await expect(await screen.findByText(printDialog.failed)).toBeInTheDocument();
    context.msw.resetHandlers();
    await context.userEvent.click(screen.getByRole('button', { name: printDialog.retry }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const TooMany: Story = {
  args: { at: '/orders?size=100' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.getOrders, () => ({
        orders: Array.from({ length: 101 }, (_, index) => anOrder({ _id: `${index}`.padStart(24, '0') })),
      })),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all 101/ }));
    const bar = within(await canvas.findByRole('region', { name: bulkBar.bar }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^101 selected/));
    await userEvent.click(bar.getByRole('button', { name: bulkBar.print }));
    await userEvent.click(await screen.findByRole('menuitem', { name: bulkBar.sheets.packingSlip }));
    await expect(await screen.findByText(printDialog.tooMany(101, 100))).toBeInTheDocument();
    await expect(print).not.toHaveBeenCalled();
  },
};
