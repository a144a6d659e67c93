import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Store = { address: string; close: () => Promise<void> };

export const guest = { email: 'guest@store.example', password: 'who measures measures rubbish' };

/** Starts the product with pages beside it and a new store of so many products and orders, which is gone when it ends. */
export async function startStore(pages: string, rows: number): Promise<Store> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bench-'));
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
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (more: Buffer) => {
      printed += more.toString();
      const ready = /ready on (\S+)\n/.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
