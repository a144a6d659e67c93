/** What is compared. Keys are used on the command line and in recorded.json. */
export const subjects = {
  react: {
    title: 'ordinary React page',
    server: 'plain',
    paths: { products: '/bench/react/products.html', orders: '/bench/react/orders.html' },
  },
  mui: {
    title: 'MUI grid',
    server: 'plain',
    paths: { products: '/bench/mui/products.html', orders: '/bench/mui/orders.html' },
  },
  reactAdmin: {
    title: 'react-admin',
    server: 'plain',
    paths: {
      products: '/bench/react-admin/index.html#/products',
      orders: '/bench/react-admin/index.html#/orders',
    },
  },
  counter: {
    title: 'Counter',
    server: 'plain',
    paths: { products: '/product-list', orders: '/orders' },
  },
  /** With a backend that sends pages. */
  paged: {
    title: 'Counter, paged',
    server: 'full',
    paths: { products: '/product-list', orders: '/orders' },
  },
  /** Another checkout's build, named by `--base`. */
  base: {
    title: 'Counter before',
    server: 'base',
    paths: { products: '/product-list', orders: '/orders' },
  },
} as const;

export type SubjectName = keyof typeof subjects;
export type ServerName = (typeof subjects)[SubjectName]['server'];

export const LISTS = ['products', 'orders'] as const;
export type ListName = (typeof LISTS)[number];
