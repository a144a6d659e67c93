import type { RowCount, RowPage } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { OrderPosition } from './orderDetailModel.ts';

/**
 * Pages of the list by page number, as first loaded. A status change doesn't update them, so an order keeps its
 * neighbours even if it no longer matches the filter.
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

/** Adds a page. If the response has another page number, the requested page doesn't exist. */
export const addPage = (
  current: OrderPages,
  pageNumber: number,
  { page, rows }: RowPage<Order>,
): OrderPages => ({
  ...current,
  pages: { ...current.pages, [pageNumber]: page === pageNumber ? rows : [] },
});

type FoundOrder = OrderPosition & {
  order: Order;
  /** Pages that must be loaded to find the neighbours. */
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
