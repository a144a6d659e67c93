// `npm run bench` lists the commands.
import { argv } from 'node:process';
import { parseArgs } from 'node:util';

type Command = { args: string; help: string; run: (args: string[]) => Promise<unknown> };

/** Runs a command whose arguments are positive numbers. */
const withNumbers =
  (run: (...args: (number | undefined)[]) => Promise<unknown>): Command['run'] =>
  (args) => {
    const numbers = args.map(Number);
    if (!numbers.every((number) => number > 0)) throw new Error('pass positive numbers');
    return run(...numbers);
  };

async function runCompare(args: string[]): Promise<void> {
  const { COMPARE_PARTS, compare } = await import('./compare.ts');
  const { subjects } = await import('./subjects.ts');
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '5' },
      only: { type: 'string' },
      base: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((part) => !COMPARE_PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`unknown part ${unknown}: choose ${COMPARE_PARTS.join(' or ')}`);
  const only = values.only?.split(',');
  const names = (Object.keys(subjects) as (keyof typeof subjects)[]).filter((name) =>
    name === 'base' ? values.base !== undefined : (only?.includes(name) ?? name !== 'paged'),
  );
  const parts = COMPARE_PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
  await compare({
    parts,
    names,
    repetitions: Number(values.times),
    baseFolder: values.base,
    records: values.record,
  });
}

const commands: Record<string, Command> = {
  slow: {
    args: '[ROWS=10000] [TIMES=9]',
    help: 'Interactions with products, orders and reports, processor four times slower',
    run: withNumbers(async (rows, times) => (await import('./slow.ts')).measureSlowly(rows, times)),
  },
  compare: {
    args: '[visits] [interactions] [OPTIONS]',
    help: "Visits and lists beside an ordinary React page, MUI's data grid and react-admin, which it installs",
    run: runCompare,
  },
  lists: {
    args: '[ROWS=100000] [TIMES=20]',
    help: 'Response times of pages, writes and reports in a large store; with DATABASE_URL on PostgreSQL',
    run: withNumbers(async (rows, times) => (await import('./lists.ts')).measureLists(rows, times)),
  },
  writes: {
    args: '[ROWS=100000] [EDITS=1500]',
    help: 'Edits of products, compared with the earlier checkout in BASE, on both engines',
    run: withNumbers(async (rows, edits) => (await import('./writes.ts')).measureWrites(rows, edits)),
  },
  server: {
    args: '[SECONDS=2]',
    help: 'Requests per second, compared with a Hono app that sends the same bytes',
    run: withNumbers(async (seconds) => (await import('./server.ts')).measureServer(seconds)),
  },
};

const [name = '', ...args] = argv.slice(2);
const command = commands[name];
if (command) await command.run(args);
else {
  for (const [title, { args: usage, help }] of Object.entries(commands))
    console.log(`npm run bench -- ${`${title} ${usage}`.padEnd(41)} ${help}`);
  if (name) process.exit(1);
}
