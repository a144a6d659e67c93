import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_KEY_LENGTH, toKeyText } from '#contract/lists/keyText.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { anOrder, aProduct } from '#mocks/builders.ts';
import { type PagedRepository, type Database, createRevisionFeed } from '#server/base/database.ts';
import { openLists } from '#server/db/lists/openLists.ts';
import { createOrderRepository } from '#server/db/orders/orders.ts';
import { createProductRepository } from '#server/db/products/products.ts';
import type { SqlDatabase } from '#server/db/schema.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { getExpectedOrders, getExpectedProducts, withStatus } from './contractRules.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { storedOrderStatus } from './storedOrderStatus.ts';
import { aWrite } from '../aWrite.ts';

// A database must return the same pages as the contract's rules, which see all rows.

const PIECES =
  'Kettle,kettle,KET,é,E\u0301,İ,ß,ſ,%,_,\\,\',",*,-, ,…,10,9,007,🎈,👩‍🚀,काम,किताब,קומקום,إبريق,ﷺ,ﬁ,Σ,ς,\ue000,\ufffd,a,b,zq,\n,\0'.split(
    ',',
  );
const text = (most: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength: most }).map((pieces) => pieces.join(''));
const date = fc.integer({ min: 0, max: 9 }).map((day) => `2026-01-0${day}T00:00:00.000Z`);
const rarely = <T>(value: fc.Arbitrary<T>, other: T) =>
  fc.oneof({ weight: 5, arbitrary: value }, fc.constant(other));

const createProducts = (count: number): StoredProduct[] =>
  fc
    .sample(
      fc.record({
        name: text(8),
        category: fc.constantFrom('Home', 'HOME', 'Fashion', 'İstanbul', ''),
        actualPrice: fc.constantFrom(0, 1, 9, 10, 99.5, 1e9),
        discountedPrice: fc.constantFrom(undefined, 0, 5, 9),
        stock: fc.constantFrom(-1, 0, 3, 10, 11, 1e6),
        sku: fc.option(text(3), { nil: undefined }),
        barcode: fc.constantFrom(undefined, '4006381333931', '0040', 'X-40'),
        lowStockLimit: fc.constantFrom(undefined, 0, 3, 10, 50),
        status: fc.constantFrom('active', 'Draft', 'archived'),
        isFeatured: fc.boolean(),
        createdAt: rarely<string | undefined>(date, undefined),
      }),
      { numRuns: count, seed: 1 },
    )
    .map((fields) => aProduct(fields));

/** A surrogate pair at the position where a key is cut. */
const LONG_NAME = `${'k'.repeat(MAX_KEY_LENGTH - 1)}🎈 and more`;

const createOrders = (count: number): StoredOrder[] =>
  fc
    .sample(
      fc.record({
        createdAt: rarely<string | undefined>(fc.oneof(date, fc.constant('yesterday')), undefined),
        totalAmount: fc.constantFrom<StoredOrder['totalAmount']>(null, 0, -5, '12.5', 'none', 100),
        buyer: fc.oneof(fc.constant(null), fc.record({ fullName: fc.oneof(text(3), fc.constant(' ')) })),
        product: fc.oneof(
          fc.constant(null),
          fc.record({ name: text(6) }),
          fc.record({
            name: fc.constantFrom('Kettle', ' kettle ', 'ﬁ Σ', LONG_NAME),
            category: fc.constantFrom(undefined, 'Home', 'HOME ', 'İstanbul', ''),
          }),
        ),
        address: fc.constantFrom(
          null,
          { city: 'Pune', state: 'Maharashtra' },
          { city: ' ', state: 'pune' },
          { state: 'İzmir' },
          { city: 'Île 9' },
          { city: '\u0301' },
        ),
        paymentGateway: fc.constantFrom(null, { gatewayName: 'Bank transfer' }, { gatewayName: ' ' }),
        paymentDetails: fc.constantFrom<StoredOrder['paymentDetails']>(
          null,
          { paymentStatus: 'Paid', paymentMethod: { upi: 'a@ybl' } },
          { paymentStatus: 'pending', paymentMethod: { card: { card_number: '4242' } } },
          { paymentStatus: 'Failed', paymentMethod: { upi: 'b@ybl' } },
          { paymentStatus: 'disputed', paymentMethod: { upi: '', card: null } },
        ),
        orderDetails: fc.record({
          orderId: fc.oneof(fc.constant(null), text(3)),
          orderStatus: storedOrderStatus,
        }),
      }),
      { numRuns: count, seed: 2 },
    )
    .map((fields) => anOrder(fields));

