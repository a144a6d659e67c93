import { describe, expect, it } from 'vitest';
import { filterRows, sortRows } from '#contract/lists/getPage.ts';
import { type ListCriteria, SORT_DIRECTIONS } from '#contract/lists/listCriteria.ts';
import { lenientOrder, type Order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { anOrder } from '#mocks/builders.ts';

const createOrder = (fields: object): Order => lenientOrder.parse(anOrder(fields));
const find = (orders: readonly Order[], criteria: Partial<ListCriteria>) =>
  filterRows(orderListRules, orders, { search: '', filters: {}, ...criteria }).map(({ _id }) => _id);

const lamp = createOrder({
  _id: '674F1C2A0001',
  product: { name: 'Diya brass lamp', category: 'Home' },
  orderDetails: { orderId: 'order_20d5', orderStatus: 'Delivered' },
  cart: 'Cart 7',
  notes: [{ id: 'n', text: 'Wrap as a gift', adminId: 'asha', at: '2026-11-20T09:00:00.000Z' }],
  buyer: { fullName: 'Arjun', email: ' ', phoneNumber: '+91 98765 43210' },
});
const kettle = createOrder({
  _id: '674e9b070002',
  product: { name: 'Kettle' },
  address: { state: 'Goa' },
  buyer: { email: 'riya@mail.example', phoneNumber: '+91 98765 43210' },
  orderDetails: { orderId: 'order_77aa', orderStatus: 'cancelled' },
  paymentDetails: { paymentStatus: 'Refunded', paymentMethod: { card: { card_network: 'Visa' } } },
  totalAmount: '99.50',
  tracking: { carrier: 'DHL', number: '00340434161094' },
});
const bare = lenientOrder.parse({ _id: '674d22be0003' });
const orders = [lamp, kettle, bare];

describe('search', () => {
  it.each([
    ['LAMP', [lamp._id]],
    ['674f1c2a', [lamp._id]],
    ['674f1c2a…', [lamp._id]],
    [' ORDER_77 ', [kettle._id]],
    ['674', orders.map(({ _id }) => _id)],
    ['GIFT', [lamp._id]],
    ['0434161094', [kettle._id]],
    ['sofa', []],
  ])('“%s” finds %o', (search, ids) => expect(find(orders, { search })).toEqual(ids));
});

describe('filters', () => {
  it.each([
    [{ status: 'delivered' }, [lamp._id]],
    [{ payment: 'refunded' }, [kettle._id]],
    [{ method: 'upi' }, [lamp._id]],
    [{ method: 'card' }, [kettle._id]],
    [{ total: '99.5..100' }, [kettle._id]],
    [{ category: 'home' }, [lamp._id]],
    [{ place: 'goa' }, [kettle._id]],
    [{ product: 'diya brass lamp' }, [lamp._id]],
    [{ customer: 'RIYA@MAIL.EXAMPLE' }, [kettle._id]],
    [{ customer: '+91 98765 43210' }, [lamp._id]],
    [{ cart: 'cart 7' }, [lamp._id]],
    [{ orderNumber: 'ORDER_77AA' }, [kettle._id]],
    [{ orderNumber: 'order_77' }, []],
    [{ revenue: 'counted' }, [lamp._id, bare._id]],
    [{ date: '2026-11-20T03:44:00.000Z..2026-11-20T03:44:00.000Z' }, [lamp._id, kettle._id]],
    [{ status: 'delivered', place: 'goa' }, []],
  ])('%o matches %o', (filters, ids) => expect(find(orders, { filters })).toEqual(ids));
});

describe('sorting', () => {
  const sort = (rows: readonly Order[], column: string) =>
    SORT_DIRECTIONS.map((direction) =>
      sortRows(orderListRules, rows, { column, direction }).map(({ _id }) => _id),
    );

  it.each([
    [
      'totals, also those sent as text',
      'total',
      { none: { totalAmount: null }, nine: { totalAmount: 9 }, hundred: { totalAmount: '100' } },
    ],
    [
      'dates, whatever their time zones',
      'date',
      {
        none: { createdAt: 'yesterday' },
        'noon in Kolkata': { createdAt: '2026-11-20T12:00:00+05:30' },
        'nine in London': { createdAt: '2026-11-20T09:00:00Z' },
      },
    ],
    [
      'statuses in the order of a delivery',
      'status',
      Object.fromEntries(
        ['returned', 'pending', 'delivered', 'cancelled'].map((orderStatus) => [
          orderStatus,
          { orderDetails: { orderStatus } },
        ]),
      ),
    ],
    [
      'places by city, or by state without one',
      'location',
      {
        none: { address: null },
        Agra: { address: { city: 'Agra', state: 'Uttar Pradesh' } },
        Goa: { address: { city: ' ', state: 'Goa' } },
        Pune: { address: { city: 'Pune', state: 'Maharashtra' } },
      },
    ],
    [
      'payments by their label, in any case',
      'payment',
      {
        none: { paymentDetails: null },
        ...Object.fromEntries(
          ['Failed', 'PAID', 'pending', 'refunded'].map((paymentStatus) => [
            paymentStatus,
            { paymentDetails: { paymentStatus } },
          ]),
        ),
      },
    ],
    ...(['product', 'customer'] as const).map((column) => {
      const toFields = (text?: string) =>
        column === 'product' ? { product: text ? { name: text } : null } : { buyer: { fullName: text } };
      const names = ['asha', 'Emile 9', 'émile 10', 'Zoë'];
      return [
        `${column}s by letters and numbers`,
        column,
        { none: toFields(), ...Object.fromEntries(names.map((name) => [name, toFields(name)])) },
      ] as const;
    }),
  ] as const)('sorts %s, and puts orders without one last in both directions', (_, column, fields) => {
    const [last, ...sorted] = Object.keys(fields);
    const rows = Object.entries<object>(fields).map(([_id, one]) => createOrder({ _id, ...one }));
    expect(sort(rows, column)).toEqual([
      [...sorted, last],
      [...sorted.toReversed(), last],
    ]);
  });

  it('keeps the server’s order for equal orders', () => {
    const rows = ['x', 'y'].map((_id) => createOrder({ _id }));
    expect(sort(rows, 'total')).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });
});
