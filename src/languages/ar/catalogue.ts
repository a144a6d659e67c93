import type { Catalogue } from '../words.ts';

export const catalogue: Catalogue = {
  shell: () => import('./shell.ts'),
  adminShell: () => import('./adminShell.ts'),
  auth: () => import('./auth.ts'),
  list: () => import('./list.ts'),
  listTools: () => import('./listTools.ts'),
  products: () => import('./products.ts'),
  productView: () => import('./productView.ts'),
  productForm: () => import('./productForm.ts'),
  images: () => import('./images.ts'),
  exportNames: () => import('./exportNames.ts'),
  productTools: () => import('./productTools.ts'),
  productImport: () => import('./productImport.ts'),
  orders: () => import('./orders.ts'),
  orderDetail: () => import('./orderDetail.ts'),
  palette: () => import('./palette.ts'),
  reports: () => import('./reports.ts'),
};
