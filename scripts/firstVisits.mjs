import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../src/app/${path}`, import.meta.url));

const entry = at('../../index.html');
const authFrame = at('layouts/AuthLayout.tsx');
const signIn = [at('pages/LoginPage.tsx')];
const otherForms = [
  'pages/RegisterPage.tsx',
  'pages/ResetPasswordPage.tsx',
  'sections/SessionRenewalSection.tsx',
].map(at);
const frame = [at('layouts/AdminLayout.tsx')];
const lists = ['queries/dashboard.ts', 'queries/products.ts'];
const dashboard = ['pages/DashboardPage.tsx', ...lists].map(at);
const productList = ['pages/ProductListPage.tsx', ...lists].map(at);

/** Our own modules that some import at once; what those use of packages, the bundler adds by itself. */
function neededBy(modules, context) {
  const needed = new Set();
  const visit = (one) => {
    if (needed.has(one) || one.includes('node_modules')) return;
    needed.add(one);
    context.getModuleInfo(one)?.importedIds.forEach(visit);
  };
  modules.forEach(visit);
  return needed;
}

/** What every visit needs, and what the screens behind the sign-in share. What is left is a screen's own. */
function sharedChunks(context) {
  const needs = (modules) => neededBy(modules, context);
  const inventory = needs(dashboard).intersection(needs(productList)).union(needs(frame));
  const form = needs(signIn).intersection(needs(otherForms).union(inventory));
  return { start: needs([entry, authFrame]).union(form), inventory };
}

/** @type {ReturnType<typeof sharedChunks> | undefined} */
let shared;

/**
 * What a first visit loads: what starts it, what the screens behind the sign-in share, and the screen's own. Left to
 * itself the bundler makes a chunk of each set of pages that share something, forty for the dashboard; many hold a
 * single icon, and small files compress badly.
 * @type {import('rolldown').CodeSplittingOptions}
 */
export const firstVisits = {
  groups: ['start', 'inventory'].map((name, index) => ({
    name: (id, context) => ((shared ??= sharedChunks(context))[name].has(id) ? name : null),
    debugName: name,
    priority: 2 - index,
  })),
};
