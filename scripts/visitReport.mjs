/** What a screen lists is asked for by src/app/askEarly.ts; here it is said to the browser even before that runs. */
const products = ['/api/product/admin/get-all-products', '/api/admin/dashboard-details'];
const orders = ['/api/order/admin/get-orders'];

/**
 * The addresses that visits begin at: the page in src/app, its layout, and what is asked for besides.
 * @type {{ path: string, page: string, layout?: string, lists?: string[] }[]}
 */
const visits = [
  { path: '/login', page: 'LoginPage', layout: 'AuthLayout' },
  { path: '/', page: 'DashboardPage', lists: products },
  { path: '/product-list', page: 'ProductListPage', lists: products },
  { path: '/orders', page: 'OrdersPage', lists: orders },
  { path: '/view-product/:productId', page: 'ViewProductPage' },
  { path: '/edit-product/:productId', page: 'EditProductPage' },
  { path: '/add-product', page: 'AddProductPage' },
];

/** A chunk, and everything that it imports at once. */
function chunksFrom(file, chunks, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const one of chunks.get(file)?.imports ?? []) chunksFrom(one, chunks, found);
  return found;
}

/**
 * Leaves `.visits.json` beside the build: what the browser will ask for at the addresses where visits begin. The server
 * says so in the page (server/site/firstRequests.ts): else the browser learns of each only from the one before.
 * @returns {import('vite').Plugin}
 */
export const visitReport = () => ({
  name: 'visit-report',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter((one) => one.type === 'chunk');
    const chunks = new Map(files.map((one) => [one.fileName, one]));
    const entry = chunksFrom(files.find((one) => one.isEntry)?.fileName, chunks);
    const holderOf = (module) => {
      const holder = files.find((one) => Object.keys(one.modules).some((id) => id.endsWith(module)));
      if (!holder) throw new Error(`The build has no ${module}: see scripts/visitReport.mjs`);
      return holder.fileName;
    };
    const report = visits.map(({ path, page, layout = 'AdminLayout', lists = [] }) => {
      const needed = [`/src/app/layouts/${layout}.tsx`, `/src/app/pages/${page}.tsx`].flatMap((module) => [
        ...chunksFrom(holderOf(module), chunks),
      ]);
      const scripts = [...new Set(needed)].filter((one) => !entry.has(one)).map((one) => `/${one}`);
      return { path, scripts, lists };
    });
    this.emitFile({ type: 'asset', fileName: '.visits.json', source: JSON.stringify(report, null, 1) });
  },
});
