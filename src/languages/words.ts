/**
 * All words of the front end, in parts that are loaded with the pages that show them. English says which there are; the
 * compiler holds the other languages to it.
 */
export type Words = {
  shell: typeof import('./en/shell.ts');
  adminShell: typeof import('./en/adminShell.ts');
  auth: typeof import('./en/auth.ts');
  list: typeof import('./en/list.ts');
  listTools: typeof import('./en/listTools.ts');
  products: typeof import('./en/products.ts');
  productView: typeof import('./en/productView.ts');
  productForm: typeof import('./en/productForm.ts');
  images: typeof import('./en/images.ts');
  exportNames: typeof import('./en/exportNames.ts');
  productTools: typeof import('./en/productTools.ts');
  productImport: typeof import('./en/productImport.ts');
  orders: typeof import('./en/orders.ts');
  orderDetail: typeof import('./en/orderDetail.ts');
  palette: typeof import('./en/palette.ts');
  reports: typeof import('./en/reports.ts');
};

export type Part = keyof Words;

/** One language: the words of every page at once, the other parts when a page asks for them. */
export type Catalogue = { [P in Part]: () => Promise<Words[P]> };
