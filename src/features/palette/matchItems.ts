import uFuzzy from '@leeoniya/ufuzzy';
import { foldAccents } from '#contract/text/foldText.ts';
import { getGraphemes } from '#contract/text/graphemes.ts';
import type { MatchRanges, PaletteItem, PaletteOption } from './paletteModel.ts';
import { toPlainOption } from './paletteModel.ts';

/** Letters of every script are letters; the library's own settings know only the Latin ones. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\p{M}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\p{M}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  // Equally good ones stay in the list's own order: to put 500 into the alphabet's took longer than to find them.
  compare: () => 0,
});

/** So many matches are ranked; where one letter finds half the store, those that begin with it come first. */
const RANKED_MAX = 500;

/** Items with their texts as they are searched: made once for a list, because it may be long. */
export type SearchableItems = {
  items: readonly PaletteItem[];
  texts: readonly string[];
  /** The same in small letters. */
  lowered: readonly string[];
};

const toText = ({ label, detail }: PaletteItem) => (detail === undefined ? label : `${label}\n${detail}`);

export function createSearchableItems(items: readonly PaletteItem[]): SearchableItems {
  const texts = items.map((item) => foldAccents(toText(item)));
  return { items, texts, lowered: texts.map((text) => text.toLowerCase()) };
}

/** Returns the best matches, best first, with the letters that matched. */
export function matchItems(searchable: SearchableItems, query: string, most: number): PaletteOption[] {
  const { items, texts, lowered } = searchable;
  const needle = foldAccents(query).trim();
  if (needle === '') return [];
  // The library asks for a mutable array and does not write to it.
  const haystack = texts as string[];
  const found = matcher.filter(haystack, needle) ?? [];
  const candidates = found.length > RANKED_MAX ? preferBeginnings(lowered, found, needle) : found;
  const [indices, info, order] = matcher.search(
    haystack,
    needle,
    1,
    RANKED_MAX,
    candidates.length > 0 ? candidates : null,
  );
  if (!indices) return [];
  const ranked = info
    ? order.map((position) => ({ index: info.idx[position], ranges: info.ranges[position] ?? [] }))
    : indices.map((index) => ({ index, ranges: [] }));
  return ranked.slice(0, most).flatMap(({ index, ranges }) => {
    const item = items[index ?? -1];
    return item ? [toMatchedOption(item, unfoldRanges(toText(item), ranges))] : [];
  });
}

function preferBeginnings(lowered: readonly string[], found: number[], needle: string): number[] {
  const start = needle.toLowerCase();
  const begins: number[] = [];
  const others: number[] = [];
  for (const index of found) {
    if (lowered[index]?.startsWith(start)) begins.push(index);
    else if (others.length < RANKED_MAX) others.push(index);
    if (begins.length === RANKED_MAX) return begins;
  }
  // The library expects indices in their order.
  return [...begins, ...others.slice(0, RANKED_MAX - begins.length)].toSorted((a, b) => a - b);
}

const ASCII = /^[\0-\x7f]*$/;

/** Converts ranges of the folded text into those of the text itself, in whole characters: one may be longer or shorter there. */
function unfoldRanges(text: string, ranges: MatchRanges): MatchRanges {
  if (ASCII.test(text)) return ranges;
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const grapheme of getGraphemes(text)) {
    const end = start + grapheme.length;
    const { length } = foldAccents(grapheme);
    starts.push(...Array<number>(length).fill(start));
    ends.push(...Array<number>(length).fill(end));
    start = end;
  }
  return ranges.map((position, index) =>
    index % 2 === 0 ? (starts[position] ?? start) : (ends[position - 1] ?? start),
  );
}

function toMatchedOption(item: PaletteItem, ranges: MatchRanges): PaletteOption {
  const end = item.label.length;
  const labelMatches: number[] = [];
  const detailMatches: number[] = [];
  for (let index = 0; index < ranges.length; index += 2) {
    const from = ranges[index] ?? 0;
    const to = ranges[index + 1] ?? from;
    if (from < end) labelMatches.push(from, Math.min(to, end));
    if (to > end + 1) detailMatches.push(Math.max(from - end - 1, 0), to - end - 1);
  }
  return { ...item, labelMatches, detailMatches };
}

/** As matchItems, and behind them what somebody else has found for the query: the server knows more of a row than we show. */
export function matchFoundItems(searchable: SearchableItems, query: string, most: number): PaletteOption[] {
  const matched = matchItems(searchable, query, most);
  const ids = new Set(matched.map(({ id }) => id));
  const rest = searchable.items.filter(({ id }) => !ids.has(id)).map(toPlainOption);
  return [...matched, ...rest].slice(0, most);
}
