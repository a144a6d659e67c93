import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { readStatusChanges } from './readStatusChanges.ts';

/** Stores and archives of released versions. */
export const RELEASED = fileURLToPath(new URL('../sqlite/released', import.meta.url));

const changelog = readFileSync('CHANGELOG.md', 'utf8');

/** Versions that the changelog lists, newest first. */
export const releasedVersions = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(
  ([, version = '']) => version,
);

/** What the changelog says about the next version. */
export const unreleasedChanges = /^## \[Unreleased\]\n([^]*?)^## /m.exec(changelog)?.[1]?.trim();

export const getArchivePath = (version: string) => `${RELEASED}/${version}.tar.gz`;

/** Expects rows in these tables, and that the rows mean what they meant when the store was saved. */
export async function expectReleasedRows(
  { db, database }: Pick<OpenDatabase, 'db' | 'database'>,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const rows = await database
      .selectFrom(table as 'facts')
      .selectAll()
      .execute();
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
  const everything = { search: '', filters: {}, page: 1, pageSize: 10 };
  expect((await db.products.getPage(everything)).matches.count).toBe(5);
  const search = String(sampleOrders[0]!.orderDetails?.orderId);
  expect((await db.orders.getPage({ ...everything, search })).matches.count).toBe(1);
  expect(await readStatusChanges(db, sampleOrders[0]!._id)).toMatchObject([{ status: 'delivered' }]);
  expect(await db.passkeys.getRule('a1')).toBe('passkey');
}
