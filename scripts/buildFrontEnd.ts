// `npm run build`: builds the front end into dist/ if its sources are newer. Builds into a temporary folder first, because
// another process may serve dist/ or build it too.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const STAMP = '.built';

/** Includes folders, whose time changes when a file is deleted or renamed. */
const SOURCES = [
  'index.html',
  'vite{,.product}.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/buildFrontEnd.ts',
  '{src,public}{,/**}',
];

/**
 * Vite inlines these variables. The stamp contains them, so that a change triggers a build. An empty one counts as unset:
 * vite.config.ts sets one in test runs, whose files would otherwise all build again and replace dist/ while it is served.
 */
export const describeVariables = (env: NodeJS.ProcessEnv): string =>
  JSON.stringify(
    Object.entries(env)
      .filter(([name, value]) => name.startsWith('VITE_') && value !== '')
      .toSorted(),
  );

function isUpToDate(): boolean {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== describeVariables(process.env)) return false;
  const built = statSync(stamp).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((name) => statSync(join(root, name)).mtimeMs <= built);
}

/** Writes compressed copies of text files at the best levels, for the server to send. */
export function compress(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,woff,ttf}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Moves what is there aside first, because a folder can't replace another one. */
function replaceDist(folder: string): void {
  const old = `${folder}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Removes leftovers of killed builds. */
function removeLeftovers(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of globSync('dist.*', { cwd: root }))
    if (statSync(join(root, name)).mtimeMs < hourAgo) rmSync(join(root, name), { recursive: true });
}

/** Returns whether dist/ is up to date now. */
export function buildFrontEnd(): boolean {
  if (isUpToDate()) return true;
  console.log('building the front end …');
  const started = new Date();
  const folder = `${dist}.${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const out = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const args = [vite, 'build', '--config', 'vite.product.config.ts', ...out];
  // A test run would otherwise build React's development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  removeLeftovers();
  try {
    if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status !== 0) return false;
    compress(folder);
    writeFileSync(join(folder, STAMP), describeVariables(process.env));
    // The start of the build, because files saved during the build are newer.
    utimesSync(join(folder, STAMP), started, started);
    replaceDist(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`front end built in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s`);
  return true;
}

if (import.meta.main && !buildFrontEnd()) process.exit(1);
