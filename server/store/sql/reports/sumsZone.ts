import type { Database } from '../schema.ts';

/** Returns the one name of a time zone that has several: 'asia/kolkata' and 'Asia/Calcutta' have the same days. */
export const toZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Returns the release of the time zones' data, such as '2026c'. A newer one, which comes with Node, can move orders to other days. */
export const getZoneData = (): string => process.versions['tz'] ?? '';

/** How orders are added up: by the days of a time zone, in the smallest unit of a currency with so many decimals. */
export type SumsRules = { timeZone: string; decimals: number };

/** Counts up whenever the orders have to be added up anew: by one more dimension, or what an order adds, or a key, is made by other rules. */
export const SUMS_VERSION = 2;

const VERSION_STEP = 10;

/** Writes the version together with the decimals: sums in another unit have to be made anew as well. */
export const toStoredVersion = (decimals: number): number => SUMS_VERSION * VERSION_STEP + decimals;

/** Returns how the orders are added up; undefined where they are not. */
export async function readSumsRules(database: Database): Promise<SumsRules | undefined> {
  const row = await database
    .selectFrom('list_indexes')
    .select(['sums_zone', 'sums_version'])
    .where('list', '=', 'orders')
    .executeTakeFirst();
  if (!row?.sums_zone) return undefined;
  return { timeZone: row.sums_zone, decimals: (row.sums_version ?? 0) % VERSION_STEP };
}

/** The orders are added up by the days of another zone than this process has: a report would have other days than its page. */
export class OtherSumsZone extends Error {
  override readonly name = 'OtherSumsZone';
}

/** Returns the decimals of the sums; throws where another server has made them by the days of another time zone. */
export async function checkSumsZone(database: Database, timeZone: string): Promise<number> {
  const rules = await readSumsRules(database);
  if (rules?.timeZone === timeZone) return rules.decimals;
  throw new OtherSumsZone(
    `orders are added up by the days of ${rules?.timeZone}, and TIME_ZONE is ${timeZone}`,
  );
}
