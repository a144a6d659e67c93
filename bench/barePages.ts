import react from '@vitejs/plugin-react';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Builds the pages that the product is compared with, minified and compressed as the product is. */
export async function buildBarePages(): Promise<{ folder: string; remove: () => void }> {
  const root = import.meta.dirname;
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bare-'));
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
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
