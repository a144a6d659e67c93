import type { SourceName } from '#contract/lists/lists.ts';
import { addDays, type Day } from '#contract/time/days.ts';
import type { RowCount, RowPage } from '#contract/lists/pageCall.ts';
import { paths } from '../paths.ts';

type TaskRows = { list: SourceName; filters: Readonly<Record<string, string>> };

/** Tasks of the to-do row with the filters that select their rows. */
const tasks = {
  pending: { list: 'orders', filters: { status: 'pending' } },
  dispatch: { list: 'orders', filters: { status: 'confirmed' } },
  // Excludes cancelled orders, which don't need a payment.
  paymentFailed: { list: 'orders', filters: { payment: 'failed', revenue: 'counted' } },
  outOfStock: { list: 'products', filters: { status: 'active', stock: 'out' } },
  draft: { list: 'products', filters: { status: 'draft' } },
  // Includes those that are out of stock, like the filter.
  lowStock: { list: 'products', filters: { stock: 'low' } },
} as const satisfies Record<string, TaskRows>;

type FixedTaskName = keyof typeof tasks;
/** `late`: deliveries that are late. Their filters depend on the day. */
export type TaskName = FixedTaskName | 'late';

/** All tasks, in order. */
export const TASK_NAMES: readonly TaskName[] = [
  'pending',
  'dispatch',
  'late',
  'paymentFailed',
  'outOfStock',
  'draft',
  'lowStock',
];

/** An order that is still out for delivery this many days after it was placed is late. */
const LATE_AFTER_DAYS = 7;

/** Returns the filters of late deliveries, as in a URL: with a day of the store. */
export const getLateFilters = (today: Day) => ({
  status: 'out_for_delivery',
  date: `..${addDays(today, -LATE_AFTER_DAYS)}`,
});

const listPaths: Record<SourceName, string> = { orders: paths.orders, products: paths.productList };

/** Returns the filters that select the rows of a task. */
export const getTaskFilters = (name: FixedTaskName): TaskRows['filters'] => tasks[name].filters;

/** Returns the URL of the list that shows exactly the rows of a task. */
export function getTaskHref(name: TaskName, today: Day): string {
  const { list, filters }: TaskRows =
    name === 'late' ? { list: 'orders', filters: getLateFilters(today) } : tasks[name];
  return `${listPaths[list]}?${new URLSearchParams(filters)}`;
}

/**
 * Filters of the page that counts all tasks of a list. They are those of its task with two filters, because every page
 * already has the counts of single options.
 */
export const countFilters: Record<SourceName, TaskRows['filters']> = {
  orders: tasks.paymentFailed.filters,
  products: tasks.outOfStock.filters,
};

export type CountPage = Pick<RowPage<unknown>, 'matches' | 'optionCounts' | 'totalCount'>;

/** Returns the number of a task's rows from a page with the list's `countFilters`; undefined if not counted. */
export function countTask(name: FixedTaskName, { matches, optionCounts }: CountPage): RowCount | undefined {
  const { list, filters }: TaskRows = tasks[name];
  if (filters === countFilters[list]) return matches;
  const [param, option] = Object.entries(filters)[0]!;
  const count = optionCounts?.[param]?.[option];
  return count === undefined ? undefined : { count, precision: 'exact' };
}

export type Task = { name: TaskName; count: RowCount; href: string };

export type TodoState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** Only tasks with rows, without drafts if there are more than fit in a line. */
  | { status: 'shown'; tasks: readonly Task[] };

type CountPages = Readonly<Record<SourceName, CountPage>> & {
  /** The page with `getLateFilters`. */
  late: Pick<CountPage, 'matches'>;
};

/** With a second line, the page below would move. */
const TASKS_PER_LINE = 6;

/** Returns the tasks to show; undefined if the backend doesn't count them all. */
export function listTasks(pages: CountPages, today: Day): readonly Task[] | undefined {
  const counted = TASK_NAMES.flatMap((name) => {
    const count = name === 'late' ? pages.late.matches : countTask(name, pages[tasks[name].list]);
    return count ? [{ name, count, href: getTaskHref(name, today) }] : [];
  });
  if (counted.length < TASK_NAMES.length) return undefined;
  const open = counted.filter(({ count }) => count.count > 0);
  return open.length <= TASKS_PER_LINE ? open : open.filter(({ name }) => name !== 'draft');
}
