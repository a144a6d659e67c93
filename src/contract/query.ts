import * as z from 'zod/mini';

type HasQuery = { query: z.ZodMiniType };

/** The query of a call that takes none. What stands in its URL all the same is ignored. */
export const noQuery = z.undefined();
export type NoQuery = typeof noQuery;

/** Writes a query as `?name=value&…`; '' where nothing is in it. What is undefined is left out. */
export function formatQuery(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads the query of a URL by the call's schema. */
export function parseQuery({ query }: HasQuery, url: string) {
  return query.safeParse(query === noQuery ? undefined : Object.fromEntries(new URL(url).searchParams));
}

/** What a parameter must be where its type does not say it. An error names it; the server has the words for it. */
export type ExpectedValue = 'numberRange' | 'timeRange' | 'day' | 'pageNumber' | 'pageSize';

/** A whole number of a query, which a caller gives as a number. */
export const wholeNumber = (least: number, most: number, expected: ExpectedValue) =>
  z.pipe(
    z.union([z.number(), z.string()]).check(z.refine((value) => isWithin(value, least, most), expected)),
    z.transform(Number),
  );

function isWithin(value: number | string, least: number, most: number): boolean {
  const number = typeof value === 'string' && !/^\d{1,15}$/.test(value) ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most;
}
