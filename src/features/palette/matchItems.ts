import uFuzzy from '@leeoniya/ufuzzy';
import { foldAccents } from '#contract/text/foldText.ts';
import { getGraphemes } from '#contract/text/graphemes.ts';
import { type MatchRanges, type PaletteItem, type PaletteOption, toUnmatchedOption } from './paletteModel.ts';

/** Matches letters of all scripts; by default, uFuzzy supports only Latin. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\p{M}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\p{M}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  // Equal matches keep the list's order, because sorting them is slow.
  compare: () => 0,
});

/** Maximum number of matches to rank. If there are more, those that begin with the query are preferred. */
const MAX_RANKED = 500;

/** Items with their search texts, prepared once per list. */
type SearchableItems = {
  items: readonly PaletteItem[];
  texts: readonly string[];
  /** The texts in lower case. */
  lowerCaseTexts: readonly string[];
};

const toSearchText = ({ label, detail, keywords }: PaletteItem) =>
  [label, detail, keywords].filter((text) => text !== undefined).join('\n');

export function createSearchableItems(items: readonly PaletteItem[]): SearchableItems {
  const texts = items.map((item) => foldAccents(toSearchText(item)));
  return { items, texts, lowerCaseTexts: texts.map((text) => text.toLowerCase()) };
}

/** Returns the best matches in order, with the matched letters. */
export function matchItems(searchable: SearchableItems, query: string, limit: number): PaletteOption[] {
  const { items, texts, lowerCaseTexts } = searchable;
  const needle = foldAccents(query).trim();
  if (needle === '') return [];
  // uFuzzy's types require a mutable array, but it doesn't write to it.
  const haystack = texts as string[];
  const matches = matcher.filter(haystack, needle) ?? [];
  const candidates =
    matches.length > MAX_RANKED ? preferPrefixMatches(lowerCaseTexts, matches, needle) : matches;
  const [indices, info, order] = matcher.search(
    haystack,
    needle,
    1,
    MAX_RANKED,
    candidates.length > 0 ? candidates : null,
  );
  if (!indices) return [];
  const rankedMatches = info
    ? order.map((position) => ({ index: info.idx[position], ranges: info.ranges[position] ?? [] }))
    : indices.map((index) => ({ index, ranges: [] }));
  return rankedMatches.slice(0, limit).flatMap(({ index, ranges }) => {
    const item = items[index ?? -1];
    return item ? [toMatchedOption(item, unfoldRanges(toSearchText(item), ranges))] : [];
  });
}

function preferPrefixMatches(lowerCaseTexts: readonly string[], matches: number[], needle: string): number[] {
  const prefix = needle.toLowerCase();
  const prefixMatches: number[] = [];
  const others: number[] = [];
  for (const index of matches) {
    if (lowerCaseTexts[index]?.startsWith(prefix)) prefixMatches.push(index);
    else if (others.length < MAX_RANKED) others.push(index);
    if (prefixMatches.length === MAX_RANKED) return prefixMatches;
  }
  // uFuzzy expects sorted indices.
  return [...prefixMatches, ...others.slice(0, MAX_RANKED - prefixMatches.length)].toSorted((a, b) => a - b);
}

const ASCII = /^[\0-\x7f]*$/;

/** Converts ranges in the folded text to ranges in the original, because folding may change the length. */
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
  const detailLength = item.detail?.length ?? 0;
  const labelMatches: number[] = [];
  const detailMatches: number[] = [];
  for (let index = 0; index < ranges.length; index += 2) {
    const from = ranges[index] ?? 0;
    const to = ranges[index + 1] ?? from;
    if (from < end) labelMatches.push(from, Math.min(to, end));
    const detailStart = Math.max(from - end - 1, 0);
    const detailEnd = Math.min(to - end - 1, detailLength);
    if (detailStart < detailEnd) detailMatches.push(detailStart, detailEnd);
  }
  return { ...item, labelMatches, detailMatches };
}

/** Like matchItems, followed by the other items: the server found them by fields that are not shown. */
export function matchServerItems(searchable: SearchableItems, query: string, limit: number): PaletteOption[] {
  const matched = matchItems(searchable, query, limit);
  const ids = new Set(matched.map(({ id }) => id));
  const rest = searchable.items.filter(({ id }) => !ids.has(id)).map(toUnmatchedOption);
  return [...matched, ...rest].slice(0, limit);
}
