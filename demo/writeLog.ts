import { openDB } from 'idb';
import type { Store } from '#server/store/store.ts';

/**
 * Methods that write, by part of the store. Without `attempts`, so that a reload lifts the rate limits,
 * and without `devices`, because the visitor has only one.
 */
const WRITES = {
  products: ['add', 'replace', 'remove'],
  orders: ['changeStatus'],
  admins: ['save', 'rehash', 'saveProfile', 'changePassword', 'remove'],
  views: ['save', 'remove', 'setDefault'],
  sessions: ['add', 'touch', 'remove', 'removeAllOf', 'removeOthersOf', 'removeAll'],
  registrations: ['save', 'openAccount'],
  codes: ['add', 'countGuess', 'remove'],
  resetLinks: ['add', 'redeem'],
} as const satisfies { [Key in keyof Store]?: readonly (keyof Store[Key])[] };

type LoggedPart = keyof typeof WRITES;
/** A call of a store method. */
type Write = { part: LoggedPart; method: string; args: unknown[] };
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

const openLog = () =>
  openDB('counter-demo', 1, {
    upgrade: (database) => void database.createObjectStore('writes', { autoIncrement: true }),
  });

export const clearWrites = async () => (await openLog()).clear('writes');

/**
 * Creates a store in memory, replays the logged writes on it, and logs new ones. Times are arguments of the writes,
 * so replaying them gives the same store.
 */
export async function openLoggedStore(createStore: () => Store): Promise<Store> {
  const log = await openLog();
  let store = createStore();
  try {
    for (const write of (await log.getAll('writes')) as Write[]) await getMethod(store, write)(...write.args);
  } catch (error) {
    console.warn('The data of an earlier version of the demo can’t be read and was reset.', error);
    await log.clear('writes');
    store = createStore();
  }
  return logWrites(store, async (write) => void (await log.add('writes', write)));
}

function getMethod(store: Store, { part, method }: Pick<Write, 'part' | 'method'>) {
  const found = (store[part] as unknown as Methods)[method];
  if (!found) throw new Error(`The store has no ${part}.${method}`);
  return found;
}

/** Returns a store that calls `log` after each successful write. */
function logWrites(store: Store, log: (write: Write) => Promise<void>): Store {
  const createLoggedMethod = (part: LoggedPart, method: string) => {
    const write = getMethod(store, { part, method });
    return async (...args: unknown[]) => {
      const result = await write(...args);
      await log({ part, method, args });
      return result;
    };
  };
  const parts = Object.entries(WRITES) as [LoggedPart, readonly string[]][];
  const loggedParts = parts.map(([part, methods]) => [
    part,
    {
      ...store[part],
      ...Object.fromEntries(methods.map((method) => [method, createLoggedMethod(part, method)])),
    },
  ]);
  return { ...store, ...(Object.fromEntries(loggedParts) as Partial<Store>) };
}
