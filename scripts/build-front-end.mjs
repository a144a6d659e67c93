// Builds the front end into dist/ when its sources are newer than dist/: into a folder of its own first, so that an
// aborted build leaves the last good one as it was.
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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const STAMP = '.built';

/** Folders count too: their time changes when a file in them is deleted or renamed. */
const SOURCES = [
  'index.html',
  'vite{,.product}.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/*.mjs',
  '{src,public}{,/**}',
];

/** The variables that Vite builds in; the stamp keeps them, so that a change of one builds anew. */
const variables = () =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .toSorted(),
  );

function isUpToDate() {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== variables()) return false;
  const built = statSync(stamp).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((name) => statSync(join(root, name)).mtimeMs <= built);
}

/** Beside each text file its compressed forms, at the best levels: the server only has to send them. */
function compress(folder) {
  for (const name of globSync('**/*.{js,css,svg,woff,ttf}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function replaceDist(folder) {
  const old = `${folder}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Leftovers of builds that were killed. */
function sweep() {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of globSync('dist.*', { cwd: root })) {
    if (statSync(join(root, name)).mtimeMs < hourAgo) rmSync(join(root, name), { recursive: true });
  }
}

/**
 * @param {(line: string) => void} say
 * @returns {boolean} whether dist/ is there and up to date
 */
export function buildFrontEnd(say) {
  if (isUpToDate()) return true;
  say('building the front end …');
  const started = new Date();
  const folder = `${dist}.${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const out = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const args = [vite, 'build', '--config', 'vite.product.config.ts', ...out];
  // Whoever asks for it: a test run would else build the development React.
  const env = { ...process.env, NODE_ENV: 'production' };
  sweep();
  try {
    if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status !== 0) return false;
    compress(folder);
    writeFileSync(join(folder, STAMP), variables());
    // The time at which the build began: what was saved while it ran is newer.
    utimesSync(join(folder, STAMP), started, started);
    replaceDist(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`front end built in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s`);
  return true;
}
