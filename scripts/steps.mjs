// Runs the steps of a command, says what each took and stops at the first that fails.
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** With the environment as it is by then: a script may have set something since its imports. */
const options = () => ({
  cwd: root,
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
});

/**
 * @param {string} title
 * @param {number | null} status the program's
 * @param {number} since when it began, as performance.now() has it
 * @returns {boolean} whether it succeeded
 */
function report(title, status, since) {
  if (status === 0) console.log(`✓ ${title} (${seconds(since)})`);
  else console.error(`✗ ${title} failed (${seconds(since)})`);
  return status === 0;
}

/**
 * @param {string} title
 * @param {string} command a program of node_modules/.bin, or node
 * @param {string[]} [args]
 * @returns {boolean} whether it succeeded
 */
export function attempt(title, command, args = []) {
  const since = performance.now();
  console.log(`\n▸ ${title}`);
  return report(title, spawnSync(command, args, { ...options(), stdio: 'inherit' }).status, since);
}

/** @param {Parameters<typeof attempt>} what */
export function step(...what) {
  if (!attempt(...what)) process.exit(1);
}

/** @param {Parameters<typeof attempt>} what */
async function attemptQuietly(...[title, command, args = []]) {
  const since = performance.now();
  const program = spawn(command, args, { ...options(), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => program.on('close', resolve));
  const words = await Promise.all([text(program.stdout), text(program.stderr)]);
  const status = await ended;
  process.stdout.write(`\n${words.join('')}`);
  return report(title, status, since);
}

/**
 * Runs steps that use one processor each at the same time; what each has to say comes in one piece.
 * @param {Parameters<typeof attempt>[]} steps
 */
export async function stepsTogether(...steps) {
  const successes = await Promise.all(steps.map((one) => attemptQuietly(...one)));
  if (successes.includes(false)) process.exit(1);
}
