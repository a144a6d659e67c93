import * as z from 'zod/mini';
import { type QueryErrorCode, wholeNumber } from '../query.ts';
import { cleanCode } from '../text/cleanText.ts';
import { toMatchKey } from '../text/foldText.ts';
import { digitsText, lineText } from '../text/textSchemas.ts';
import type { Day } from '../time/days.ts';
import { findDatePreset, toDayRange } from './datePresets.ts';
import { MAX_KEY_LENGTH, toKeyText } from './keyText.ts';
import { type ListCriteria, type Sort, SORT_DIRECTIONS } from './listCriteria.ts';
import { getFilterOptions, type ListRules, type RowFilter } from './listRules.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './pageCall.ts';
import { isInstantRange, parseRange, toInstantRange } from './ranges.ts';

// The criteria of a list have the same parameters in the browser's URL and in the request for a page:
// `?q=lamp&category=Home&sort=price.descending&page=2&rows=20`. Defaults are left out, so that the same rows have the same
// URL. Dates are days or presets in the URL, and instants in a request.

type ParamRules = Pick<ListRules<never>, 'sortBy' | 'filterBy' | 'pageSizes' | 'defaultPageSize'>;

/** The parameters of a list by name. Those without a value are left out. */
export type ListParams = Readonly<Record<string, string>>;

export const getDefaultCriteria = ({ defaultPageSize }: Pick<ParamRules, 'defaultPageSize'>) =>
  ({ search: '', filters: {}, page: 1, pageSize: defaultPageSize }) satisfies ListCriteria;

const formatSort = ({ column, direction }: Sort) => `${column}.${direction}`;

const listSorts = ({ sortBy }: Pick<ParamRules, 'sortBy'>): Sort[] =>
  Object.keys(sortBy).flatMap((column) => SORT_DIRECTIONS.map((direction) => ({ column, direction })));

type Entry = readonly [name: string, value: string | undefined];
const hasValue = (entry: Entry): entry is readonly [string, string] => entry[1] !== undefined;

/** Converts criteria to the parameters that differ from the defaults. */
export function toListParams(rules: ParamRules, criteria: ListCriteria): ListParams {
  const { search, filters, page, pageSize, sort } = criteria;
  const entries: Entry[] = [
    ['q', search === '' ? undefined : search],
    ...Object.keys(rules.filterBy).map((name): Entry => [name, filters[name]]),
    ['page', page === 1 ? undefined : `${page}`],
    ['rows', pageSize === rules.defaultPageSize ? undefined : `${pageSize}`],
    ['sort', sort && formatSort(sort)],
  ];
  return Object.fromEntries(entries.filter(hasValue));
}

