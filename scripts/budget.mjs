// What a first visit loads, in bytes of compressed JavaScript, and what it is made of. `node scripts/budget.mjs` prints it
// and writes the record that tests/e2e/build.test.ts compares with when a route is over its budget.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const KB = 1000;

/** The most that a route may load: its layout, its page and everything that they import at once. */
const routes = {
  'sign-in': { most: 100 * KB, parts: ['src/app/layouts/AuthLayout.tsx', 'src/app/pages/LoginPage.tsx'] },
  dashboard: {
    most: 125 * KB,
    parts: [
      'src/app/layouts/AdminLayout.tsx',
      'src/app/pages/DashboardPage.tsx',
      // Asked for before anything is drawn: src/app/askEarly.ts.
      'src/app/queries/products.ts',
      'src/app/queries/dashboard.ts',
    ],
  },
};

const record = fileURLToPath(new URL('../tests/e2e/budget.json', import.meta.url));

/** A package counts as one module. */
const nameOf = (module) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

const sorted = (modules) => Object.fromEntries(Object.entries(modules).toSorted());

function chunksOf(chunks, parts) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    chunks[file].imports.forEach(add);
  };
  const files = Object.keys(chunks);
  files.filter((file) => chunks[file].entry).forEach(add);
  for (const part of parts) {
    const holder = files.find((file) => part in chunks[file].modules);
    if (!holder) throw new Error(`No chunk of the build holds ${part}`);
    add(holder);
  }
  return [...found];
}

/**
 * @param {string} dist the built front end
 * @returns {{ route: string, most: number, bytes: number, chunks: string[], modules: Record<string, number> }[]} bytes as
 *   they travel; the modules' own before minification, which says what grew, not how much of the whole it is
 */
export function firstVisitsOf(dist) {
  const chunks = JSON.parse(readFileSync(`${dist}/.chunks.json`, 'utf8'));
  return Object.entries(routes).map(([route, { most, parts }]) => {
    const files = chunksOf(chunks, parts);
    /** @type {Record<string, number>} */
    const modules = {};
    for (const [module, size] of files.flatMap((file) => Object.entries(chunks[file].modules)))
      modules[nameOf(module)] = (modules[nameOf(module)] ?? 0) + size;
    const compressed = files.map((file) => brotliCompressSync(readFileSync(`${dist}/${file}`)).length);
    return { route, most, bytes: compressed.reduce((sum, one) => sum + one, 0), chunks: files, modules };
  });
}

/** What became larger since the record was written, the most first. */
export function grownSince(route, modules) {
  const before = JSON.parse(readFileSync(record, 'utf8'))[route];
  return Object.entries(modules)
    .map(([module, size]) => ({ module, more: size - (before[module] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const visits = firstVisitsOf('dist');
  for (const { route, bytes, most, chunks } of visits)
    console.log(`${route}: ${bytes} of ${most} bytes in ${chunks.length} chunks`);
  const sizes = Object.fromEntries(visits.map(({ route, modules }) => [route, sorted(modules)]));
  writeFileSync(record, `${JSON.stringify(sizes, null, 2)}\n`);
}