/** Replaces zero bytes, because no database stores them. */
const stored = <Row>(rows: readonly Row[]) =>
  JSON.parse(JSON.stringify(rows).replaceAll(String.raw`\u0000`, '\ufffd')) as Row[];

type Filters = fc.Arbitrary<Record<string, string | undefined>>;
/** At most three filters, because hardly any row matches more. */
const filtersOf = (values: Record<string, readonly string[]>): Filters =>
  fc
    .subarray(Object.entries(values), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map(([name, some]) => [name, fc.constantFrom(...some)]))),
    );

const criteriaOf = (sorts: readonly string[], filters: Filters) =>
  fc.record({
    // A search with a zero byte finds its replacement.
    search: fc.oneof(
      fc.constant(''),
      text(3).map((typed) => typed.replaceAll('\0', '')),
      fc.constantFrom('k', 'zq', 'et', '000', '0…', 'k'.repeat(40)),
    ),
    filters: fc.oneof(fc.constant({}), filters) as fc.Arbitrary<ListCriteria['filters']>,
    page: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 2, Number.MAX_SAFE_INTEGER)),
    pageSize: fc.constantFrom(3, 10, 100),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom(...sorts),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      { nil: undefined },
    ),
  });

const productCriteria = criteriaOf(
  Object.keys(productListRules.sortBy),
  filtersOf({
    category: ['home', 'Fashion', 'İSTANBUL', 'i̇stanbul', 'nowhere'],
    status: ['active', 'draft', 'inactive'],
    stock: ['low', 'out'],
    featured: ['yes', 'no'],
    barcode: ['4006381333931', '0040', 'x-40', '40'],
    price: ['0..9', '9.5..', '..-1', '10..10', '..99.5'],
  }),
);
const orderCriteria = criteriaOf(
  Object.keys(orderListRules.sortBy),
  filtersOf({
    status: ['pending', 'out_for_delivery', 'cancelled'],
    payment: ['paid', 'pending', 'refunded', 'failed'],
    method: ['card', 'upi', 'other'],
    date: [
      '2026-01-03T00:00:00.000Z..2026-01-06T12:00:00Z',
      '2026-01-05T00:00:00.001Z..',
      '..2026-01-02T00:00:00Z',
    ],
    total: ['-10..12.5', '1..', '..0'],
    category: ['home', 'HOME', 'i̇stanbul', 'nowhere'],
    place: ['PUNE', 'İzmir', 'maharashtra'],
    product: ['kettle', 'ﬁ σ', 'FI Σ', toKeyText(LONG_NAME)!],
    revenue: ['counted', 'cancelled'],
  }),
);

type Identified = { _id: string };
const summarize = <Row extends Identified>({ rows, ...page }: RowPage<Row>) => ({
  ...page,
  ids: rows.map(({ _id }) => _id),
});

const comparePages = <Row extends Identified>(
  list: PagedRepository<Row>,
  getExpected: (criteria: ListCriteria) => RowPage<Identified>,
  anyCriteria: fc.Arbitrary<ListCriteria>,
) =>
  fc.assert(
    fc.asyncProperty(anyCriteria, async (criteria) => {
      expect(summarize(await list.getPage(criteria))).toEqual(summarize(getExpected(criteria)));
    }),
    { numRuns: 200, seed: 20_261_124 },
  );

