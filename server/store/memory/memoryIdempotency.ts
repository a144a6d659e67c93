import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { type IdempotencyStore, type KeyedAnswer, RepeatedRequest } from '../idempotency.ts';

type Name = Pick<KeyedAnswer, 'adminId' | 'key'>;

const toText = ({ adminId, key }: Name) => JSON.stringify([adminId, key]);

/** Creates the store of idempotency keys in memory. `add` throws where the key is already stored. */
export function memoryIdempotency(): IdempotencyStore & { add(keyed: KeyedAnswer | undefined): void } {
  const rows = new Map<string, KeyedAnswer>();
  const findRow = (request: Name, after: number) => {
    const row = rows.get(toText(request));
    return row && row.at > after ? row : undefined;
  };
  return {
    add(keyed) {
      if (!keyed) return;
      if (findRow(keyed, keyed.at - IDEMPOTENCY_KEY_LIFETIME_MS)) throw new RepeatedRequest();
      rows.set(toText(keyed), keyed);
    },
    find: async (request, after) => findRow(request, after),
    async removeStale(before) {
      for (const [name, { at }] of rows) if (at <= before) rows.delete(name);
    },
  };
}
