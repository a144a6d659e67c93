import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Store = {
  address: string;
  /** Ends the server and starts it on the same store. Returns how long it took to be ready, in ms. */
  restart: () => Promise<number>;
  /** The memory that the server has of the machine, in MB. */
  readMemory: () => number;
  close: () => Promise<void>;
};

export const guest = { email: 'guest@store.example', password: 'who measures measures rubbish' };

type Server = { address: string; process: ChildProcess };

async function startServer(pages: string, folder: string, rows: number): Promise<Server> {
  const child = spawn(process.execPath, ['bench/storeProcess.ts', pages], {
    env: {
      ...process.env,
      // Building the pages has made this process a production one, which a store to try is not.
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      GUEST_EMAIL: guest.email,
      GUEST_PASSWORD: guest.password,
      SEED_PRODUCTS: `${rows}`,
      SEED_ORDERS: `${rows}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (more: Buffer) => {
      printed += more.toString();
      const ready = /ready on (\S+)\n/.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  return { address, process: child };
}

async function stopServer({ process: child }: Server): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Where stores are kept from run to run, for a million rows are made in minutes; none where it is not set. */
const KEPT = process.env['BENCH_STORES'];

/**
 * Starts the product with pages beside it and a store of so many products and orders: a new one, which is gone when it ends,
 * or the one that is kept.
 */
export async function startStore(pages: string, rows: number): Promise<Store> {
  const folder = KEPT ? path.join(KEPT, `${rows}`) : mkdtempSync(path.join(tmpdir(), 'counter-bench-'));
  let server = await startServer(pages, folder, rows);
  return {
    get address() {
      return server.address;
    },
    restart: async () => {
      await stopServer(server);
      const started = performance.now();
      server = await startServer(pages, folder, rows);
      return performance.now() - started;
    },
    readMemory: () => {
      const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
    },
    close: async () => {
      await stopServer(server);
      if (!KEPT) rmSync(folder, { recursive: true, force: true });
    },
  };
}
