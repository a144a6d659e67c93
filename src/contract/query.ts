import * as z from 'zod/mini';

type HasQuery = { query: z.ZodMiniType };

/** Query of a call without parameters. Any in the URL are ignored. */
export const noQuery = z.undefined();
export type NoQuery = typeof noQuery;

/** Formats a query as `?name=value&…`, without undefined values; '' if it is empty. */
export function formatQuery(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses the query of a URL by the call's schema. */
export function parseQuery({ query }: HasQuery, url: string) {
  return query.safeParse(query === noQuery ? undefined : Object.fromEntries(new URL(url).searchParams));
}

/** Error code for an invalid parameter. The server has the messages. */
export type ExpectedValue = 'numberRange' | 'timeRange' | 'day' | 'pageNumber' | 'pageSize';

/** Schema for a whole number in a query. Callers pass a number. */
export const wholeNumber = (least: number, most: number, expected: ExpectedValue) =>
  z.pipe(
    z.union([z.number(), z.string()]).check(z.refine((value) => isWithin(value, least, most), expected)),
    z.transform(Number),
  );

function isWithin(value: number | string, least: number, most: number): boolean {
  const number = typeof value === 'string' && !/^\d{1,15}$/.test(value) ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most;
}
