import type { Page } from 'playwright';
import { type List, operations } from './scenario.ts';

const deleteButton = (page: Page) => page.getByRole('button', { name: /^Delete ./ });
const largest = operations.rowsPerPage('100', '10');

export const products: List = {
  title: 'Products',
  path: '/product-list',
  file: 'products.html',
  rowLink: '/view-product/',
  largest,
  operations: [
    operations.keystroke('Search products', 'lot ', '9'),
    operations.filter('Category', 'Home', 'All categories'),
    operations.sort('PRICE', 'sort by price'),
    operations.sort('PRODUCT', 'sort by name'),
    operations.nextPage,
    largest,
    operations.openDialog('delete question opens', deleteButton),
    operations.closeDialog('delete question closes', deleteButton, 'Cancel'),
    operations.theme,
    operations.sidebar,
  ],
};
