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
import { imageIds, toProduct } from '../productRow.ts';
import type { Database, ListColumn, ListRow, ProductRow } from '../schema.ts';

/** Rows of another table, derived from those of a list. */
type LinkedRows<Row> = {
  clear(transaction: Database): Promise<void>;
  remove(transaction: Database, id: string): Promise<void>;
  add(transaction: Database, rows: readonly Row[]): Promise<void>;
};

type Definition<Row, Read> = {
  list: ListName;
  name: 'product_list' | 'order_list';
  /** SQLite's full-text table and PostgreSQL's trigram index. */
  searchName: 'product_search' | 'order_search';
  rules: ListRules<Read>;
  /** Reads the fields that the list's rules use. */
  read: (row: Row) => Read;
  linkedRows?: LinkedRows<Row>;
};

const toSortColumn = (name: string): ListColumn => `sort_${name}`;
const toFilterColumn = (name: string): ListColumn => `filter_${name}`;

/**
 * Describes the table that a list is searched, filtered and sorted by: one row per stored row, with a column for
 * each sort and filter of the contract. It is separate from the stored rows, so that a change of the
 * rules doesn't rewrite those.
 */
function createListTable<Row extends { id: string; created_at: string }, Read>({
  rules,
  read,
  ...names
}: Definition<Row, Read>) {
  const sorts = Object.entries(rules.sortBy).map(([name, sort]) => ({ column: toSortColumn(name), ...sort }));
  const filters = Object.entries(rules.filterBy).flatMap(([name, filter]) =>
    filter.kind === 'option' || filter.kind === 'text'
      ? [{ column: toFilterColumn(name), value: filter.value }]
      : [],
  );

  function toCondition(param: string, chosen: string): RawBuilder<SqlBool> {
    const filter = rules.filterBy[param];
    if (!filter) return sql`true`;
    if (filter.kind === 'option' || filter.kind === 'text')
      return sql`${sql.ref(toFilterColumn(param))} = ${toFilterKey(chosen)}`;
    const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = toRange(filter, chosen);
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
    toConditions: ({ filters: chosen }: ListCriteria) =>
      Object.entries(chosen).map(([param, value]) => toCondition(param, value)),
    /** Undefined for the default order, newest first. */
    getSortColumn: (sort: Sort | undefined) =>
      sort && Object.hasOwn(rules.sortBy, sort.column) ? toSortColumn(sort.column) : undefined,
    toValues(row: Row): ListRow {
      const readable = read(row);
      const keys = [
        ...sorts.map(({ column, value }) => [column, normalizeSortValue(value(readable)) ?? null]),
        ...filters.map(({ column, value }) => {
          const text = value(readable);
          return [column, text === undefined ? null : toFilterKey(text)];
        }),
      ];
      return {
        id: row.id,
        created_at: row.created_at,
        search_text: foldForSearch(rules.searchText(readable)),
        ...(Object.fromEntries(keys) as Record<ListColumn, string | number | null>),
      };
    },
  };
}

export type ListTable<Row> = ReturnType<
  typeof createListTable<Row & { id: string; created_at: string }, unknown>
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
      [...new Set(imageIds(images))].map((publicId) => ({ public_id: publicId, product_id: id })),
    );
    // Products of other backends may have more images than the form allows.
    for (let start = 0; start < values.length; start += MAX_ROWS) {
      const part = values.slice(start, start + MAX_ROWS);
      await transaction.insertInto('product_images').values(part).execute();
    }
  },
};

/** A statement can contain at most 32,766 values. */
const MAX_ROWS = 5000;

/** Returns the publicIds that a product has. Queries one at a time, because an image can be shared by many products. */
export async function findUsedImages(database: Database, publicIds: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < publicIds.length; start += MAX_ROWS) {
    const part = publicIds.slice(start, start + MAX_ROWS).map((id) => sql`(${id})`);
    const { rows } = await sql<{ public_id: string }>`
      with asked(public_id) as (values ${sql.join(part)})
      select public_id from asked where exists
        (select 1 from product_images used where used.public_id = asked.public_id)`.execute(database);
    for (const { public_id } of rows) used.add(public_id);
  }
  return used;
}

export const productTable = createListTable({
  list: 'products',
  name: 'product_list',
  searchName: 'product_search',
  rules: productListRules,
  read: toProduct,
  linkedRows: productImages,
});

export const orderTable = createListTable({
  list: 'orders',
  name: 'order_list',
  searchName: 'order_search',
  rules: orderListRules,
  read: (row: Parameters<typeof toOrder>[0]) => order.parse(toOrder(row)),
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
