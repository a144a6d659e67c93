import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { OrderSheets } from '#features/orders/print/OrderSheets.tsx';
import { anOrder } from '#mocks/builders.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { FAR_EAST, inTimeZone, LATE_EVENING_UTC } from '../../inTimeZone.tsx';
import { decodeImages } from '../../decodeImages.ts';
import { oddOrders } from '../oddOrders.ts';

const orders = sampleOrders.map((one) => lenientOrder.parse(one));
const longOrder = oddOrders.find(({ _id }) => _id.startsWith('long'))!;
const rightToLeftOrder = oddOrders.find(({ _id }) => _id.startsWith('right'))!;

const store = {
  name: 'Diya & Daughters',
  ...demoSettings.contact,
  address: '12 Market Road\nBengaluru 560001',
};

const meta = {
  component: OrderSheets,
  args: {
    kind: 'invoice',
    orders: orders.slice(0, 1),
    store,
  },
  // The width of an A4 sheet without its margins.
  decorators: [
    (Story) => (
      <main className="w-[178mm] max-w-full bg-[white] p-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invoice: Story = {
  args: {
    invoices: [{ orderId: orders[0]!._id, number: 42, issuedAt: '2026-11-20T09:30:00.000Z' }],
    store: { ...store, taxNumber: '29ABCDE1234F1Z5', logoUrl: '/uploads/lamp.webp' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(canvas.getByText('Diya & Daughters')).toBeVisible();
    await expect(canvas.getByText('Tax number').nextElementSibling).toHaveTextContent('29ABCDE1234F1Z5');
    await expect(canvas.getByText('Invoice number').nextElementSibling).toHaveTextContent('INV-00042');
    await expect(canvas.getByText('Invoice date').nextElementSibling).toHaveTextContent('20 Nov 2026');
    await expect(canvas.getByText('Order reference').nextElementSibling).toHaveTextContent(
      orders[0]!.orderDetails!.orderId!,
    );
    await decodeImages(canvasElement);
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('₹37,248');
    const [, row] = canvas.getAllByRole('row');
    await expect(
      within(row!)
        .getAllByRole('cell')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(['₹42,999', '1', '₹42,999']);
  },
};

/** The backend doesn't number invoices. */
export const InvoiceWithoutNumber: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(canvas.queryByText('Invoice number')).toBeNull();
  },
};

/** A packing slip shows no prices: packers don't need them, and the parcel may be a gift. */
export const PackingSlip: Story = {
  args: { kind: 'packingSlip' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ship to' }).parentElement).toHaveTextContent(
      orders[0]!.address!.pinCode!,
    );
    await expect(canvasElement.textContent).not.toMatch(/₹|Total|Payment|Invoice/);
    // People compare the slip with the list of orders, and with what the customer writes.
    await expect(canvas.getByText('Order ID').nextElementSibling).toHaveTextContent(orders[0]!._id);
    await expect(canvas.getByText('Order reference').nextElementSibling).toHaveTextContent(
      orders[0]!.orderDetails!.orderId!,
    );
    // Ids of products mean nothing on paper.
    await expect(canvasElement.textContent).not.toContain(orders[0]!.product!._id!);
  },
};

/** Whoever packs compares the codes with those on the box. */
export const PackingSlipWithCodes: Story = {
  args: {
    kind: 'packingSlip',
    orders: [
      lenientOrder.parse({
        ...sampleOrders[0]!,
        product: { ...sampleOrders[0]!.product, sku: 'DIY-0042', barcode: '4006381333931' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DIY-0042')).toBeVisible();
    await expect(canvas.getByText('4006381333931')).toBeVisible();
  },
};

const note = { adminId: 'asha', at: '2026-11-20T10:05:00.000Z' };
const noted = [
  {
    ...orders[0]!,
    notes: [
      { ...note, id: 'gift', text: 'A gift: no invoice in the parcel, please.\nWrap it in red paper.' },
      { ...note, id: 'door', text: 'Leave it with the neighbour on the left.' },
    ],
  },
];

/** Notes are printed only if someone chose it, and never on invoices. */
export const PackingSlipWithNotes: Story = {
  args: { kind: 'packingSlip', notes: 'included', orders: noted },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('heading', { name: 'Notes' }).parentElement;
    await expect(section).toHaveTextContent(/A gift.*Leave it/s);
  },
};
export const PackingSlipWithoutNotes: Story = {
  tags: ['no-picture'],
  args: { kind: 'packingSlip', orders: noted },
  play: async ({ canvas }) => expect(canvas.queryByText(/A gift/)).toBeNull(),
};

/** An address that was typed in lines, of the customer and of the store, is printed in lines. */
export const AddressInLines: Story = {
  tags: ['no-picture'],
  args: {
    kind: 'packingSlip',
    orders: [lenientOrder.parse({ _id: 'lines', address: { address: 'Flat 4B\r\nLakeview Residency' } })],
    store: { ...store, address: '12 Market Road\u2028Bengaluru 560001' },
  },
  play: async ({ canvas }) => {
    for (const line of ['Flat 4B', 'Lakeview Residency', '12 Market Road', 'Bengaluru 560001'])
      await expect(canvas.getByText(line)).toBeVisible();
  },
};

/** Each order starts a new page. */
export const SeveralOrders: Story = {
  args: { kind: 'packingSlip', orders: orders.slice(0, 3) },
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole('article');
    await expect(sheets.map((one) => getComputedStyle(one).breakBefore)).toEqual(['auto', 'page', 'page']);
  },
};

const ofCart = (id: string, parts: Partial<StoredOrder> = {}) =>
  lenientOrder.parse(
    anOrder({
      _id: id,
      cart: '9b2f6c1e',
      orderDetails: { orderId: `order_${id}` },
      deliveryTime: '2026-11-25',
      ...parts,
    }),
  );

/** The orders of a cart that go to one address are one parcel. */
export const Parcel: Story = {
  args: {
    kind: 'packingSlip',
    orders: [
      ofCart('0c63a2fa7552'),
      ofCart('1d74b3ab8663', { product: { name: 'Diya brass dome table lamp', brand: 'Diya' } }),
      ofCart('2e85c4bc9774', { product: { name: 'Handwoven rug', brand: 'Morrow' }, quantity: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('article', {
        name: 'Packing slip order_0c63a2fa7552, order_1d74b3ab8663, order_2e85c4bc9774',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByText('order_1d74b3ab8663')).toHaveLength(1);
    await expect(canvas.queryByText('Order ID')).toBeNull();
  },
};

/** Another address or another day; invoices are always one for each order. */
export const SeveralParcels: Story = {
  tags: ['no-picture'],
  args: {
    kind: 'packingSlip',
    orders: [
      ofCart('a'),
      ofCart('b', { address: { city: 'Pune' } }),
      ofCart('c', { deliveryTime: '2026-11-26' }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName('Packing slip order_a, order_c');
    await expect(
      within(first!)
        .getAllByText('Expected delivery')
        .map((term) => term.nextElementSibling?.textContent),
    ).toEqual(['25 Nov 2026', '26 Nov 2026']);
    await expect(second).toHaveAccessibleName('Packing slip order_b');
  },
};

export const LongText: Story = {
  args: { orders: [longOrder] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { orders: [rightToLeftOrder] },
  play: async ({ canvas }) => expect(canvas.getByText(/قفطان/)).toBeVisible(),
};

/** Dates are printed in the store's time zone, too. */
export const NextDayInTheStore: Story = {
  tags: ['no-picture'],
  args: {
    kind: 'packingSlip',
    orders: [{ ...orders[0]!, createdAt: LATE_EVENING_UTC, deliveryTime: LATE_EVENING_UTC }],
  },
  decorators: inTimeZone(FAR_EAST),
  play: async ({ canvas }) => {
    for (const term of ['Placed', 'Expected delivery'])
      await expect(canvas.getByText(term).nextElementSibling).toHaveTextContent('21 Nov 2026');
  },
};

/** Missing values are em dashes. A store without a name is shown by its address. */
export const MissingParts: Story = {
  args: {
    orders: [{ _id: '674f1c2a9c41e77b20d5a6f3' }],
    store: { name: undefined, ...demoSettings.contact },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(5);
    await expect(canvas.getByText(demoSettings.contact.address)).toBeVisible();
  },
};

/** The store has another currency and time zone now. The order and its invoice keep theirs. */
export const FromBeforeAChange: Story = {
  tags: ['no-picture'],
  decorators: [inTimeZone(FAR_EAST)],
  args: {
    orders: [
      {
        ...orders[0]!,
        createdAt: LATE_EVENING_UTC,
        orderDetails: { ...orders[0]!.orderDetails!, orderCurrency: 'USD', orderTimeZone: 'UTC' },
      },
    ],
    invoices: [
      { orderId: orders[0]!._id, number: 1, issuedAt: LATE_EVENING_UTC, timeZone: 'America/New_York' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placed').nextElementSibling).toHaveTextContent('20 Nov 2026');
    await expect(canvas.getByText('Invoice date').nextElementSibling).toHaveTextContent('20 Nov 2026');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('US$37,248');
  },
};

const formatted: Story = {
  args: {
    kind: 'invoice',
    invoices: [{ orderId: orders[0]!._id, number: 42, issuedAt: '2026-11-20T09:30:00.000Z' }],
  },
};
export const InvoiceInHindi: Story = { ...formatted, tags: ['no-picture'], globals: { language: 'hi' } };
export const InvoiceInGerman: Story = { ...formatted, tags: ['no-picture'], globals: { language: 'de' } };
export const InvoiceInArabic: Story = { ...formatted, globals: { language: 'ar' } };
export const PackingSlipInHindi: Story = {
  tags: ['no-picture'],
  args: { kind: 'packingSlip' },
  globals: { language: 'hi' },
};
export const PackingSlipInGerman: Story = {
  ...PackingSlipInHindi,
  tags: ['no-picture'],
  globals: { language: 'de' },
};
export const PackingSlipInArabic: Story = {
  ...PackingSlipInHindi,
  tags: ['no-picture'],
  globals: { language: 'ar' },
};
