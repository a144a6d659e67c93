import type { Page } from 'playwright';
import { type List, operations } from './scenario.ts';

const viewLink = (page: Page) => page.getByRole('link', { name: /^View details/ });
const largest = operations.rowsPerPage('50', '10');

export const orders: List = {
  title: 'Orders',
  path: '/orders',
  file: 'orders.html',
  rowLink: 'order=',
  largest,
  operations: [
    operations.keystroke('Search orders', 'tab', 'l'),
    operations.filter('Status', 'Delivered', 'All statuses'),
    operations.sort('Total', 'sort by total'),
    operations.sort('Order Date', 'sort by date'),
    operations.nextPage,
    largest,
    operations.openDialog('order details open', viewLink),
    operations.closeDialog('order details close', viewLink, 'Close'),
    operations.theme,
    operations.sidebar,
  ],
};
