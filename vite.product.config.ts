import { mergeConfig, type Plugin, type Rolldown } from 'vite';
import { paths } from './src/features/paths.ts';
import { languageNames } from './src/languages/language.ts';
import base from './vite.config.ts';

const APP = 'src/app/';

/** Code that every page of a layout needs. */
const layouts = {
  signedOut: 'shell/SignedOutLayout.tsx',
  signedIn: 'shell/AdminLayout.tsx',
};

/** Pages whose code starts with the document, by the beginning of their path. */
const pages = {
  [paths.login]: 'auth/LoginPage.tsx',
  [paths.adminLogin]: 'auth/LoginPage.tsx',
  [paths.register]: 'auth/RegisterPage.tsx',
  [paths.dashboard]: 'dashboard/DashboardPage.tsx',
  [paths.orders]: 'orders/OrdersPage.tsx',
  [paths.addProduct]: 'products/AddProductPage.tsx',
  [paths.editProduct('')]: 'products/EditProductPage.tsx',
  [paths.viewProduct('')]: 'products/ViewProductPage.tsx',
  [paths.importProducts]: 'products/import/ImportPage.tsx',
  [paths.customers]: 'customers/CustomersPage.tsx',
  [paths.customer('')]: 'customers/CustomerPage.tsx',
  [paths.reports]: 'reports/ReportsPage.tsx',
  [paths.activity]: 'activity/ActivityPage.tsx',
  [paths.account]: 'account/AccountPage.tsx',
  [paths.storeDetails]: 'storeDetails/StoreDetailsPage.tsx',
};

/**
 * Writes the files of each layout, page and language into index.html, whose script preloads those of the current page.
 * Otherwise they would be requested only after the first script has run.
 */
const preloadFiles: Plugin = {
  name: 'preload-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = {
        layouts: mapValues(layouts, (file) => listFiles(bundle, APP + file)),
        pages: mapValues(pages, (file) => listFiles(bundle, APP + file)),
        messages: mapValues(languageNames, (_name, language) =>
          mapValues(layouts, (_file, layout) => listFiles(bundle, `src/languages/${language}/${layout}.ts`)),
        ),
      };
      if (!html.includes('files = null')) throw new Error('index.html has no place for the list of files');
      return html.replace('files = null', () => `files = ${JSON.stringify(files)}`);
    },
  },
};

const mapValues = <Key extends string, Value, Result>(
  values: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
) => Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, map(value, key as Key)]));

/** Returns the files of a module and of its static imports, except those of the entry, which index.html loads. */
function listFiles(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`no file contains ${module}`);
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(found.fileName);
  const entry = chunks.find(({ isEntry }) => isEntry);
  return [...seen].filter((name) => name !== entry?.fileName && !entry?.imports.includes(name));
}

/** Matches modules by their paths in src. */
const matchModules = (...names: string[]) => new RegExp(`/src/(${names.join('|')})\\.tsx?$`);

/** What sign-in pages share with the others. */
const START = matchModules(
  'app/main',
  'app/shell/SignedOutLayout',
  'app/page/Title',
  'app/session/SessionGate',
  'app/browser/clock',
  'ui/password-field/PasswordField',
);

/** The layout behind the sign-in, and the page with the parts of most others: a list. */
const SIGNED_IN = matchModules('app/shell/AdminLayout', 'app/products/ProductListPage');

/** The product's build. The workbench uses vite.config.ts. */
export default mergeConfig(base, {
  plugins: [preloadFiles],
  build: {
    manifest: true,
    // The largest chunk has React, React Router and React Query.
    chunkSizeWarningLimit: 900,
    // Every supported browser has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group contains what these modules import. Without groups, every set of pages that share a module gets a
          // file: a list would load 96.
          groups: [
            { name: 'start', test: (id: string) => START.test(id) || /lucide-react/.test(id) },
            { name: 'signedIn', test: SIGNED_IN },
          ],
        },
      },
    },
  },
});
