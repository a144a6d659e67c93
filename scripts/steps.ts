// Runs the steps of a command and prints how long each took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** `command` is split at spaces. Its program is in node_modules/.bin. */
export type Step = { title: string; command: string };

/** The parts of `npm test`. ci.yml runs each in jobs of its own. */
export const PARTS = ['checks', 'units', 'journeys', 'stories'] as const;

/** The checks without tests. They run at the same time. */
export const checks: Step[] = [
  { title: 'Types', command: 'tsc' },
  { title: 'Lint', command: 'oxlint --deny-warnings' },
  { title: 'Lint: unused code', command: 'knip --no-progress' },
  { title: 'Format', command: 'oxfmt --check' },
];

const root = join(import.meta.dirname, '..');
const seconds: Record<string, number> = {};
const since = performance.now();

/** Runs a step and returns whether it succeeded. A step that runs beside others prints when it is done. */
async function run({ title, command }: Step, isAlone: boolean): Promise<boolean> {
  const started = performance.now();
  if (isAlone) console.log(`\n▸ ${title}`);
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: root,
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const printed = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  const [status] = await ended;
  seconds[title] = (performance.now() - started) / 1000;
  if (status !== 0) process.stdout.write(printed.join(''));
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds[title].toFixed(1)} s)`);
  return status === 0;
}

/** Prints the seconds of every step, so that everybody sees what grew. */
function printSeconds(): void {
  console.log('\nSeconds');
  for (const [title, one] of Object.entries({ ...seconds, 'in all': (performance.now() - since) / 1000 }))
    console.log(`${one.toFixed(1).padStart(7)}  ${title}`);
}

/** Runs groups one after the other, and the steps of a group at the same time. Ends the process if a step fails. */
export async function runSteps(...groups: Step[][]): Promise<void> {
  for (const group of groups) {
    const succeeded = await Promise.all(group.map((step) => run(step, group.length === 1)));
    if (succeeded.every(Boolean)) continue;
    printSeconds();
    process.exit(1);
  }
  printSeconds();
}
