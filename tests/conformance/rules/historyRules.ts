import { calls, extensions } from '#contract/calls.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { expectEqual, expectRefusal, fail, show } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';
import { editProduct, getProduct } from './productRules.ts';

const readEntries = async ({ client }: Session, subject: string) =>
  (await client.call(extensions.getHistoryPage, { ...nothing, query: { subject } })).entries;

/** Creates, changes and deletes a product. Returns its entries, oldest first. */
async function writeProduct(session: Session) {
  const id = await session.createProduct();
  await editProduct(session, await getProduct(session, id), { stock: 3 });
  await session.client.call(calls.deleteProduct, { params: { id }, body: undefined });
  return (await readEntries(session, id)).toReversed();
}

export const historyRules = defineRules(
  'history',
  {
    'keeps who created, changed and deleted a product': async (session) => {
      const entries = await writeProduct(session);
      const kinds = entries.map(({ kind }) => kind);
      const fix = 'Store an entry with every write, and send the newest first.';
      expectEqual(kinds, ['productCreated', 'productChanged', 'productDeleted'], 'kinds', fix);
      const values = 'Store the old and the new value of each changed field.';
      expectEqual(entries[1]?.changes?.stock, { from: 7, to: 3 }, 'changes.stock', values);
    },

    'names what a write was made by': async (session) => {
      const id = await session.createProduct();
      await session.client.call(calls.deleteProduct, {
        params: { id },
        body: undefined,
        source: { kind: 'import', fileName: 'लैंप.csv' },
      });
      const [entry] = await readEntries(session, id);
      const fix = 'Store the headers X-Change-Source and X-Change-File with the entry.';
      expectEqual([entry?.source, entry?.fileName], ['import', 'लैंप.csv'], 'source and fileName', fix);
    },

    'returns the versions that entries replaced': async (session) => {
      const [created, changed, deleted] = await writeProduct(session);
      if (!created || !changed || !deleted) {
        const fix = 'Store an entry with every write.';
        return fail({ expected: 'three entries', received: show([created, changed, deleted]), fix });
      }
      const stocks = [];
      for (const { _id: entryId } of [changed, deleted]) {
        const sent = { params: { entryId }, body: undefined };
        stocks.push((await session.client.call(extensions.getProductVersion, sent)).product.stock);
      }
      const fix = 'Return the version before the write, and of a deletion the last one.';
      expectEqual(stocks, [7, 3], 'product.stock of the versions', fix);
    },

    'refuses an unknown entry': async ({ client }) => {
      const params = { entryId: '0'.repeat(24) };
      const answer = await client.send(extensions.getProductVersion, { params, body: undefined });
      expectRefusal(answer, 'Answer 404 if there is no such entry.', [404]);
    },
  },
  { capability: HISTORY_CAPABILITY },
);
