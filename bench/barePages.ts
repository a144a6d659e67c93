import react from '@vitejs/plugin-react';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** A copy of the product's pages and, in /bench, those that it is compared with, minified and compressed as it is. */
export async function buildBarePages(): Promise<{ folder: string; remove: () => void }> {
  const root = import.meta.dirname;
  const site = mkdtempSync(path.join(tmpdir(), 'counter-bench-pages-'));
  cpSync(path.join(root, '../dist'), site, { recursive: true });
  const folder = path.join(site, 'bench');
  await build({
    root,
    base: '/bench/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: globSync('{bare,react}/*.html', { cwd: root }).map((name) => path.join(root, name)),
      },
    },
  });
  for (const name of globSync('**/*.{js,css}', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return { folder: site, remove: () => rmSync(site, { recursive: true, force: true }) };
}
