import type { Database } from '../schema.ts';
import type { ReadRange } from './cutPage.ts';
import type { Candidates } from './searchIndex.ts';
import { skipToMatches } from './skipToMatches.ts';
import { type Found, sortCandidates } from './sortCandidates.ts';
import { type Walk, walkMatches } from './walkList.ts';

/** So many rows are walked for a page of a search with many matches, first a few and then more. */
const WALK_LENGTHS = [250, 4000];

/**
 * Walks the list until the page is full, since many rows match: from its start, and then from the first that may match. Where
 * they lie too far apart even then, all of them are sorted.
 */
export const readMany =
  (
    database: Database,
    walk: Walk,
    matches: Found['matches'],
    findAll: () => Promise<Candidates | undefined>,
  ): ReadRange =>
  async (range) => {
    const lengths = WALK_LENGTHS.filter((most) => (range.offset ?? 0) < most);
    for (const most of lengths) {
      const rows = await walkMatches(database, walk, { ...range, matches, most });
      if (rows) return rows;
    }
    const candidates = await findAll();
    if (!candidates) return [];
    if (lengths.length > 0) {
      const stretches = await skipToMatches(database, walk, candidates, range.start);
      for (const most of lengths) {
        const rows = await walkMatches(database, walk, { ...range, matches, most }, stretches);
        if (rows) return rows;
      }
    }
    return sortCandidates(database, walk, { candidates, matches }, range);
  };
