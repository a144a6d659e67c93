import react from '@vitejs/plugin-react';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = import.meta.dirname;

/** Installs MUI beside its pages: whoever does not compare with it does not have it. */
function installMui(): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: path.join(root, 'mui'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error("MUI can't be installed");
}

/** Makes a copy of the product and, in /bench, the pages that it is compared with, minified and compressed as it is. */
export async function buildPages({ mui }: { mui: boolean }): Promise<{ folder: string; remove: () => void }> {
  if (mui) installMui();
  const site = mkdtempSync(path.join(tmpdir(), 'counter-bench-pages-'));
  cpSync(path.join(root, '../dist'), site, { recursive: true });
  const folder = path.join(site, 'bench');
  await build({
    root,
    base: '/bench/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: globSync(mui ? '{react,mui}/*.html' : 'react/*.html', { cwd: root }).map((name) =>
          path.join(root, name),
        ),
      },
    },
  });
  for (const name of globSync('**/*.{js,css}', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return { folder: site, remove: () => rmSync(site, { recursive: true, force: true }) };
}
