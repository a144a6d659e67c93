import type { Call } from '#contract/call.ts';
import { extensions } from '#contract/calls.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import type { ListParams } from '#contract/lists/listParams.ts';
import { MAX_PAGE_SIZE, PAGED_LISTS_CAPABILITY, type RowCount } from '#contract/lists/pageCall.ts';
import { expectEqual, expectRefusal, expectTrue, show } from '../expectations.ts';
import { defineRules, type Rule } from '../rule.ts';
import type { Session } from '../session.ts';

type Page = {
  rows: readonly { _id: string }[];
  page: number;
  matches: RowCount;
  totalCount: RowCount;
};

/** The lists that have a call for pages, with a sort whose order is the same in both directions but for equal rows. */
const lists = {
  products: { call: extensions.getProductPage, capability: PAGED_LISTS_CAPABILITY, rows: 'products' },
  orders: { call: extensions.getOrderPage, capability: PAGED_LISTS_CAPABILITY, rows: 'orders' },
  customers: { call: extensions.getCustomerPage, capability: CUSTOMERS_CAPABILITY, rows: 'customers' },
  history: { call: extensions.getHistoryPage, capability: HISTORY_CAPABILITY, rows: 'entries' },
} as const;

type List = { call: Call; rows: string };

async function getPage({ client }: Session, { call, rows }: List, query: ListParams): Promise<Page> {
  const data = await client.call(call, { params: {}, body: undefined, query } as never);
  const page = data as Record<string, unknown>;
  return { ...page, rows: page[rows] } as Page;
}

/** Queries that the schema of a page refuses. */
const INVALID_QUERIES: readonly ListParams[] = [
  { rows: String(MAX_PAGE_SIZE + 1) },
  { rows: '0' },
  { page: 'last' },
  { page: '0' },
  { sort: 'nothing.ascending' },
];

function createPageRules(name: string, list: List): Record<string, Rule['run']> {
  return {
    [`${name}: pages of one row are all rows in order`]: async (session) => {
      const whole = await getPage(session, list, { rows: '3' });
      const found: string[] = [];
      for (let page = 1; page <= whole.rows.length; page += 1) {
        const part = await getPage(session, list, { rows: '1', page: String(page) });
        expectEqual(part.page, page, 'page', 'Answer with the number of the page that was asked for.');
        expectEqual(part.rows.length, 1, 'number of rows', 'Send as many rows as `rows` asks for.');
        found.push(part.rows[0]!._id);
      }
      const ids = whole.rows.map(({ _id }) => _id);
      expectEqual(found, ids, 'ids', 'Cut the pages from one order, so that no row is on two pages.');
    },

    [`${name}: a page beyond the last is the last`]: async (session) => {
      const { matches } = await getPage(session, list, { rows: '2' });
      // Counting may stop early.
      if (matches.precision === 'atLeast') return;
      const last = Math.max(1, Math.ceil(matches.count / 2));
      const beyond = await getPage(session, list, { rows: '2', page: '1000000' });
      const fix = 'Answer a page beyond the last with the last one, and with its number in `page`.';
      expectEqual(beyond.page, last, 'page', fix);
      expectEqual(beyond.rows.length, matches.count - (last - 1) * 2, 'number of rows', fix);
    },

    [`${name}: a search without a match has no rows`]: async (session) => {
      const page = await getPage(session, list, { q: `nothing ${session.runId} zzz` });
      const fix = 'Send only rows that match `q`, and count them in `matches`.';
      expectEqual(page.rows, [], 'rows', fix);
      expectEqual(page.matches.count, 0, 'matches.count', fix);
      const all = await getPage(session, list, {});
      const kept = 'Count in `totalCount` all rows of the list, whatever is searched.';
      expectEqual(page.totalCount.count, all.totalCount.count, 'totalCount.count', kept);
    },

    [`${name}: without a search and a filter, all rows match`]: async (session) => {
      const { matches, totalCount } = await getPage(session, list, {});
      expectEqual(matches, totalCount, 'matches', 'Count every row in `matches` if nothing is filtered.');
    },

    [`${name}: refuses a query that the contract doesn't have`]: async ({ client }) => {
      for (const query of INVALID_QUERIES) {
        const answer = await client.send(list.call, { params: {}, body: undefined, query } as never);
        expectRefusal(answer, `Answer the query ${show(query)} with a 400 and a message.`);
      }
    },
  };
}

/** Prices and stocks of three products, in different orders. */
const LAMPS = [
  { name: 'b', actualPrice: 300, stock: 1, category: 'Home', status: 'draft' },
  { name: 'C', actualPrice: 100, stock: 30, category: 'Sports', status: 'inactive' },
  { name: 'a', actualPrice: 200, stock: 0, category: 'Home', status: 'draft' },
] as const;

type Lamp = (typeof LAMPS)[number];

/** Creates the three products, whose names contain the returned search term. */
async function createLamps(session: Session): Promise<string> {
  const term = `zq${crypto.randomUUID().slice(0, 8)}`;
  for (const { name, ...fields } of LAMPS) {
    await session.createProduct({ ...fields, name: `${name} ${term}`, discountedPrice: undefined });
  }
  return term;
}

type LampPage = Omit<Page, 'rows'> & {
  rows: readonly { _id: string; name: string }[];
  optionCounts?: Record<string, Record<string, number>>;
  facetCounts?: Record<string, Record<string, number>>;
};

const getLamps = async (session: Session, query: ListParams) =>
  (await getPage(session, lists.products, query)) as LampPage;

const getLetters = ({ rows }: LampPage) => rows.map(({ name }) => String(name).split(' ')[0]);

