import { operations, type TableScenario } from './scenario.ts';

export const products: TableScenario = {
  title: 'Products',
  path: '/product-list',
  barePath: '/bench/bare/products.html',
  reactPath: '/bench/react/products.html',
  seed: 'SEED_PRODUCTS',
  rowName: 'td:nth-child(2) a',
  operations: [
    operations.keystroke('Search products', 'lot ', '9'),
    operations.filter('Category', 'Home', 'All categories'),
    operations.sort('PRICE', 'sort by price'),
    operations.sort('PRODUCT', 'sort by name'),
    operations.nextPage(),
    operations.rowsPerPage('100', '10'),
    operations.dialog('delete modal open', /^Delete /),
  ],
};
