import { describe, expect, it } from 'vitest';
import { filterRows } from '#contract/lists/getPage.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import { createSearchableItems, matchItems } from '#features/palette/matchItems.ts';
import { splitMatches } from '#features/palette/paletteModel.ts';

/** A name and a search that finds it. */
const FOUND: readonly (readonly [name: string, search: string])[] = [
  ['Cafetière', 'cafetière'.normalize('NFD')],
  ['Cafetière'.normalize('NFD'), 'CAFETIÈRE'.normalize('NFC')],
  ['Cafetière, 1 l', 'cafetiere'],
  ['Cafetiere, 1 l', 'cafetière'],
  ['Weißer Krug', 'weisser'],
  ['Weisser Krug', 'weißer'],
  ['Łódź mug', 'lodz'],
  ['Smørrebrød board', 'smorrebrod'],
  ['Æbleskiver pan', 'aebleskiver'],
  ['İstanbul tulip glass', 'istanbul'],
  ['Καφές', 'ΚΑΦΕΣ'],
  ['Ёлка', 'елка'],
  ['ﬁne bone china', 'fine'],
  ['Ｔｅａ　ｐｏｔ', 'tea pot'],
  ['قَهْوَة', 'قهوة'],
  ['Men’s kurta', "men's"],
  ['ガラスの急須', 'ガラス'.normalize('NFD')],
  ['한복 인형', '한복'.normalize('NFD')],
  ['Weekend❤️bag', 'weekend❤bag'],
  ['Tea\u00adpot', 'teapot'],
];
const MISSED: readonly (readonly [name: string, search: string])[] = [
  ['काला दीया', 'कल'],
  ['कि', 'की'],
  ['か', 'が'],
  ['Kettle', 'Kettlé x'],
  ['أمل', 'مال'],
];

const createNamed = (name: string) => lenientProduct.parse({ _id: 'p', name });
const findProducts = (name: string, search: string) =>
  filterRows(productListRules, [createNamed(name)], { search, filters: {} }).length;
const findInPalette = (label: string, query: string) =>
  matchItems(createSearchableItems([{ id: 'p', kind: 'product', label, target: { href: '/' } }]), query, 5);

describe('search', () => {
  it.each(FOUND)('finds %j by %j in the list and the palette', (name, search) => {
    expect([findProducts(name, search), findInPalette(name, search).length]).toEqual([1, 1]);
  });

  it.each(MISSED)('does not find %j by %j, because the letters differ', (name, search) => {
    expect([findProducts(name, search), findInPalette(name, search).length]).toEqual([0, 0]);
  });

  it.each([
    ['Cafetière'.normalize('NFD'), 'tiere', 'tière'.normalize('NFD')],
    ['Straße 7', 'strasse', 'Straße'],
    ['Łódź mug', 'lodz', 'Łódź'],
    ['Crème ﬁne', 'fine', 'ﬁne'],
    ['किताब', 'क', 'कि'],
  ])('marks in %j the match of %j', (name, search, marked) => {
    const [found] = findInPalette(name, search);
    const parts = splitMatches(name, found?.labelMatches ?? []).filter(({ match }) => match === 'matched');
    expect(parts.map(({ text }) => text).join('')).toBe(marked);
  });

  it('does not change folded text', () => {
    for (const [name, search] of [...FOUND, ...MISSED])
      for (const text of [name, search]) expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
  });
});
