import { describe, expect, it } from 'vitest';
import { type Order, lenientOrder } from '#contract/orders/order.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { changeCriteria, deriveListState, nextSort } from '#features/list/listModel.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { anOrder } from '#mocks/builders.ts';

const everything: ListCriteria = defaultCriteria(orderList);
const stateOf = (orders: readonly Order[], criteria: ListCriteria) =>
  deriveListState(orderList, orders, criteria);
const order = (parts: object): Order => lenientOrder.parse(anOrder(parts));
const many = (count: number) => Array.from({ length: count }, () => order({}));
const toCriteria = (criteria: Partial<ListCriteria>) => ({ ...everything, ...criteria });
const idsOf = (orders: readonly Order[], criteria: Partial<ListCriteria>) => {
  const state = stateOf(orders, toCriteria(criteria));
  return state.status === 'listed' ? state.rows.map((one) => one._id) : state.status;
};

const shop = [
  order({
    _id: '674F1C2A0001',
    product: { name: 'Diya brass lamp' },
    orderDetails: { orderId: 'order_20d5' },
  }),
  order({
    _id: '674e9b070002',
    product: { name: 'Kettle' },
    orderDetails: { orderId: 'order_77aa', orderStatus: 'Delivered' },
  }),
  order({ _id: '674d22be0003', product: null, orderDetails: null }),
];

describe('search and filter', () => {
  it.each([
    ['LAMP', ['674F1C2A0001']],
    ['674f1c2a', ['674F1C2A0001']],
    ['674f1c2a…', ['674F1C2A0001']],
    [' ORDER_77 ', ['674e9b070002']],
    ['674', ['674F1C2A0001', '674e9b070002', '674d22be0003']],
    ['sofa', 'noMatch'],
  ])('“%s” finds %o', (search, found) => expect(idsOf(shop, { search })).toEqual(found));

  it('finds a status however it is spelt', () => {
    expect(idsOf(shop, { filters: { status: 'delivered' } })).toEqual(['674e9b070002']);
    expect(idsOf(shop, { filters: { status: 'delivered' }, search: 'lamp' })).toBe('noMatch');
  });
  it('begins at the first page again', () => {
    const third = toCriteria({ page: 3 });
    expect(changeCriteria(orderList, third, { search: 'x' })).toEqual(toCriteria({ search: 'x', page: 1 }));
    expect(changeCriteria(orderList, third, { filters: { status: 'pending' } })).toEqual(
      toCriteria({ filters: { status: 'pending' }, page: 1 }),
    );
  });
  it('counts among how many it found none', () => {
    expect(stateOf(shop, toCriteria({ search: 'sofa' }))).toEqual({ status: 'noMatch', totalCount: 3 });
    expect(stateOf([], everything)).toEqual({ status: 'noMatch', totalCount: 0 });
  });
});

describe('paging', () => {
  it('labels the last, shorter page by what it shows', () => {
    expect(stateOf(many(11), toCriteria({ page: 2 }))).toMatchObject({
      page: 2,
      pageCount: 2,
      range: { start: 11, end: 11, total: 11 },
    });
  });
  it('shows a page beyond the last as the last', () => {
    expect(stateOf(many(25), toCriteria({ page: 9 }))).toMatchObject({
      page: 3,
      pageCount: 3,
      range: { start: 21, end: 25, total: 25 },
    });
  });
  it('shows a full last page as the last', () => {
    expect(stateOf(many(50), toCriteria({ pageSize: 25, page: 2 }))).toMatchObject({ page: 2, pageCount: 2 });
  });
});

const sortedBy = (orders: readonly Order[], column: Sort['column'], direction: Sort['direction']) =>
  idsOf(orders, { sort: { column, direction } });

