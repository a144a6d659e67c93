import { type RawBuilder, sql } from 'kysely';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Boundary } from '../../listCursor.ts';
import type { ReadIndex, SortColumn } from './listIndex.ts';

type Way = 'asc' | 'desc';

/** Infinity is written in another way by each engine; an index is made of the same text as the order. */
export type Engine = 'sqlite' | 'postgres';
const INFINITE = { sqlite: '9e999', postgres: "'Infinity'::double precision" };
/** Stands behind every sort key in the order of a database (`toDatabaseOrder`). */
const LAST_TEXT = '\u{10ffff}';

/** What rows without a value are ordered by: it stands last in this direction. */
const getLast = ({ type }: SortColumn, way: Way) =>
  type === 'text' ? (way === 'asc' ? LAST_TEXT : '') : way === 'asc' ? Infinity : -Infinity;

/** What rows are ordered by before the newest first. */
export type SortKey = { column: SortColumn; way: Way; expression: RawBuilder<unknown> };

/** Puts rows without a value behind all others, whatever the direction. */
export function toSortKey(column: SortColumn, way: Way, engine: Engine): SortKey {
  const last = getLast(column, way);
  const stand =
    typeof last === 'string' ? sql.lit(last) : sql.raw(`${way === 'asc' ? '' : '-'}${INFINITE[engine]}`);
  const name = sql.ref(column.name);
  return { column, way, expression: column.canBeAbsent ? sql`coalesce(${name}, ${stand})` : name };
}

/** Returns undefined where the newest come first: nothing is sorted by, or only by what a filter makes equal. */
export function getSortKey(index: ReadIndex, criteria: ListCriteria, engine: Engine): SortKey | undefined {
  const column = index.getSortColumn(criteria);
  if (!column || (column.isFilter && index.getFilterKey(criteria) !== undefined)) return undefined;
  return toSortKey(column, criteria.sort?.direction === 'descending' ? 'desc' : 'asc', engine);
}

const opposite: Record<Way, Way> = { asc: 'desc', desc: 'asc' };

/** The order of a list, or the same from its end. */
export function orderBy(key: SortKey | undefined, from: 'start' | 'end'): RawBuilder<unknown> {
  const newest = from === 'start' ? sql`created_at desc, id desc` : sql`created_at asc, id asc`;
  if (!key) return newest;
  return sql`${key.expression} ${sql.raw(from === 'start' ? key.way : opposite[key.way])}, ${newest}`;
}

/** Tells whether a boundary can be one of a list in this order: its text may have been written by anybody. */
export function fits(key: SortKey | undefined, boundary: Boundary): boolean {
  if (!key) return boundary.key === null;
  if (boundary.key === null) return key.column.canBeAbsent;
  return typeof boundary.key === (key.column.type === 'text' ? 'string' : 'number');
}

/** Rows that stand together in a list, and what they are still ordered by: equals only by the newest first. */
export type Stretch = { condition: RawBuilder<unknown>; key: SortKey | undefined };

/**
 * The rows beyond a boundary: first its equals, then the others. One after the other each of them is a range of an index;
 * together they would be none.
 */
export function beyond(key: SortKey | undefined, boundary: Boundary): Stretch[] {
  const { side, createdAt, id } = boundary;
  const older = sql.raw(side === 'after' ? '<' : '>');
  const equals = sql`(created_at, id) ${older} (${createdAt}, ${id})`;
  if (!key) return [{ condition: equals, key }];
  const upwards = (key.way === 'asc') === (side === 'after');
  const value = boundary.key ?? getLast(key.column, key.way);
  return [
    { condition: sql`${key.expression} = ${value} and ${equals}`, key: undefined },
    { condition: sql`${key.expression} ${sql.raw(upwards ? '>' : '<')} ${value}`, key },
  ];
}
