import type { Page } from 'playwright';
import { type Operation, operations, type TableScenario } from './scenario.ts';

const firstOrder = (page: Page) => page.getByRole('link', { name: /^View details/ }).first();
const closeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last();

const opening: Operation = {
  title: 'detail modal open',
  by: { press: firstOrder },
  reset: (page) => page.keyboard.press('Escape'),
};

const closing: Operation = {
  title: 'detail modal close',
  prepare: async (page) => {
    await firstOrder(page).click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  },
  by: { press: closeButton },
  reset: async () => {},
};

export const orders: TableScenario = {
  title: 'Orders',
  path: '/orders',
  barePath: '/bench/bare/orders.html',
  seed: 'SEED_ORDERS',
  // The short ids of generated orders are alike; their dates are not.
  rowName: 'td:nth-child(8) time',
  operations: [
    operations.keystroke('Search orders', 'tab', 'l'),
    operations.filter('Status', 'Delivered', 'All statuses'),
    operations.sort('Total', 'sort by total'),
    operations.sort('Order Date', 'sort by date'),
    operations.nextPage(),
    operations.rowsPerPage('50', '10'),
    opening,
    closing,
  ],
};
