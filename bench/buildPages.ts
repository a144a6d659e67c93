import react from '@vitejs/plugin-react';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { compress } from '../scripts/buildFrontEnd.ts';

const root = path.join(import.meta.dirname, '..');
const pagesBySubject = {
  react: ['products.html', 'orders.html'],
  mui: ['products.html', 'orders.html'],
  'react-admin': ['index.html'],
};

/** Installs a compared library. It has its own package.json, so that only the comparison installs it. */
function install(name: string): void {
  const cwd = path.join(import.meta.dirname, name);
  const installed = path.join(cwd, 'node_modules/.package-lock.json');
  const isInstalled =
    existsSync(installed) &&
    statSync(installed).mtimeMs > statSync(path.join(cwd, 'package-lock.json')).mtimeMs;
  if (isInstalled) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} can't be installed`);
}

/** Copies a built product and adds the compared pages as /bench, compressed and cached like the product's own. */
export async function buildPages(dist: string): Promise<{ folder: string; remove: () => void }> {
  install('mui');
  install('react-admin');
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bench-pages-'));
  // One by one, so that no chunk is shared between subjects.
  for (const [subject, pages] of Object.entries(pagesBySubject))
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { input: pages.map((page) => path.join(root, 'bench', subject, page)) },
      },
    });
  compress(folder);
  cpSync(dist, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
