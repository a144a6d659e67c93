import type { Database } from '../schema.ts';

/** Returns the one name of a time zone that has several: 'asia/kolkata' and 'Asia/Calcutta' have the same days. */
export const toZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Returns the release of the time zones' data, such as '2026c'. A newer one, which comes with Node, can move orders to other days. */
export const getZoneData = (): string => process.versions['tz'] ?? '';

/** Returns the time zone by whose days the orders are added up; undefined where they are not. */
export async function readSumsZone(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('list_indexes')
    .select('sums_zone')
    .where('list', '=', 'orders')
    .executeTakeFirst();
  return row?.sums_zone ?? undefined;
}

/** The orders are added up by the days of another zone than this process has: a report would have other days than its page. */
export class OtherSumsZone extends Error {
  override readonly name = 'OtherSumsZone';
}

/** Throws where another server has added up the orders by the days of another time zone. */
export async function checkSumsZone(database: Database, timeZone: string): Promise<void> {
  const zone = await readSumsZone(database);
  if (zone === timeZone) return;
  throw new OtherSumsZone(`orders are added up by the days of ${zone}, and TIME_ZONE is ${timeZone}`);
}
