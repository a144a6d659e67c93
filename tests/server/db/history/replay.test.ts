import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productFieldNames } from '#contract/products/productFields.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { replayVersion } from '#server/history/replayVersion.ts';
import type { Database } from '#server/base/database.ts';
import { storedProduct } from '../../products/productValues.ts';
import { edit, openHistoryDatabase, image, readEntries, write } from './openHistoryDatabase.ts';

const ids = ['p1', 'p2', 'p3'];
const images = fc.subarray([image('a'), image('b'), image('c'), image('d')]);
const values = fc.tuple(storedProduct, images).map(([product, some]) => ({ ...product, images: some }));

const step = fc.record({
  id: fc.constantFrom(...ids),
  action: fc.constantFrom('save', 'save', 'save', 'save', 'delete'),
  values,
  /** The fields that a save changes. */
  names: fc.subarray([...productFieldNames]),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = (product: Partial<StoredProduct>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => names.includes(name)));

/** Makes the writes. Returns the version that each of them replaced; for a creation, the first one. */
async function run(db: Database, steps: readonly Step[], prefix: string): Promise<Partial<StoredProduct>[]> {
  const products = new Map<string, StoredProduct>();
  const versions: Partial<StoredProduct>[] = [];
  for (const [second, { id, action, values: typed, names }] of steps.entries()) {
    const current = products.get(id);
    if (!current) {
      // An id is used once, because a new product has a new one.
      const product = { ...typed, _id: `${prefix}-${id}-${second}` };
      await db.products.add(product, write(second));
      products.set(id, product);
      versions.push(product);
    } else if (action === 'delete') {
      await db.products.remove(current._id, write(second));
      products.delete(id);
      versions.push(current);
    } else {
      const cleared = Object.fromEntries(names.map((name) => [name, undefined]));
      const after = (await edit(db, current, { ...cleared, ...pick(typed, names) }, write(second)))!;
      products.set(id, after);
      const isSame = names.every((name) => JSON.stringify(after[name]) === JSON.stringify(current[name]));
      if (!isSame) versions.push(current);
    }
  }
  return versions;
}

describe('the versions', () => {
  it('are what the products were before each write, back to the first', async () => {
    const { db } = await openHistoryDatabase();
    let runs = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const prefix = `run-${(runs += 1)}`;
      const expected = await run(db, steps, prefix);
      const entries = (await readEntries(db)).filter(({ subjectId }) => subjectId.startsWith(`${prefix}-`));
      const found = [];
      for (const { _id } of entries.toReversed()) {
        const history = await db.history.findProductHistory(_id);
        found.push(history && replayVersion(history));
      }
      expect(found).toEqual(expected.map((version) => pick(version, ['_id', ...productFieldNames])));
      for await (const _ of db.history.removeProductEntries(Infinity));
    });
    await fc.assert(property, { numRuns: 60, seed: 20_261_120 });
  });
});