const SORTS: readonly (readonly [sort: string, letters: readonly Lamp['name'][]])[] = [
  ['product.ascending', ['a', 'b', 'C']],
  ['product.descending', ['C', 'b', 'a']],
  ['price.ascending', ['C', 'a', 'b']],
  ['price.descending', ['b', 'a', 'C']],
  ['stock.ascending', ['a', 'b', 'C']],
  ['stock.descending', ['C', 'b', 'a']],
];

/** Filters of products with the letters of those that match. */
const FILTERS: readonly (readonly [query: ListParams, letters: readonly Lamp['name'][]])[] = [
  [{ category: 'Home' }, ['a', 'b']],
  [{ status: 'inactive' }, ['C']],
  [{ stock: 'low' }, ['a', 'b']],
  [{ stock: 'out' }, ['a']],
  [{ featured: 'no' }, ['a', 'b', 'C']],
  [{ featured: 'yes' }, []],
  [{ price: '150..250' }, ['a']],
  [{ price: '..200', category: 'Home' }, ['a']],
];

const productPageRules: Record<string, Rule['run']> = {
  'products: a search finds names in any case': async (session) => {
    const term = await createLamps(session);
    const page = await getLamps(session, { q: term.toUpperCase() });
    const fix = 'Search in the name, whatever the case is, and count all rows that match.';
    expectEqual(page.matches.count, LAMPS.length, 'matches.count', fix);
    expectEqual(getLetters(page).toSorted(), ['C', 'a', 'b'], 'names', fix);
  },

  'products: the newest come first': async (session) => {
    const page = await getLamps(session, { q: await createLamps(session) });
    const expected = LAMPS.map(({ name }) => name).toReversed();
    expectEqual(getLetters(page), expected, 'names', 'Send the newest products first without a `sort`.');
  },

  'products: sorts by each column in both directions': async (session) => {
    const q = await createLamps(session);
    for (const [sort, letters] of SORTS) {
      const fix = `Sort all matching rows by ${sort} before cutting pages, texts without their case.`;
      expectEqual(getLetters(await getLamps(session, { q, sort })), letters, `names by ${sort}`, fix);
    }
  },

  'products: filters': async (session) => {
    const q = await createLamps(session);
    for (const [filter, letters] of FILTERS) {
      const page = await getLamps(session, { q, sort: 'product.ascending', ...filter });
      const fix = `Send only rows that match ${show(filter)}, and count them in \`matches\`.`;
      expectEqual(getLetters(page), letters, `names with ${show(filter)}`, fix);
      expectEqual(page.matches.count, letters.length, 'matches.count', fix);
    }
  },

  'products: pages of a search': async (session) => {
    const q = await createLamps(session);
    const [first, second] = [
      await getLamps(session, { q, sort: 'product.ascending', rows: '2' }),
      await getLamps(session, { q, sort: 'product.ascending', rows: '2', page: '2' }),
    ];
    const fix = 'Cut pages of `rows` rows from the rows that match, and count all of them in `matches`.';
    expectEqual([getLetters(first), getLetters(second)], [['a', 'b'], ['C']], 'names', fix);
    expectEqual([first.matches.count, second.matches.count], [3, 3], 'matches.count', fix);
  },

  'products: counts rows per option': async (session) => {
    const q = await createLamps(session);
    const { optionCounts, facetCounts } = await getLamps(session, { q, category: 'Home' });
    // Backends may leave both out.
    if (facetCounts?.['category']) {
      const fix = 'Count in facetCounts the rows that match the search and the other filters.';
      const { Home, Sports, all } = facetCounts['category'];
      expectEqual([Home, Sports, all], [2, 1, 3], 'facetCounts.category: Home, Sports, all', fix);
    }
    if (optionCounts?.['category']) {
      const { Home = 0, Sports = 0 } = optionCounts['category'];
      expectTrue(Home >= 2 && Sports >= 1, {
        expected: 'optionCounts.category: Home at least 2, Sports at least 1',
        received: show(optionCounts['category']),
        fix: 'Count in optionCounts all rows of the list, whatever is searched or filtered.',
      });
    }
  },

  'products: the revision changes with every write': async (session) => {
    const readRevision = async () =>
      (
        await session.client.call(lists.products.call, {
          params: {},
          body: undefined,
          query: {},
        })
      ).revision;
    const before = await readRevision();
    await session.createProduct();
    const after = await readRevision();
    expectTrue(after !== before, {
      expected: `another revision than ${before}`,
      received: String(after),
      fix: 'Change `revision` with every write to the list, so that the app loads it again.',
    });
  },

  'getOrder refuses an unknown id': async ({ client }) => {
    const answer = await client.send(extensions.getOrder, {
      params: { id: '0'.repeat(24) },
      body: undefined,
    });
    expectRefusal(answer, 'Answer 404 if no order has the id.');
  },

  'getOrder returns an order of the list': async (session) => {
    const { rows } = await getPage(session, lists.orders, { rows: '1' });
    if (!rows[0]) return;
    const { _id: id } = rows[0];
    const { order } = await session.client.call(extensions.getOrder, { params: { id }, body: undefined });
    expectEqual(order._id, id, 'order._id', 'Answer with the order whose id is in the path.');
  },
};

export const pageRules: Rule[] = [
  ...Object.entries(lists).flatMap(([name, { capability, ...list }]) =>
    defineRules('pages', createPageRules(name, list), { capability }),
  ),
  ...defineRules('pages', productPageRules, { capability: PAGED_LISTS_CAPABILITY }),
];
