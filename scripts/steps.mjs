// Runs the steps of a command one after the other, says what each took and stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * @param {string} title
 * @param {string} command a program of node_modules/.bin, or node
 * @param {string[]} [args]
 * @param {() => void} [onFailure] what to do before the run ends with an exit code of 1
 */
export function step(title, command, args = [], onFailure) {
  const since = performance.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  if (status === 0) {
    console.log(`✓ ${title} (${seconds(since)})`);
    return;
  }
  console.error(`✗ ${title} failed (${seconds(since)})`);
  onFailure?.();
  process.exit(1);
}
