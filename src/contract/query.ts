import * as z from 'zod/mini';
import { digitsText } from './text/textSchemas.ts';

type HasQuery = { query: z.ZodMiniType };

/** Schema of a call without query parameters. Parameters in the URL are ignored. */
export const noQuery = z.undefined();
export type NoQuery = typeof noQuery;

/** Formats a query as `?name=value&…`, without undefined values; '' if it is empty. */
export function formatQuery(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses the query of a URL with the call's schema. Returns zod's result, and throws for an invalid URL. */
export function parseQuery({ query }: HasQuery, url: string) {
  return query.safeParse(query === noQuery ? undefined : Object.fromEntries(new URL(url).searchParams));
}

/** Error code for an invalid parameter. The server has the messages. */
export type QueryErrorCode =
  | 'numberRange'
  | 'timeRange'
  | 'day'
  | 'pageNumber'
  | 'pageSize'
  | 'storePageSize';

/** Returns the schema of a whole number in a query. Both limits are inclusive. */
export const wholeNumber = (min: number, max: number, errorCode: QueryErrorCode) =>
  z.pipe(
    z.union([z.number(), digitsText]).check(z.refine((value) => isWithin(value, min, max), errorCode)),
    z.transform(Number),
  );

function isWithin(value: number | string, min: number, max: number): boolean {
  const number = typeof value === 'string' && !/^\d{1,15}$/.test(value) ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= min && number <= max;
}