/** Writes criteria to a URL's parameters, and keeps its other parameters. */
export function writeCriteria(
  rules: ParamRules,
  params: URLSearchParams,
  criteria: ListCriteria,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = toListParams(rules, criteria);
  for (const name of ['q', ...Object.keys(rules.filterBy), 'page', 'rows', 'sort']) {
    const value = values[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

type ParamValues = {
  q?: string | undefined;
  page?: number | undefined;
  rows?: number | undefined;
  sort?: string | undefined;
};

function toCriteria(
  rules: ParamRules,
  { q = '', page = 1, rows, sort }: ParamValues,
  getFilter: (name: string, filter: RowFilter<never>) => string | undefined,
): ListCriteria {
  const filters = Object.entries<RowFilter<never>>(rules.filterBy).map(([name, filter]): Entry => [
    name,
    getFilter(name, filter),
  ]);
  return {
    search: q,
    filters: Object.fromEntries(filters.filter(hasValue)),
    page,
    pageSize: rows ?? rules.defaultPageSize,
    sort: listSorts(rules).find((one) => formatSort(one) === sort),
  };
}

/** Reads criteria from a URL. Ignores invalid values, and page sizes that the list doesn't offer. */
export function readCriteria(rules: ParamRules, params: URLSearchParams): ListCriteria {
  const page = Number(params.get('page'));
  const rows = Number(params.get('rows'));
  const values = {
    q: params.get('q') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    rows: rules.pageSizes.find((size) => size === rows),
    sort: params.get('sort') ?? undefined,
  };
  return toCriteria(rules, values, (name, filter) => {
    const text = params.get(name);
    return text === null ? undefined : readFilter(filter, cleanCode(text));
  });
}

const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

/** Reads the value of a filter in a URL. Returns undefined if it is invalid. */
function readFilter(filter: RowFilter<never>, text: string): string | undefined {
  if (filter.kind === 'text') return toKeyText(text);
  const options = getFilterOptions(filter);
  if (options) return options.find((option) => toMatchKey(option) === toMatchKey(text));
  if (filter.kind === 'range' && filter.valueType === 'time' && findDatePreset(text)) return text;
  if (filter.kind !== 'range' || !parseRange(text, filter.valueType)) return undefined;
  return filter.valueType === 'time' && !DAYS.test(text) ? undefined : text;
}

/** Converts the days of criteria to instants in a time zone (IANA name; the browser's if undefined). */
export function toInstants(
  { filterBy }: Pick<ParamRules, 'filterBy'>,
  criteria: ListCriteria,
  { timeZone, today }: { timeZone: string | undefined; /** The day in this time zone. */ today: Day },
): ListCriteria {
  const filters = Object.entries(criteria.filters).map(([name, value]) => {
    const filter = filterBy[name];
    const isTime = filter?.kind === 'range' && filter.valueType === 'time';
    return [name, isTime ? toInstantRange(toDayRange(value, today), timeZone) : value] as const;
  });
  return { ...criteria, filters: Object.fromEntries(filters) };
}

const textUpTo = (length: number) => lineText.check(z.maxLength(length));

const numberRange = digitsText.check(
  z.refine((text) => parseRange(text, 'number') !== undefined, 'numberRange' satisfies QueryErrorCode),
);
const timeRange = digitsText.check(z.refine(isInstantRange, 'timeRange' satisfies QueryErrorCode));

/** Returns the schema of a filter's value in a request. */
function toFilterSchema(filter: RowFilter<never>): z.ZodMiniType<string, string> {
  switch (filter.kind) {
    case 'option':
      return z.enum(filter.options);
    case 'level':
      return z.enum(filter.levels);
    case 'text':
      return textUpTo(MAX_KEY_LENGTH);
    case 'range':
      return filter.valueType === 'time' ? timeRange : numberRange;
    default:
      return filter satisfies never;
  }
}

/**
 * Returns the query schema of a paged call, which converts the parameters to criteria. Unlike `readCriteria`, it refuses
 * invalid values, and accepts any page size up to `MAX_PAGE_SIZE`. A page beyond the last one is treated as the last.
 */
export function createPageQuery(rules: ParamRules): z.ZodMiniType<ListCriteria, ListParams> {
  const filters = Object.entries<RowFilter<never>>(rules.filterBy).map(
    ([name, filter]) => [name, z.optional(toFilterSchema(filter))] as const,
  );
  const params = z.object({
    ...(Object.fromEntries(filters) as Record<never, never>),
    q: z.optional(textUpTo(MAX_SEARCH_LENGTH)),
    page: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'pageNumber')),
    rows: z.optional(wholeNumber(1, MAX_PAGE_SIZE, 'pageSize')),
    sort: z.optional<z.ZodMiniType<string, string>>(z.enum(listSorts(rules).map(formatSort))),
  });
  return z.pipe(
    params,
    z.transform((values: ParamValues) =>
      toCriteria(rules, values, (name) => (values as Record<string, string | undefined>)[name]),
    ),
    // The input is narrower than what the schema accepts: a caller passes the result of `toListParams`.
  ) as z.ZodMiniType as z.ZodMiniType<ListCriteria, ListParams>;
}
