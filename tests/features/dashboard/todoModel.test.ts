import { expect, it } from 'vitest';
import { getPage } from '#contract/lists/getPage.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import {
  type CountPage,
  countFilters,
  countTask,
  getLateFilters,
  getTaskHref,
  listTasks,
  TASK_NAMES,
  type TaskName,
} from '#features/dashboard/todoModel.ts';
import { getDefaultCriteria, readCriteria } from '#contract/lists/listParams.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

const orders = sampleOrders.map((order) => lenientOrder.parse(order));
const products = sampleProducts.map((product) => lenientProduct.parse(product));

const TODAY = '2026-11-20';

const counted = { page: 1, pageSize: 1, search: '' };
const pages = {
  orders: getPage(orderListRules, orders, { ...counted, filters: countFilters.orders }),
  products: getPage(productListRules, products, { ...counted, filters: countFilters.products }),
  late: getPage(orderListRules, orders, { ...counted, filters: getLateFilters(TODAY) }),
};

/** Returns the number of rows that the list shows at a task's URL. */
function countLinkedRows(name: TaskName): number {
  const { pathname, searchParams } = new URL(getTaskHref(name, TODAY), 'http://localhost');
  return pathname === '/orders'
    ? getPage(orderListRules, orders, readCriteria(orderListRules, searchParams)).matches.count
    : getPage(productListRules, products, readCriteria(productListRules, searchParams)).matches.count;
}

const fixedTasks = TASK_NAMES.filter((name) => name !== 'late');

it.each(fixedTasks)('counts exactly the rows that the link of the task %s shows', (name) => {
  const count = countTask(
    name,
    pages[['outOfStock', 'draft', 'lowStock'].includes(name) ? 'products' : 'orders'],
  );
  expect(count?.count).toBeGreaterThan(0);
  expect(count?.count).toBe(countLinkedRows(name));
});

it('excludes failed payments of cancelled orders, and drafts that are out of stock', () => {
  const failed = orders.filter(({ paymentDetails }) => paymentDetails?.paymentStatus === 'failed');
  expect(failed).toHaveLength(2);
  expect(countTask('paymentFailed', pages.orders)?.count).toBe(1);
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(2);
  expect(countTask('outOfStock', pages.products)?.count).toBe(1);
});

it('lists the tasks with rows in order', () => {
  expect(listTasks(pages, TODAY)?.map(({ name, count }) => [name, count.count])).toEqual([
    ['pending', 3],
    ['dispatch', 2],
    ['paymentFailed', 1],
    ['outOfStock', 1],
    ['draft', 1],
    ['lowStock', 8],
  ]);
});

it('lists no tasks if none have rows', () => {
  const empty = getPage(orderListRules, [], getDefaultCriteria(orderListRules));
  const noProducts = getPage(productListRules, [], getDefaultCriteria(productListRules));
  expect(listTasks({ orders: empty, products: noProducts, late: empty }, TODAY)).toEqual([]);
});

it('returns undefined if the backend doesn’t count filter options', () => {
  const uncounted: CountPage = { ...pages.orders, optionCounts: undefined };
  expect(listTasks({ ...pages, orders: uncounted }, TODAY)).toBeUndefined();
});

it('counts deliveries as late a week after the order, with a link to them', () => {
  const old = { ...orders[0]!, orderDetails: { orderStatus: 'out_for_delivery' } };
  const late = getPage(orderListRules, [{ ...old, createdAt: '2026-11-13T08:00:00.000Z' }], {
    ...counted,
    filters: getLateFilters(TODAY),
  });
  const tasks = listTasks({ ...pages, late }, TODAY);
  expect(tasks).toContainEqual({
    name: 'late',
    count: { count: 1, precision: 'exact' },
    href: '/orders?status=out_for_delivery&date=..2026-11-13',
  });
  // Seven tasks would need a second line.
  expect(tasks?.map(({ name }) => name)).toEqual(TASK_NAMES.filter((name) => name !== 'draft'));
  const recent = getPage(orderListRules, [{ ...old, createdAt: '2026-11-15T08:00:00.000Z' }], {
    ...counted,
    filters: getLateFilters(TODAY),
  });
  expect(recent.matches.count).toBe(0);
});
