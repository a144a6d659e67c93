import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getOrders } from '../src/contract/orders/orderCalls.ts';
import { getAllProducts } from '../src/contract/products/productCalls.ts';
import { signIn } from '../tests/crash/storeClient.ts';

export type Store = { address: string; close: () => Promise<void> };

export const guest = { email: 'guest@store.example', password: 'open the counter' };

/**
 * Starts a server for the pages in a folder, with a new store of generated products and orders. Without capabilities the
 * product loads all rows of a list, as the compared pages do.
 */
export async function startStore(
  pages: string,
  rows: number,
  capabilities: 'all' | 'none' = 'all',
): Promise<Store> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counter-bench-'));
  const child = spawn(process.execPath, ['bench/storeProcess.ts', pages], {
    env: {
      ...process.env,
      // Vite's build sets it to production, in which a demo store is not allowed.
      NODE_ENV: 'development',
      CAPABILITIES: capabilities,
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

type Lists = { products: { name: string }[]; orders: { product: { name: string } }[] };

/** Returns all products and orders of a store. */
export async function fetchRows({ address }: Store): Promise<Lists> {
  const cookie = await signIn(address);
  const read = async (pathname: string) => {
    const response = await fetch(address + pathname, { headers: { cookie } });
    return ((await response.json()) as { data: Lists }).data;
  };
  const [{ products }, { orders }] = await Promise.all([read(getAllProducts.path), read(getOrders.path)]);
  return { products, orders };
}