describe('a database returns the same pages as the rules of the lists', () => {
  let database: SqlDatabase;
  let sql: Database;
  let [products, orders] = [stored(createProducts(80)), stored(createOrders(80))];
  beforeAll(async () => {
    const opened = await openDatabase(await takeEmptyDatabase());
    await opened.seedOnce(() => ({ products, orders }), 0);
    database = opened.database;
    sql = opened.db;
  });
  const compareProducts = (list = sql.products) =>
    comparePages(list, (criteria) => getExpectedProducts(products, criteria), productCriteria);
  const compareOrders = (list = sql.orders) =>
    comparePages(list, (criteria) => getExpectedOrders(orders, criteria), orderCriteria);

  it('for products', () => expect(compareProducts()).resolves.toBeUndefined());

  it('for orders', () => expect(compareOrders()).resolves.toBeUndefined());

  it('without trigrams', async () => {
    const notices = { feed: createRevisionFeed() };
    const slowProducts = createProductRepository(database, false, notices);
    const slowOrders = createOrderRepository(database, false, notices);
    await expect(compareProducts(slowProducts)).resolves.toBeUndefined();
    await expect(compareOrders(slowOrders)).resolves.toBeUndefined();
  });

  it('after the tables were rebuilt by other rules', async () => {
    await database.updateTable('list_indexes').set({ definition: 'other rules' }).execute();
    await database.schema.alterTable('products_list').renameColumn('filter_status', 'filter_state').execute();
    await database.updateTable('orders_list').set({ sort_product: 'z', search_text: 'kettle' }).execute();
    await database.deleteFrom('product_images').execute();
    await openLists(database);
    await expect(compareProducts()).resolves.toBeUndefined();
    const { rows } = await sql.products.getPage({ search: '', filters: {}, page: 1, pageSize: 1 });
    const images = rows[0]!.images.map(({ publicId }) => publicId);
    expect(await sql.findUsedImageIds(images)).toEqual(new Set(images));
  });

  it('after products and orders have changed', async () => {
    const newest: ListCriteria = { search: '', filters: {}, page: 1, pageSize: 3 };
    const [first, second, third] = getExpectedProducts(products, newest).rows as StoredProduct[];
    const added = aProduct({ _id: 'added', name: 'Zebra kettle', category: 'New' });
    const renamed = {
      ...first!,
      name: 'Renamed zq',
      category: 'Moved',
      stock: 77,
      status: 'inactive',
    } as const;
    const nameless = { ...second!, name: '' };
    await sql.products.add(added, aWrite);
    await sql.products.replace(renamed, first!, aWrite);
    await sql.products.replace(nameless, second!, aWrite);
    await sql.products.remove(third!._id, aWrite);
    const isUnchanged = ({ _id }: StoredProduct) => ![first, second, third].some((one) => one?._id === _id);
    products = [...products.filter(isUnchanged), added, renamed, nameless];
    const cancelled = getExpectedOrders(orders, newest).rows[1]!._id;
    await sql.orders.changeStatus(cancelled, { ...aWrite, status: 'cancelled' });
    orders = withStatus(orders, cancelled, 'cancelled');
    await expect(compareProducts()).resolves.toBeUndefined();
    await expect(compareOrders()).resolves.toBeUndefined();
  });
});

