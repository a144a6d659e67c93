import { openDB } from 'idb';
import type { Store } from '#server/store/store.ts';

/** What changes the store. Attempts are left out: a visitor who starts over has all of them again. */
const WRITES = {
  products: ['add', 'replace', 'remove'],
  orders: ['changeStatus'],
  admins: ['save', 'rehash', 'remove'],
  sessions: ['add', 'touch', 'remove', 'removeAllOf', 'removeAll'],
  registrations: ['save', 'openAccount'],
  codes: ['add', 'countGuess', 'remove'],
  resetLinks: ['add', 'redeem'],
} as const satisfies { [Key in keyof Store]?: readonly (keyof Store[Key])[] };

type Part = keyof typeof WRITES;
type Write = { part: Part; method: string; args: unknown[] };
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

const openLog = () =>
  openDB('counter-demo', 1, {
    upgrade: (database) => void database.createObjectStore('writes', { autoIncrement: true }),
  });

export const clearWrites = async () => (await openLog()).clear('writes');

/**
 * Repeats in a store in memory what was written before, and returns it so that what is written from now on is kept. The
 * same writes in the same order make the same store: each says itself when it happened.
 */
export async function keepWrites(createStore: () => Store): Promise<Store> {
  const log = await openLog();
  let store = createStore();
  try {
    for (const write of (await log.getAll('writes')) as Write[]) await getMethod(store, write)(...write.args);
  } catch (error) {
    console.warn('What an earlier version of the demo kept can’t be read; it begins anew.', error);
    await log.clear('writes');
    store = createStore();
  }
  return withWrites(store, async (write) => void (await log.add('writes', write)));
}

function getMethod(store: Store, { part, method }: Pick<Write, 'part' | 'method'>) {
  const found = (store[part] as unknown as Methods)[method];
  if (!found) throw new Error(`The store has no ${part}.${method}`);
  return found;
}

function withWrites(store: Store, keep: (write: Write) => Promise<void>): Store {
  const keeping = (part: Part, method: string) => {
    const write = getMethod(store, { part, method });
    return async (...args: unknown[]) => {
      const result = await write(...args);
      await keep({ part, method, args });
      return result;
    };
  };
  const parts = Object.entries(WRITES) as [Part, readonly string[]][];
  const wrapped = parts.map(([part, methods]) => [
    part,
    { ...store[part], ...Object.fromEntries(methods.map((method) => [method, keeping(part, method)])) },
  ]);
  return { ...store, ...(Object.fromEntries(wrapped) as Partial<Store>) };
}
