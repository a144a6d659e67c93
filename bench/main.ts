// `npm run bench` lists the commands.
import { argv } from 'node:process';

type Command = { args: string; help: string; run: (...args: (number | undefined)[]) => Promise<unknown> };

const commands: Record<string, Command> = {
  slow: {
    args: '[ROWS=10000] [TIMES=9]',
    help: 'Interactions with products, orders and reports, processor four times slower',
    run: async (rows, times) => (await import('./slow.ts')).measureSlowly(rows, times),
  },
  compare: {
    args: '[ROWS=1000] [TIMES=9]',
    help: "The product list beside an ordinary React page and MUI's data grid, which it installs",
    run: async (rows, times) => (await import('./compare.ts')).compare(rows, times),
  },
  visits: {
    args: '[TIMES=5]',
    help: 'LCP of first and second visits, processor four times slower, Fast 4G',
    run: (times = 5) => {
      argv[2] = `${times}`;
      return import('./visits.ts');
    },
  },
  lists: {
    args: '[ROWS=100000] [TIMES=20]',
    help: 'Response times of pages, writes and reports in a large store; with DATABASE_URL on PostgreSQL',
    run: async (rows, times) => (await import('./lists.ts')).measureLists(rows, times),
  },
  writes: {
    args: '[ROWS=100000] [EDITS=1500]',
    help: 'Edits of products, compared with the earlier checkout in BASE, on both engines',
    run: async (rows, edits) => (await import('./writes.ts')).measureWrites(rows, edits),
  },
  server: {
    args: '[SECONDS=2]',
    help: 'Requests per second, compared with a Hono app that sends the same bytes',
    run: async (seconds) => (await import('./server.ts')).measureServer(seconds),
  },
};

const [name = '', ...args] = argv.slice(2);
const numbers = args.map(Number);
const command = commands[name];
if (command && numbers.every((number) => number > 0)) await command.run(...numbers);
else {
  for (const [title, { args: usage, help }] of Object.entries(commands))
    console.log(`npm run bench -- ${`${title} ${usage}`.padEnd(31)} ${help}`);
  if (name) process.exit(1);
}
