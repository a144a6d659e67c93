import react from '@vitejs/plugin-react';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;

/** Copies the built product and adds the compared pages as /bench. */
export async function buildPages(): Promise<{ folder: string; remove: () => void }> {
  // MUI has a separate package.json, so that it is installed only for the comparison.
  const install = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: path.join(root, 'mui'), stdio: 'inherit' });
  if (status !== 0) throw new Error("MUI can't be installed");
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bench-pages-'));
  cpSync(path.join(root, '../dist'), folder, { recursive: true });
  await build({
    root,
    base: '/bench/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: path.join(folder, 'bench'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: ['react', 'mui'].map((name) => path.join(root, name, 'products.html')) },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
