import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { defineListRules } from '../lists/listRules.ts';
import { createPageQuery } from '../lists/listParams.ts';
import { pageFields } from '../lists/pageCall.ts';
import { tracking } from '../orders/order.ts';
import { lenientProduct, product } from '../products/product.ts';
import { parseTime } from '../time/parseTime.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { productChanges } from './productChanges.ts';
import { SOURCE_KINDS, HISTORY_CAPABILITY } from './historySource.ts';

export const PRODUCT_KINDS = ['productCreated', 'productChanged', 'productDeleted'] as const;
const ORDER_KINDS = [
  'orderPlaced',
  'orderStatusChanged',
  'orderPaymentChanged',
  'orderTrackingChanged',
  'orderStockChanged',
  'orderNoteChanged',
  'orderMailSent',
  'orderInvoiceIssued',
] as const;
const HISTORY_KINDS = [...PRODUCT_KINDS, ...ORDER_KINDS] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
type ProductKind = (typeof PRODUCT_KINDS)[number];

export const isProductKind = (kind: HistoryKind): kind is ProductKind =>
  (PRODUCT_KINDS as readonly HistoryKind[]).includes(kind);

/** What happened to an order. Only the part of its kind is there. */
export const orderEvent = z.object({
  /** `reference`: what an administrator typed, such as the number of a transfer. */
  payment: nullish(z.object({ from: nullish(z.string()), to: z.string(), reference: nullish(z.string()) })),
  /** Missing if it was removed. */
  tracking: nullish(tracking),
  /** The pieces that came back into stock, or that left it (negative). */
  stock: nullish(z.object({ quantity: z.number() })),
  /** The note's text is in the order, because a removed note must not stay readable. */
  note: nullish(z.object({ id: z.string(), action: z.enum(['added', 'changed', 'removed']) })),
  mail: nullish(z.object({ template: z.string(), to: z.string() })),
  invoice: nullish(z.object({ number: z.int() })),
  /** Of a product whose stock changed: the order that it changed with. */
  order: nullish(z.object({ id: z.string(), number: nullish(z.string()) })),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** Who made a write, if it wasn't an administrator. */
export const OTHER_AUTHORS = ['storefront', 'system'] as const;

/** One write to a product or to an order. `at` is ISO 8601. */
export const historyEntry = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(HISTORY_KINDS),
  /** Id and name of the administrator. Missing after the account was removed. */
  adminId: nullish(z.string()),
  adminName: nullish(z.string()),
  by: nullish(z.enum(OTHER_AUTHORS)),
  /** The name that the storefront's key had. */
  keyName: nullish(z.string()),
  /** Id of the product or order. */
  subjectId: z.string(),
  /** The product's name after the write, or the order's number. */
  subjectName: nullish(z.string()),
  source: nullish(z.enum(SOURCE_KINDS)),
  /** Name of the imported file. */
  fileName: nullish(z.string()),
  /** Only of a changed product. Missing if the stored changes can't be read. */
  changes: nullish(productChanges),
  /** Only of an order's status. */
  status: nullish(z.object({ from: nullish(z.string()), to: z.string() })),
  event: nullish(orderEvent),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Unreadable changes don't drop their entry. */
export const lenientEntry = z.extend(historyEntry, {
  source: z.catch(nullish(z.enum(SOURCE_KINDS)), undefined),
  changes: z.catch(nullish(productChanges), undefined),
  event: z.catch(nullish(orderEvent), undefined),
});

/** Value of the person filter that stands for all removed accounts. Like `OTHER_AUTHORS`, not an id of an account. */
export const FORMER_ADMIN = 'former';

/** Defines how the history is searched, filtered and paged. */
export const historyListRules = defineListRules<HistoryEntry>()({
  searchText: ({ subjectName, subjectId }) => `${subjectName ?? ''}\n${subjectId}`,
  // Lists show shortened ids with an ellipsis; people paste them.
  normalizeSearch: (typed) => typed.replace(/…$/, ''),
  sortBy: { date: { kind: 'number', value: ({ at }) => parseTime(at) } },
  filterBy: {
    kind: { kind: 'option', value: ({ kind }) => kind, options: HISTORY_KINDS },
    person: { kind: 'text', value: ({ adminId, by }) => adminId ?? by ?? FORMER_ADMIN },
    /** Id of the product or order. */
    subject: { kind: 'text', value: ({ subjectId }) => subjectId },
    date: { kind: 'range', sort: 'date', valueType: 'time' },
  },
  pageSizes: [10, 25, 50, 100],
  defaultPageSize: 25,
});

/** An administrator with at least one entry. */
const person = z.object({ id: z.string(), name: z.string() });
export type Person = z.output<typeof person>;

const people = z.array(person);

/** How long the entries of products are kept, in days. Those of orders are kept as long as the order. */
const keptDays = nullish(z.number());

/** Returns one page of the history, by default the newest entries first, and everyone who has entries, by name. */
export const getHistoryPage = defineCall({
  method: 'GET',
  path: '/api/history/admin/entries',
  capability: HISTORY_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: createPageQuery(historyListRules),
  response: z.object({ entries: z.array(historyEntry), people, keptDays, ...pageFields }),
  parsedResponse: z.object({
    entries: lenientArray(lenientEntry),
    people: lenientArray(person),
    keptDays,
    ...pageFields,
  }),
});

/**
 * Returns the version of a product that an entry replaced or deleted; for a creation, the first version. The dates and
 * reviews of the product aren't part of a version. 404 if there is no such entry, 410 if it or a later entry of the
 * product can't be read.
 */
export const getProductVersion = defineCall({
  method: 'GET',
  path: '/api/history/admin/product-version/:entryId',
  capability: HISTORY_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ product }),
  parsedResponse: z.object({ product: lenientProduct }),
});
