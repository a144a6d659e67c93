import type { ReactNode } from 'react';
import { cleanCode, isBlank } from '#contract/text/cleanText.ts';

/** Pairs of start (inclusive) and end (exclusive) of each match. */
export type MatchRanges = readonly number[];

/** An option of the palette: `run` names an action, `href` is a page. `list` opens a list with the query as its search. */
export type PaletteItem = {
  /** Unique in the palette, such as `product:674f`. */
  id: string;
  kind: 'page' | 'action' | 'product' | 'order' | 'customer' | 'list';
  label: string;
  /** Shown below the label, and searched. */
  detail?: string | undefined;
  /** Searched but not shown, such as an id. */
  keywords?: string | undefined;
  /** Shown but not searched. */
  facts?: PaletteFacts | undefined;
  /** Keyboard shortcut. */
  keys?: readonly string[] | undefined;
  target: { href: string } | { run: PaletteAction };
};

/** Values that distinguish a product, order or customer. */
type PaletteFacts = {
  /** An image or initial in place of the icon. */
  lead?: ReactNode;
  /** Below the label. */
  texts?: readonly ReactNode[];
  /** The last of the texts: a shortened id. Left out on phones if there are others. */
  id?: ReactNode;
  /** At the end of the line: a price, total or number. */
  amount?: ReactNode;
  /** Below the amount. */
  state?: ReactNode;
};

export type PaletteAction = 'toggleTheme' | 'showShortcuts' | 'logout';

export type PaletteOption = PaletteItem & { labelMatches: MatchRanges; detailMatches: MatchRanges };

type PaletteGroupName = 'barcode' | 'recent' | 'pages' | 'actions' | 'products' | 'orders' | 'customers';
export type PaletteGroup = { name: PaletteGroupName; options: readonly PaletteOption[] };

/** start: no query yet. searching: more results may follow. failed: the store couldn't be searched. */
export type PaletteState =
  | { status: 'start'; groups: readonly PaletteGroup[] }
  | { status: 'results'; groups: readonly PaletteGroup[] }
  | { status: 'noMatch' }
  | { status: 'searching'; groups: readonly PaletteGroup[]; enter: EnterKey }
  | { status: 'failed'; groups: readonly PaletteGroup[] };

/** When the Enter key chooses: an option that is shown, or after the search for a barcode, because scanners end with it. */
type EnterKey = 'now' | 'afterBarcode';

const BARCODE = /^(?=.*\d)\S{4,64}$/;

/** Returns a query as a barcode; undefined if it can't be a whole one. */
export function toBarcode(query: string): string | undefined {
  const code = cleanCode(query);
  return BARCODE.test(code) ? code : undefined;
}

/** State of the search for products, orders or customers. */
export type SearchStatus = 'ready' | 'searching' | 'failed';

export function derivePaletteState(
  query: string,
  groups: readonly PaletteGroup[],
  searches: readonly SearchStatus[],
  barcodeSearch: SearchStatus = 'ready',
): PaletteState {
  const nonEmptyGroups = groups.filter(({ options }) => options.length > 0);
  if (isBlank(query)) return { status: 'start', groups: nonEmptyGroups };
  if (barcodeSearch === 'searching')
    return { status: 'searching', groups: nonEmptyGroups, enter: 'afterBarcode' };
  if (searches.includes('searching')) return { status: 'searching', groups: nonEmptyGroups, enter: 'now' };
  // Only after all searches have ended, because Retry repeats those that have failed.
  if ([...searches, barcodeSearch].includes('failed')) return { status: 'failed', groups: nonEmptyGroups };
  return nonEmptyGroups.length > 0 ? { status: 'results', groups: nonEmptyGroups } : { status: 'noMatch' };
}

/** Returns an option without marked letters. */
export const toUnmatchedOption = (item: PaletteItem): PaletteOption => ({
  ...item,
  labelMatches: [],
  detailMatches: [],
});

export const getGroups = (state: PaletteState): readonly PaletteGroup[] =>
  state.status === 'noMatch' ? [] : state.groups;

/** Returns the number of results. Links to lists of more are none. */
export const countResults = (groups: readonly PaletteGroup[]): number =>
  groups.flatMap(({ options }) => options).filter(({ kind }) => kind !== 'list').length;

/** Returns the option that a key moves to; undefined if the key doesn't move. */
export function findNextOption(
  options: readonly PaletteOption[],
  activeId: string | undefined,
  key: string,
): PaletteOption | undefined {
  const index = options.findIndex(({ id }) => id === activeId);
  switch (key) {
    case 'ArrowDown':
      return options[Math.min(index + 1, options.length - 1)];
    case 'ArrowUp':
      return options[Math.max(index - 1, 0)];
    case 'PageUp':
      return options[0];
    case 'PageDown':
      return options.at(-1);
    default:
      return undefined;
  }
}

type TextPart = { text: string; match: 'matched' | 'plain' };

/** Splits a text at the ends of its matches. */
export function splitMatches(text: string, ranges: MatchRanges): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    const from = ranges[index] ?? 0;
    const to = ranges[index + 1] ?? from;
    parts.push(
      { text: text.slice(end, from), match: 'plain' },
      { text: text.slice(from, to), match: 'matched' },
    );
    end = to;
  }
  parts.push({ text: text.slice(end), match: 'plain' });
  return parts.filter((part) => part.text !== '');
}