describe('sorting', () => {
  const ways = ['ascending', 'descending'] as const;

  it('puts amounts in order, also those that are text, and missing ones last both ways', () => {
    const orders = [
      order({ _id: 'none', totalAmount: null }),
      order({ _id: 'hundred', totalAmount: '100' }),
      order({ _id: 'nine', totalAmount: 9 }),
    ];
    expect(ways.map((way) => sortedBy(orders, 'total', way))).toEqual([
      ['nine', 'hundred', 'none'],
      ['hundred', 'nine', 'none'],
    ]);
  });
  it('searches and filters in the sorted order', () => {
    const orders = [
      order({ _id: 'a1', totalAmount: 3 }),
      order({ _id: 'b1', totalAmount: 1 }),
      order({ _id: 'a2', totalAmount: 2, orderDetails: { orderStatus: 'pending' } }),
      order({ _id: 'a3', totalAmount: 1 }),
    ];
    const sort = { column: 'total', direction: 'ascending' } as const;
    expect(idsOf(orders, { sort, search: 'a' })).toEqual(['a3', 'a2', 'a1']);
    expect(idsOf(orders, { sort, search: 'a', filters: { status: 'confirmed' } })).toEqual(['a3', 'a1']);
  });
  it('puts dates in order, whatever their zones, and what is no date last both ways', () => {
    const orders = [
      order({ _id: 'odd', createdAt: 'yesterday' }),
      order({ _id: 'noonInKolkata', createdAt: '2026-11-20T12:00:00+05:30' }),
      order({ _id: 'nineInLondon', createdAt: '2026-11-20T09:00:00Z' }),
    ];
    expect(ways.map((way) => sortedBy(orders, 'date', way))).toEqual([
      ['noonInKolkata', 'nineInLondon', 'odd'],
      ['nineInLondon', 'noonInKolkata', 'odd'],
    ]);
  });
  it('puts statuses in the order in which an order goes through them', () => {
    const orders = ['cancelled', 'returned', 'delivered', 'pending'].map((orderStatus) =>
      order({ _id: orderStatus, orderDetails: { orderStatus } }),
    );
    expect(sortedBy(orders, 'status', 'ascending')).toEqual([
      'pending',
      'delivered',
      'cancelled',
      'returned',
    ]);
  });
  it.each([
    ['product', (name: string) => ({ product: { name } })],
    ['customer', (fullName: string) => ({ buyer: { fullName } })],
    ['location', (city: string) => ({ address: { city } })],
  ])('puts each %s by its letters and numbers, and orders without one last both ways', (column, having) => {
    const texts = ['émile 10', 'Emile 9', 'Zoë', 'asha'];
    const orders = [
      order({ _id: 'none', product: null, buyer: null, address: null }),
      ...texts.map((text) =>
        order({ _id: text, product: null, buyer: null, address: null, ...having(text) }),
      ),
      order({ _id: 'blank', product: null, buyer: null, address: null, ...having('  ') }),
    ];
    expect(ways.map((way) => sortedBy(orders, column, way))).toEqual([
      ['asha', 'Emile 9', 'émile 10', 'Zoë', 'none', 'blank'],
      ['Zoë', 'émile 10', 'Emile 9', 'asha', 'none', 'blank'],
    ]);
  });
  it('puts an order without a city by its state', () => {
    const orders = [
      order({ _id: 'Pune', address: { city: 'Pune', state: 'Maharashtra' } }),
      order({ _id: 'Goa', address: { city: ' ', state: 'Goa' } }),
      order({ _id: 'Agra', address: { city: 'Agra' } }),
    ];
    expect(sortedBy(orders, 'location', 'ascending')).toEqual(['Agra', 'Goa', 'Pune']);
  });
  it('puts payments by the word that is shown, however it is spelt', () => {
    const orders = ['refunded', 'PAID', 'pending', 'Failed', undefined].map((paymentStatus) =>
      order({ _id: paymentStatus ?? 'none', paymentDetails: paymentStatus ? { paymentStatus } : null }),
    );
    expect(sortedBy(orders, 'payment', 'descending')).toEqual([
      'refunded',
      'pending',
      'PAID',
      'Failed',
      'none',
    ]);
  });
  it('keeps the server’s order among equals', () => {
    const orders = [order({ _id: 'x' }), order({ _id: 'y' })];
    expect(ways.map((way) => sortedBy(orders, 'total', way))).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });
  it('goes from ascending to descending and back to the server’s order', () => {
    const first = nextSort(undefined, 'total');
    const second = nextSort(first, 'total');
    expect([first, second, nextSort(second, 'total')]).toEqual([
      { column: 'total', direction: 'ascending' },
      { column: 'total', direction: 'descending' },
      undefined,
    ]);
    expect(nextSort(second, 'date')).toEqual({ column: 'date', direction: 'ascending' });
  });
});
