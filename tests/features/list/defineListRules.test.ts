import { describe, expect, it } from 'vitest';
import { countOptions, getPage } from '#contract/lists/getPage.ts';
import { defineListRules, type RowFilter } from '#contract/lists/listRules.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { createPageQuery, readCriteria, writeCriteria } from '#contract/lists/listParams.ts';

// CONTRIBUTING promises that a new filter needs only an entry in a list's definition and its texts.

type Customer = { _id: string; group?: string; place?: string; orders?: number; since?: number };

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const CUSTOMERS: Customer[] = [
  { _id: 'asha', group: 'Retail', place: 'Pune', orders: 12, since: day('2026-11-01') },
  { _id: 'ravi', group: 'trade', place: 'Goa', orders: 2, since: day('2025-01-01') },
  { _id: 'none' },
];

const createCustomerList = <Name extends string>(filterBy: Record<Name, RowFilter<Customer>>) =>
  defineListRules<Customer>()({
    searchText: ({ _id }) => _id,
    sortBy: {
      orders: { kind: 'number', value: ({ orders }) => orders },
      since: { kind: 'number', value: ({ since }) => since },
    },
    filterBy,
    pageSizes: [10],
    defaultPageSize: 10,
  });

type Entry = {
  filter: RowFilter<Customer>;
  chosen: string;
  matches: string[];
  invalid: string;
  control: object;
};

const option = (value: string) => ({ value, label: value });
const any = { value: 'any', label: 'Any' };
const range = '2026-01-01T00:00:00Z..2026-12-31T00:00:00Z';

const ENTRIES: [name: string, Entry][] = [
  [
    'an option',
    {
      filter: { kind: 'option', value: ({ group }) => group, options: ['retail', 'trade'] },
      chosen: 'trade',
      matches: ['ravi'],
      invalid: 'nobody',
      control: { placement: 'toolbar', options: [any, option('retail'), option('trade')] },
    },
  ],
  [
    'a text',
    {
      filter: { kind: 'text', value: ({ place }) => place },
      chosen: 'pune',
      matches: ['asha'],
      invalid: 'x'.repeat(201),
      control: {},
    },
  ],
  [
    'a level',
    {
      filter: {
        kind: 'level',
        value: ({ orders }) => (orders === undefined ? undefined : orders < 10 ? 'regular' : 'loyal'),
        levels: ['regular', 'loyal'],
      },
      chosen: 'regular',
      matches: ['asha', 'ravi'],
      invalid: 'some',
      control: { placement: 'toolbar', options: [any, option('regular'), option('loyal')] },
    },
  ],
  [
    'a range of counts',
    {
      filter: { kind: 'range', sort: 'orders', valueType: 'number' },
      chosen: '1..5',
      matches: ['ravi'],
      invalid: '5..1',
      control: { range: 'count' },
    },
  ],
  [
    'a range of amounts',
    {
      filter: { kind: 'range', sort: 'orders', valueType: 'money' },
      chosen: '1..5',
      matches: ['ravi'],
      invalid: '5..1',
      control: { range: 'money', screen: 'orders' },
    },
  ],
  [
    'a range of days',
    {
      filter: { kind: 'range', sort: 'since', valueType: 'time' },
      chosen: range,
      matches: ['asha'],
      invalid: '2026-01-01..2026-12-31',
      control: { range: 'days' },
    },
  ],
];

describe.each(ENTRIES)('%s in `filterBy`', (_, { filter, chosen, matches, invalid, control }) => {
  const list = createCustomerList({ added: filter });
  const query = createPageQuery(list);

  it('becomes a parameter of the call, which refuses invalid values', () => {
    expect(query.parse({ added: chosen })).toMatchObject({
      filters: { added: chosen },
      page: 1,
      pageSize: 10,
    });
    expect(query.safeParse({ added: invalid }).success).toBe(false);
    expect(query.parse({}).filters).toEqual({});
  });

  it('becomes a rule for paging in the browser', () => {
    const criteria = query.parse({ added: chosen });
    expect(getPage(list, CUSTOMERS, criteria).rows.map(({ _id }) => _id)).toEqual(matches);
  });

  it('becomes a parameter of the URL', () => {
    const value = chosen === range ? '2026-01-01..2026-12-31' : chosen;
    const criteria = readCriteria(list, new URLSearchParams({ added: value }));
    expect(criteria.filters).toEqual({ added: value });
    expect(writeCriteria(list, new URLSearchParams(), criteria).get('added')).toBe(value);
  });

  it('becomes a control', () => {
    const messages = { added: { label: 'Added' } };
    const filters = createFilters(list, {
      messages,
      defaultAllLabel: 'Any',
      toolbar: 'added',
      screen: 'orders',
    });
    expect(filters).toEqual([{ param: 'added', label: 'Added', ...control }]);
  });
});

it('counts the rows of each option and level', () => {
  const { added, group } = { added: ENTRIES[2]![1].filter, group: ENTRIES[0]![1].filter };
  expect(countOptions(createCustomerList({ added, group }), CUSTOMERS)).toEqual({
    added: { regular: 2, loyal: 1 },
    group: { retail: 1, trade: 1 },
  });
});
