import type { HistoryEntry } from '#contract/history/history.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';

let lastId = 0;
const nextId = () => (lastId += 1).toString(16).padStart(24, '0');

/** The administrator shown in the design drawings. */
export const anAdmin = (overrides: Partial<Admin> = {}): Admin => ({
  fullName: 'Ananya Krishnamurthy',
  email: 'ananya.k@counter.example',
  ...overrides,
});

/** Builds a product. Pass only the fields that the story is about. */
export const aProduct = (overrides: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: nextId(),
  name: 'Morrow gooseneck pour-over kettle, 900 ml',
  description: 'Matte black steel with a walnut handle',
  category: 'Home',
  brand: 'Morrow',
  actualPrice: 11200,
  stock: 18,
  stockUnit: 'pieces',
  status: 'active',
  isFeatured: false,
  images: [{ url: '/uploads/kettle.webp', publicId: 'kettle' }],
  locations: ['india'],
  ...overrides,
});

/** Builds a paid order of one kettle. Pass only the fields that the story is about. */
export const anOrder = (overrides: Partial<StoredOrder> = {}): StoredOrder => ({
  _id: nextId(),
  createdAt: '2026-11-20T03:44:00.000Z',
  quantity: 1,
  productPrice: 11200,
  totalAmount: 11399,
  deliveryCharges: 149,
  platformFee: 50,
  totalDiscount: 0,
  orderDetails: { orderId: 'ORD-1', orderStatus: 'confirmed' },
  product: { name: 'Morrow gooseneck pour-over kettle, 900 ml', brand: 'Morrow', actualPrice: 11200 },
  buyer: { fullName: 'Aarav Mehta', email: 'aarav@example.com', phoneNumber: '+91 98450 11223' },
  address: { city: 'Bengaluru', state: 'Karnataka' },
  paymentDetails: { paymentId: 'pay_1', paymentStatus: 'paid', paymentMethod: { upi: 'aarav@okbank' } },
  paymentGateway: { gatewayName: 'Razorpay' },
  ...overrides,
});

/** Builds the entries of an order's history. */
export const buildOrderEvents = (...events: Partial<HistoryEntry>[]): HistoryEntry[] =>
  events.map((event, index) => ({
    _id: `event-${index}`,
    at: '2026-11-20T09:14:00.000Z',
    kind: 'orderPlaced',
    subjectId: 'o1',
    ...event,
  }));

type StatusEvent = { status: string; from?: string; at: string; by?: string };

/** Builds the entries of status changes in the history of an order. */
export const buildStatusEvents = (...changes: StatusEvent[]): HistoryEntry[] =>
  buildOrderEvents(
    ...changes.map(({ status, from, at, by }) => ({
      at,
      kind: 'orderStatusChanged' as const,
      adminName: by,
      status: { from, to: status },
    })),
  );
