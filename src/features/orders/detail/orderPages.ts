import type { RowCount, RowPage } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { OrderPosition } from './orderDetailModel.ts';

/**
 * Pages of the list by number, as first loaded: an order that an update removes from the filter keeps its
 * neighbours.
 */
export type OrderPages = {
  pageSize: number;
  total: RowCount;
  pages: Readonly<Record<number, readonly Order[]>>;
};

export const toOrderPages = ({ page, pageSize, rows, matches }: RowPage<Order>): OrderPages => ({
  pageSize,
  total: matches,
  pages: { [page]: rows },
});

/** Adds a page. A response with another number means that there is no such page. */
export const addPage = (current: OrderPages, number: number, { page, rows }: RowPage<Order>): OrderPages => ({
  ...current,
  pages: { ...current.pages, [number]: page === number ? rows : [] },
});

type FoundOrder = OrderPosition & {
  order: Order;
  /** Pages to load to know the neighbours. */
  missing: { previous?: number | undefined; next?: number | undefined };
};

/** Finds an order and its neighbours; undefined if it is on none of the pages. */
export function findOrder({ pages, pageSize, total }: OrderPages, id: string): FoundOrder | undefined {
  for (const [key, rows] of Object.entries(pages)) {
    const index = rows.findIndex((order) => order._id === id);
    const order = rows[index];
    if (!order) continue;
    const page = Number(key);
    const number = (page - 1) * pageSize + index + 1;
    const previous = rows[index - 1] ?? pages[page - 1]?.at(-1);
    const next = rows[index + 1] ?? pages[page + 1]?.[0];
    const hasNext = total.precision === 'atLeast' || number < total.count;
    return {
      order,
      number,
      total: { ...total, count: Math.max(number, total.count) },
      previousId: previous?._id,
      nextId: next?._id,
      missing: {
        previous: !previous && page > 1 && !pages[page - 1] ? page - 1 : undefined,
        next: !next && hasNext && !pages[page + 1] ? page + 1 : undefined,
      },
    };
  }
  return undefined;
}