describe('a list with more than 10,000 matches', () => {
  const COUNT = 12_000;
  let sql: Database;
  let products: StoredProduct[];
  beforeAll(async () => {
    products = Array.from({ length: COUNT }, (_, index) =>
      aProduct({
        _id: `p${String((index * 7919) % COUNT).padStart(5, '0')}`,
        name: index < 11_000 ? `Lamp ${index % 500}` : `Kettle ${index}`,
        category: index % 3 === 0 ? 'Home' : 'Fashion',
        stock: index % 97 === 0 ? 0 : 50,
        isFeatured: index % 50 === 1,
        createdAt: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
      }),
    );
    const opened = await openDatabase(await takeEmptyDatabase());
    await opened.seedOnce(() => ({ products, orders: [] }), 0);
    sql = opened.db;
  });

  const lamps: ListCriteria = { search: 'lamp', filters: {}, page: 1, pageSize: 10 };
  const getExpectedIds = (criteria: ListCriteria) => summarize(getExpectedProducts(products, criteria)).ids;

  it.each<[string, Partial<ListCriteria>]>([
    ['the first page of a search', {}],
    ['a page deep inside', { page: 777 }],
    ['sorted, where the matches stand at the end', { sort: { column: 'product', direction: 'ascending' } }],
    ['sorted, where they stand first', { sort: { column: 'product', direction: 'descending' }, page: 3 }],
    ['one letter', { search: 'l' }],
    ['two letters', { search: 'mp', page: 4 }],
    ['a term that few rows have', { search: 'lamp 123' }],
    ['a term that no row has', { search: 'lamp 777' }],
    ['all rows', { search: '', page: 1200 }],
    [
      'two filters that most rows match',
      { search: '', filters: { featured: 'no', price: '0..1000000' }, page: 9 },
    ],
    ['a filter that few rows pass', { search: '', filters: { stock: 'out' }, page: 3 }],
    ['filters that no row passes', { search: '', filters: { stock: 'out', category: 'Vehicles' } }],
  ])('returns the rows that the rules select: %s', async (_, change) => {
    const criteria = { ...lamps, ...change };
    expect(summarize(await sql.products.getPage(criteria)).ids).toEqual(getExpectedIds(criteria));
  });

  it('counts up to 10,000 exactly, and further if the page shows it', async () => {
    const matchesOf = async (change: Partial<ListCriteria>) =>
      (await sql.products.getPage({ ...lamps, ...change })).matches;
    expect(await matchesOf({})).toEqual({ count: 10_000, precision: 'atLeast' });
    expect(await matchesOf({ page: 1050 })).toEqual({ count: 10_500, precision: 'atLeast' });
    expect(await matchesOf({ page: 1100 })).toEqual({ count: 11_000, precision: 'exact' });
    expect(await matchesOf({ pageSize: 17, page: 648 })).toEqual({ count: 11_000, precision: 'exact' });
    expect(await matchesOf({ filters: { category: 'Home' } })).toEqual({ count: 3667, precision: 'exact' });
    expect(await matchesOf({ search: '' })).toEqual({ count: COUNT, precision: 'exact' });
  });

  it.each([1101, 100_000, Number.MAX_SAFE_INTEGER])('answers page %s with the last page', async (page) => {
    const found = summarize(await sql.products.getPage({ ...lamps, page }));
    expect(found).toMatchObject({ page: 1100, matches: { count: 11_000, precision: 'exact' } });
    expect(found.ids).toEqual(getExpectedIds({ ...lamps, page }));
  });

  it('counts options among at most 10,000 rows and omits the others', async () => {
    const facetsOf = async (change: Partial<ListCriteria>) =>
      (await sql.products.getPage({ ...lamps, search: '', ...change })).facetCounts!;
    const getExpectedFacets = (change: Partial<ListCriteria>) =>
      getExpectedProducts(products, { ...lamps, search: '', ...change }).facetCounts!;
    const few = { filters: { stock: 'out' } };
    expect(await facetsOf(few)).toEqual(getExpectedFacets(few));
    const word = { search: 'kettle' };
    expect(await facetsOf(word)).toEqual(getExpectedFacets(word));
    expect(await facetsOf({ search: 'lamp' })).toEqual({});
    const many = { filters: { featured: 'no' } };
    expect(await facetsOf(many)).toEqual({ featured: getExpectedFacets(many)['featured'] });
    const both = { search: 'lamp', filters: { category: 'Home' } };
    const { category, ...others } = getExpectedFacets(both);
    expect(category).toMatchObject({ all: 11_000 });
    expect(await facetsOf(both)).toEqual(others);
  });
});
