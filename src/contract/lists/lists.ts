/** What is written. Each has a revision, which every write increases by one. */
export const SOURCE_NAMES = ['products', 'orders'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

type List = {
  /** Writes to these change the list. */
  sources: readonly SourceName[];
  /** The count that grows with the list: of all orders ever placed, or of all writes. */
  newRows: 'notCounted' | 'ordersPlaced' | 'writes';
};

/**
 * The lists of the store. Live revisions, freshness, the tables of the server, stored views and the checks of a backend
 * derive from this table.
 */
export const lists = {
  products: { sources: ['products'], newRows: 'notCounted' },
  orders: { sources: ['orders'], newRows: 'ordersPlaced' },
  customers: { sources: ['orders'], newRows: 'notCounted' },
  history: { sources: ['products', 'orders'], newRows: 'writes' },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof lists;
export const LIST_NAMES = Object.keys(lists) as ListName[];

export const getSources = (list: ListName): readonly SourceName[] => lists[list].sources;

/** Returns the revision of a list: the sum of its sources' revisions. */
export const sumRevisions = (list: ListName, revisions: Readonly<Record<SourceName, number>>): number =>
  getSources(list).reduce((sum, source) => sum + revisions[source], 0);
