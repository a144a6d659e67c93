// Runs the steps of a command, prints how long each took, and stops at the first failure.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Read late, because scripts may change the environment after importing this file. */
const options = () => ({
  cwd: root,
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
});

/**
 * @param {string} title
 * @param {string} command a program in node_modules/.bin, or node
 * @param {string[]} [args]
 * @returns {boolean} whether it succeeded
 */
export function attempt(title, command, args = []) {
  const since = performance.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, { ...options(), stdio: 'inherit' });
  if (status === 0) console.log(`✓ ${title} (${seconds(since)})`);
  else console.error(`✗ ${title} failed (${seconds(since)})`);
  return status === 0;
}

/** @param {Parameters<typeof attempt>} what */
export function step(...what) {
  if (!attempt(...what)) process.exit(1);
}
