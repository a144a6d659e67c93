import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { getCountedOptions, isFiltered } from '#contract/lists/getPage.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import {
  type ListName,
  type ListRules,
  toFilterKey,
  toRange,
  toSearchTerm,
} from '#contract/lists/listRules.ts';
import { normalizeSortValue } from '#contract/lists/sortKey.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import { toOrder } from '../orderRow.ts';
import { parseImageIds, toProduct } from '../productRow.ts';
import type { Database, ListColumn, ListRow, ProductRow } from '../schema.ts';
import { customers } from './customers.ts';
import type { LinkedRows } from './linkedRows.ts';

type Definition<Row, Fields> = {
  list: ListName;
  name: 'product_list' | 'order_list';
  /** SQLite's full-text table and PostgreSQL's trigram index. */
  searchName: 'product_search' | 'order_search';
  rules: ListRules<Fields>;
  /** Reads the fields that the list's rules use. */
  read: (row: Row) => Fields;
  linkedRows?: LinkedRows<Row>;
};

const toSortColumn = (name: string): ListColumn => `sort_${name}`;
const toFilterColumn = (name: string): ListColumn => `filter_${name}`;

/**
 * Defines the table that a list is searched, filtered and sorted by. It has one row for each stored row, and a column
 * for each sort and filter of the contract. It is a separate table, so that a change of the rules doesn't rewrite the
 * stored rows.
 */
function defineListTable<Row extends { id: string; created_at: string }, Fields>({
  rules,
  read,
  ...names
}: Definition<Row, Fields>) {
  const sorts = Object.entries(rules.sortBy).map(([name, sort]) => ({ column: toSortColumn(name), ...sort }));
  const filters = Object.entries(rules.filterBy).flatMap(([name, filter]) =>
    filter.kind === 'option' || filter.kind === 'text'
      ? [{ column: toFilterColumn(name), value: filter.value }]
      : [],
  );

  function toCondition(param: string, value: string): RawBuilder<SqlBool> {
    const filter = rules.filterBy[param];
    if (!filter) return sql`true`;
    if (filter.kind === 'option' || filter.kind === 'text')
      return sql`${sql.ref(toFilterColumn(param))} = ${toFilterKey(value)}`;
    const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = toRange(filter, value);
    return sql`${sql.ref(toSortColumn(filter.sort))} between ${from} and ${to}`;
  }

  return {
    ...names,
    sortColumns: sorts.map(({ column, kind }) => ({ column, kind })),
    filterColumns: filters.map(({ column }) => column),
    countedOptions: getCountedOptions(rules).flatMap(({ param, options }) =>
      options.map((option) => ({ param, option, condition: toCondition(param, option) })),
    ),
    isFiltered: (criteria: ListCriteria) => isFiltered(rules, criteria),
    toTerm: ({ search }: ListCriteria) => toSearchTerm(rules, search),
    toConditions: ({ filters: values }: ListCriteria) =>
      Object.entries(values).map(([param, value]) => toCondition(param, value)),
    /** Undefined for the default order, newest first. */
    getSortColumn: (sort: Sort | undefined) =>
      sort && Object.hasOwn(rules.sortBy, sort.column) ? toSortColumn(sort.column) : undefined,
    toValues(row: Row): ListRow {
      const fields = read(row);
      const keys = [
        ...sorts.map(({ column, value }) => [column, normalizeSortValue(value(fields)) ?? null]),
        ...filters.map(({ column, value }) => {
          const text = value(fields);
          return [column, text === undefined ? null : toFilterKey(text)];
        }),
      ];
      return {
        id: row.id,
        created_at: row.created_at,
        search_text: foldForSearch(rules.searchText(fields)),
        ...(Object.fromEntries(keys) as Record<ListColumn, string | number | null>),
      };
    },
  };
}

export type ListTable<Row> = ReturnType<
  typeof defineListTable<Row & { id: string; created_at: string }, unknown>
>;

/** The images of each product, to find out which images are in use. */
const productImages: LinkedRows<Pick<ProductRow, 'id' | 'images'>> = {
  async clear(transaction) {
    await transaction.deleteFrom('product_images').execute();
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('product_images').where('product_id', '=', id).execute();
  },
  async add(transaction, rows) {
    const values = rows.flatMap(({ id, images }) =>
      [...new Set(parseImageIds(images))].map((publicId) => ({ public_id: publicId, product_id: id })),
    );
    // Products of other backends may have more images than the form allows.
    for (let start = 0; start < values.length; start += ROWS_PER_STATEMENT) {
      const chunk = values.slice(start, start + ROWS_PER_STATEMENT);
      await transaction.insertInto('product_images').values(chunk).execute();
    }
  },
};

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 5000;

/**
 * Returns the publicIds that a product, an earlier version or the store's logo uses. `exists` stops at the first of the
 * products that share an image.
 */
export async function findUsedImageIds(
  database: Database,
  publicIds: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < publicIds.length; start += ROWS_PER_STATEMENT) {
    const chunk = publicIds.slice(start, start + ROWS_PER_STATEMENT).map((id) => sql`(${id})`);
    const { rows } = await sql<{ public_id: string }>`
      with candidates(public_id) as (values ${sql.join(chunk)})
      select public_id from candidates where exists
        (select 1 from product_images used where used.public_id = candidates.public_id)
        or exists (select 1 from history_images kept where kept.public_id = candidates.public_id)
        or exists (select 1 from store_details where logo_id = candidates.public_id)`.execute(database);
    for (const { public_id } of rows) used.add(public_id);
  }
  return used;
}

export const productTable = defineListTable({
  list: 'products',
  name: 'product_list',
  searchName: 'product_search',
  rules: productListRules,
  read: toProduct,
  linkedRows: productImages,
});

export const orderTable = defineListTable({
  list: 'orders',
  name: 'order_list',
  searchName: 'order_search',
  rules: orderListRules,
  read: (row: Parameters<typeof toOrder>[0]) => order.parse(toOrder(row)),
  linkedRows: customers,
});

/** Writes the derived rows of a stored row, in the same transaction. */
export async function writeListRow<Row>(
  transaction: Database,
  { name, toValues, linkedRows }: ListTable<Row>,
  row: Row & { id: string; created_at: string },
): Promise<void> {
  const values = toValues(row);
  await transaction
    .insertInto(name)
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await linkedRows?.remove(transaction, row.id);
  await linkedRows?.add(transaction, [row]);
}

/** Removes the derived rows of a stored row. */
export async function removeListRow<Row>(
  transaction: Database,
  { name, linkedRows }: ListTable<Row>,
  id: string,
): Promise<void> {
  await transaction.deleteFrom(name).where('id', '=', id).execute();
  await linkedRows?.remove(transaction, id);
}
