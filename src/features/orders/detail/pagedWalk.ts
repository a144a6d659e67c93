import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import type { WalkPosition } from './orderDetailModel.ts';

/**
 * Orders that are walked through page by page: the pages as they were when they were first needed, by their numbers, so that
 * an order which an update takes out of the filter doesn't end the walk.
 */
export type PagedWalk = {
  pageSize: number;
  total: RowCount;
  pages: Readonly<Record<number, readonly Order[]>>;
};

export const startWalk = ({ page, rows, matches }: RowPage<Order>, pageSize: number): PagedWalk => ({
  pageSize,
  total: matches,
  pages: { [page]: rows },
});

/** Adds a page that was asked for. An answer with another number says that there is no such page. */
export const addPage = (walk: PagedWalk, asked: number, { page, rows }: RowPage<Order>): PagedWalk => ({
  ...walk,
  pages: { ...walk.pages, [asked]: page === asked ? rows : [] },
});

export type PagedPosition = WalkPosition & {
  order: Order;
  /** The pages that have to be asked for to know the orders beside this one. */
  missing: { previous?: number | undefined; next?: number | undefined };
};

/** Finds where an order stands in a walk; undefined for one that is on none of its pages. */
export function findInPages({ pages, pageSize, total }: PagedWalk, id: string): PagedPosition | undefined {
  for (const [name, rows] of Object.entries(pages)) {
    const index = rows.findIndex((one) => one._id === id);
    const order = rows[index];
    if (!order) continue;
    const page = Number(name);
    const number = (page - 1) * pageSize + index + 1;
    const previous = rows[index - 1] ?? pages[page - 1]?.at(-1);
    const next = rows[index + 1] ?? pages[page + 1]?.[0];
    // Of an estimate only the next page tells whether there is one.
    const hasNext = total.precision === 'exact' ? number < total.count : rows.length === pageSize;
    return {
      order,
      number,
      total: Math.max(number, total.count),
      precision: total.precision,
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
