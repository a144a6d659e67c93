import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoredOrder } from '#contract/orders/order.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import {
  ORDER_STOCK_CAPABILITY,
  PAYMENT_BY_HAND_CAPABILITY,
  TRACKING_CAPABILITY,
} from '#contract/orders/orderEvents.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { toasts } from '#languages/en/adminShell.ts';
import { bulk as bulkMessages } from '#languages/en/listTools.ts';
import { bulkActions, bulkBar } from '#languages/en/orders.ts';
import { bulkPayment, bulkTracking as t, stockReturn } from '#languages/en/orderTools.ts';
import { SUSPENDED_IN_ACT } from '../../.storybook/strayErrors.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { anOrder, aProduct } from '#mocks/builders.ts';
import { expectToast } from '../toasts.ts';
import { appPage, laptop1366, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// Changes of several orders at once, over the server in the page.
const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const KETTLE = 'kettle';

const toId = (number: number) => `${number}4f1c2a9c41e77b20d5a6f3`;

const order = (number: number, orderStatus: string, parts: Partial<StoredOrder> = {}): StoredOrder =>
  anOrder({
    _id: toId(number),
    createdAt: `2026-11-20T0${number % 10}:44:00.000Z`,
    quantity: 2,
    product: { _id: KETTLE, name: 'Morrow gooseneck pour-over kettle, 900 ml', brand: 'Morrow' },
    orderDetails: { orderId: `CTR-${number}`, orderStatus },
    ...parts,
  });

const note = (id: string, text: string) => ({
  id,
  text,
  adminId: 'ananya',
  at: '2026-11-20T09:00:00.000Z',
});

const orders = [
  order(41, 'confirmed', {
    notes: [note('n1', 'Wrap it as a gift'), note('n2', 'Calls before 10, please')],
  }),
  order(42, 'pending', { paymentDetails: { paymentStatus: 'pending' } }),
  order(43, 'out_for_delivery', { tracking: { carrier: 'DHL', number: '00340434161094' } }),
  order(44, 'delivered'),
];

const openStore = async (...capabilities: string[]) => {
  await openBackend({
    products: [aProduct({ _id: KETTLE, stock: 18 })],
    orders,
    capabilities: [PAGED_LISTS_CAPABILITY, UPDATE_STATUS_CAPABILITY, ...capabilities],
  });
};

const getStock = async () => (await (await getBackend()).db.products.find(KETTLE))?.stock;
const findOrder = async (number: number) => (await getBackend()).db.orders.find(toId(number));

async function select({ canvas, userEvent }: Context, ...numbers: number[]) {
  await canvas.findByText('1-4 of 4 orders');
  for (const number of numbers)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${number}4f1c2a…` }));
  return within(await canvas.findByRole('region', { name: bulkBar.bar }));
}

const undo = ({ userEvent }: Context) => userEvent.click(screen.getByRole('button', { name: toasts.undo }));

/** Without the capabilities, nothing of it shows. */
export const NotOffered: Story = {
  tags: ['no-picture'],
  beforeEach: () => openStore(),
  play: async (context) => {
    const bar = await select(context, 41);
    await expect(context.canvas.queryByRole('button', { name: t.add })).toBeNull();
    await expect(bar.queryByRole('button', { name: bulkPayment.menu })).toBeNull();
    await expect(bar.getByRole('button', { name: bulkMessages.status })).toBeVisible();
  },
};

/** Marks show which orders have notes, without more width. */
export const OfferedAt1366: Story = {
  tags: ['whole-screen'],
  globals: laptop1366,
  beforeEach: () => openStore(TRACKING_CAPABILITY, PAYMENT_BY_HAND_CAPABILITY),
  play: async (context) => {
    const bar = await select(context, 42);
    await expect(bar.getByRole('button', { name: t.add })).toBeVisible();
    const text = context.canvas.getByText('2 notes, the newest: Calls before 10, please');
    const mark = text.parentElement!;
    await context.userEvent.hover(mark);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Calls before 10, please');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const OfferedOnAPhone: Story = {
  globals: phone,
  beforeEach: () => openStore(TRACKING_CAPABILITY, PAYMENT_BY_HAND_CAPABILITY),
  play: async (context) => {
    const bar = await select(context, 42);
    await context.userEvent.click(bar.getByRole('button', { name: bulkMessages.actions }));
    await screen.findByRole('menuitem', { name: t.add });
    await context.userEvent.keyboard('{Escape}');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Numbers from a carrier's file: two orders are sent, one line is skipped and stays for another try. Undo takes all back. */
export const TrackingPasted: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: () => openStore(TRACKING_CAPABILITY),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await canvas.findByText('1-4 of 4 orders');
    await step('Paste them, and choose the carrier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.add }));
      await userEvent.click(await screen.findByRole('textbox', { name: t.lines }));
      await userEvent.paste(`CTR-41;69347215580\n${toId(43)};1Z9;UPS\nCTR-99;69347215591`);
      await userEvent.click(screen.getByRole('combobox', { name: t.carrier }));
      await userEvent.click(await screen.findByRole('option', { name: 'Blue Dart' }));
      await userEvent.click(screen.getByRole('button', { name: t.check }));
    });
    await step('Look at what changes, and save it', async () => {
      await waitFor(() => expect(screen.getByText(t.summary(2, 1))).toBeVisible());
      await expect(screen.getByText(t.problems.unknown)).toBeVisible();
      await expect(screen.getByText(t.replaces('DHL 00340434161094'))).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: t.confirm(2) }));
      await expectToast(t.done(2));
    });
    await expect(await findOrder(41)).toMatchObject({
      orderDetails: { orderStatus: 'out_for_delivery' },
      tracking: { carrier: 'Blue Dart', number: '69347215580' },
    });
    await expect(await findOrder(43)).toMatchObject({ tracking: { carrier: 'UPS', number: '1Z9' } });
    await step('Undo it', async () => {
      await undo(context);
      await expectToast(bulkMessages.undone(2, 0));
      const [first, second] = [await findOrder(41), await findOrder(43)];
      await expect(first?.orderDetails?.orderStatus).toBe('confirmed');
      await expect(first?.tracking).toBeFalsy();
      await expect(second).toMatchObject({
        orderDetails: { orderStatus: 'out_for_delivery' },
        tracking: { carrier: 'DHL', number: '00340434161094' },
      });
    });
    await step('The skipped line is still there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.add }));
      await expect(await screen.findByRole('textbox', { name: t.lines })).toHaveValue('CTR-99\t69347215591');
    });
  },
};

/** From the selection, the dialog starts with the orders' numbers. Closing it loses nothing. */
export const TrackingOfSelection: Story = {
  tags: ['no-picture'],
  beforeEach: () => openStore(TRACKING_CAPABILITY),
  play: async (context) => {
    const { userEvent } = context;
    const bar = await select(context, 41, 42);
    await userEvent.click(bar.getByRole('button', { name: t.add }));
    const field = await screen.findByRole('textbox', { name: t.lines });
    await expect(field).toHaveValue('CTR-41\t\nCTR-42\t');
    await userEvent.type(field, '69347215580');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: t.add }));
    await expect(await screen.findByRole('textbox', { name: t.lines })).toHaveValue(
      'CTR-41\t\nCTR-42\t69347215580',
    );
  },
};

async function choose({ userEvent }: Context, bar: ReturnType<typeof within>, menu: string, item: string) {
  await userEvent.click(bar.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Cancels with the pieces put back. Undo takes them out again, as far as they are still there. */
export const CancelledWithStock: Story = {
  tags: ['no-picture'],
  beforeEach: () => openStore(ORDER_STOCK_CAPABILITY),
  play: async (context) => {
    const { userEvent, step } = context;
    const cancel = async (...numbers: number[]) => {
      const bar = await select(context, ...numbers);
      await choose(context, bar, bulkMessages.status, 'Cancelled');
      await userEvent.click(await screen.findByRole('button', { name: /^Cancel \d orders?$/ }));
      await expectToast(bulkActions.describeDone({ status: 'cancelled' }, numbers.length));
    };
    await step('The pieces of the delivered order stay out of stock', async () => {
      await cancel(41, 42, 44);
      await expect(await getStock()).toBe(22);
      await expect((await findOrder(44))?.stock).not.toBe('returned');
      await undo(context);
      await expectToast(bulkMessages.undone(3, 0));
      await expect(await getStock()).toBe(18);
      await expect((await findOrder(42))?.orderDetails?.orderStatus).toBe('pending');
    });
    await userEvent.click(screen.getByRole('button', { name: bulkMessages.clear }));
    await step('Someone buys the pieces before Undo', async () => {
      await cancel(42);
      const { products } = (await getBackend()).db;
      const kettle = (await products.find(KETTLE))!;
      const write = { at: '2026-11-20T09:30:00.000Z', adminId: 'ananya' };
      await products.replace({ ...kettle, stock: 1 }, kettle, write);
      await undo(context);
      await expectToast(stockReturn.soldMeanwhile(bulkMessages.undone(1, 0), 2));
    });
  },
};

/** A cancelled order that is set back takes its pieces out of stock, as far as they are still there. */
export const SetBackWithStock: Story = {
  tags: ['no-picture'],
  beforeEach: async () => {
    await openStore(ORDER_STOCK_CAPABILITY);
    const cancel = { status: 'cancelled', stock: 'return', at: '2026-11-20T09:20:00.000Z' } as const;
    await (await getBackend()).db.orders.changeStatus(toId(42), cancel);
  },
  play: async (context) => {
    const { step } = context;
    const bar = await select(context, 42);
    await expect(await getStock()).toBe(20);
    const setBack = bulkActions.describeDone({ status: 'pending' }, 1);
    await step('Undo cancels it again, with its pieces', async () => {
      await choose(context, bar, bulkMessages.status, 'Pending');
      await expectToast(setBack);
      await expect(await getStock()).toBe(18);
      await undo(context);
      await expectToast(bulkMessages.undone(1, 0));
      await expect(await getStock()).toBe(20);
    });
    await step('Someone buys the pieces first', async () => {
      const { products } = (await getBackend()).db;
      const kettle = (await products.find(KETTLE))!;
      const write = { at: '2026-11-20T09:30:00.000Z', adminId: 'ananya' };
      await products.replace({ ...kettle, stock: 1 }, kettle, write);
      await choose(context, bar, bulkMessages.status, 'Pending');
      await expectToast(stockReturn.soldMeanwhile(setBack, 2));
      await expect(await getStock()).toBe(1);
    });
  },
};

/** The order leaves the list with its first change, and stays selected for the second one, which knows of the first. */
export const ChangedTwice: Story = {
  tags: ['no-picture'],
  args: { at: '/orders?payment=pending' },
  beforeEach: () => openStore(PAYMENT_BY_HAND_CAPABILITY),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select order 424f1c2a…' }));
    const bar = within(await canvas.findByRole('region', { name: bulkBar.bar }));
    await choose(context, bar, bulkPayment.menu, bulkPayment.actions.paid);
    await userEvent.click(await screen.findByRole('button', { name: bulkPayment.confirm.paid(1) }));
    await expectToast(bulkPayment.done.paid(1));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 selected, 1 not shown'));
    await choose(context, bar, bulkPayment.menu, bulkPayment.actions.refunded);
    await userEvent.click(await screen.findByRole('button', { name: bulkPayment.confirm.refunded(1) }));
    await expectToast(bulkPayment.done.refunded(1));
    await expect((await findOrder(42))?.paymentDetails?.paymentStatus).toBe('refunded');
  },
};

/** Records cash on delivery, then a refund with the pieces put back. Undo sets the payment back. */
export const PaymentsRecorded: Story = {
  tags: ['no-picture'],
  beforeEach: () => openStore(PAYMENT_BY_HAND_CAPABILITY, ORDER_STOCK_CAPABILITY),
  play: async (context) => {
    const { userEvent, step } = context;
    const getPayment = async (number: number) => (await findOrder(number))?.paymentDetails?.paymentStatus;
    await step('Of two orders, one can become paid', async () => {
      const bar = await select(context, 41, 42);
      await choose(context, bar, bulkPayment.menu, bulkPayment.actions.paid);
      await userEvent.type(await screen.findByRole('textbox', { name: bulkPayment.reference }), 'NEFT 7');
      await userEvent.click(screen.getByRole('button', { name: bulkPayment.confirm.paid(1) }));
      await expectToast(bulkPayment.done.paid(1));
      await expect(await getPayment(42)).toBe('paid');
      await undo(context);
      await expectToast(bulkMessages.undone(1, 0));
      await expect(await getPayment(42)).toBe('pending');
    });
    await step('The other is refunded', async () => {
      const bar = within(await context.canvas.findByRole('region', { name: bulkBar.bar }));
      await choose(context, bar, bulkPayment.menu, bulkPayment.actions.refunded);
      await userEvent.click(await screen.findByRole('button', { name: bulkPayment.confirm.refunded(1) }));
      await expectToast(bulkPayment.done.refunded(1));
      await expect([await getPayment(41), await getStock()]).toEqual(['refunded', 20]);
    });
  },
};
