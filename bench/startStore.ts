import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Store = { address: string; close: () => Promise<void> };

export const guest = { email: 'guest@store.example', password: 'open the counter' };

/** Starts a server for the pages in a folder, with a new store of generated products and orders. */
export async function startStore(pages: string, rows: number): Promise<Store> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bench-'));
  const child = spawn(process.execPath, ['bench/storeProcess.ts', pages], {
    env: {
      ...process.env,
      // Vite's build sets it to production, in which a demo store is not allowed.
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TIME_ZONE: 'Asia/Kolkata',
      GUEST_EMAIL: guest.email,
      GUEST_PASSWORD: guest.password,
      SEED_PRODUCTS: `${rows}`,
      SEED_ORDERS: `${rows}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      const ready = /ready on (\S+)\n/.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
