import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../src/app/${path}`, import.meta.url));

/** The screens that a visit begins with, once signed in; the sign-in itself comes with the first script. */
const inventory = [
  'layouts/AdminLayout.tsx',
  'pages/DashboardPage.tsx',
  'pages/ProductListPage.tsx',
  'queries/dashboard.ts',
  'queries/products.ts',
].map(at);

/** Our own modules that a screen imports at once; what those use of packages, the bundler adds by itself. */
function chunkFor(name, screen) {
  /** @type {Set<string> | undefined} */
  let needed;
  return (id, context) => {
    if (!needed) {
      needed = new Set();
      const visit = (one) => {
        if (needed.has(one) || one.includes('node_modules')) return;
        needed.add(one);
        context.getModuleInfo(one)?.importedIds.forEach(visit);
      };
      screen.forEach(visit);
    }
    return needed.has(id) ? name : null;
  };
}

/**
 * What a first visit loads: what starts it, with the sign-in, and what the inventory adds. Left to itself the
 * bundler makes a chunk of each set of pages that share something, forty for the dashboard; many hold a single icon, and
 * small files compress badly.
 * @type {import('rolldown').CodeSplittingOptions}
 */
export const firstVisits = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 3 },
    { name: chunkFor('inventory', inventory), debugName: 'inventory', priority: 1 },
  ],
};
