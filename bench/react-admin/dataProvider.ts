import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { fetchOrders } from '../react/order.ts';
import { fetchProducts } from '../react/product.ts';

type Row = RaRecord<string>;

const addIds = (rows: { _id: string }[]): Row[] => rows.map((row) => ({ ...row, id: row._id }));

const load: Record<string, () => Promise<Row[]>> = {
  products: async () => addIds(await fetchProducts()),
  orders: async () => addIds(await fetchOrders()),
};

const loaded = new Map<string, Promise<Row[]>>();

function getRows(resource: string): Promise<Row[]> {
  const rows = loaded.get(resource) ?? load[resource]!();
  loaded.set(resource, rows);
  return rows;
}

/** Reads a path such as 'product.name'. */
const read = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Row | undefined)?.[key], row);

function getPage(rows: Row[], { filter, sort, pagination }: GetListParams) {
  const { q = '', ...equal } = filter as Record<string, string>;
  const search = q.toLowerCase();
  const found = rows.filter(
    (row) =>
      String(row['name'] ?? read(row, 'product.name'))
        .toLowerCase()
        .includes(search) && Object.entries(equal).every(([path, value]) => read(row, path) === value),
  );
  // The backend's order.
  if (sort && sort.field !== 'id') {
    const sign = sort.order === 'DESC' ? -1 : 1;
    found.sort((a, b) => {
      const [left, right] = [read(a, sort.field), read(b, sort.field)];
      const order =
        typeof left === 'number' ? left - Number(right) : String(left).localeCompare(String(right));
      return sign * order;
    });
  }
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

async function refuse(): Promise<never> {
  throw new Error('the compared page only reads');
}

/** Loads all rows of a list once, and searches, sorts and pages them in memory, as the other compared pages do. */
export const dataProvider = {
  getList: async (resource: string, params: GetListParams) => getPage(await getRows(resource), params),
  getOne: async (resource: string, { id }: { id: string }) => ({
    data: (await getRows(resource)).find((row) => row.id === id)!,
  }),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: (await getRows(resource)).filter((row) => ids.includes(row.id)),
  }),
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as unknown as DataProvider;
