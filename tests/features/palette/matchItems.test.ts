import { describe, expect, it } from 'vitest';
import { createSearchableItems, matchServerItems, matchItems } from '#features/palette/matchItems.ts';
import {
  derivePaletteState,
  findNextOption,
  type PaletteItem,
  splitMatches,
} from '#features/palette/paletteModel.ts';

const item = (label: string, detail?: string): PaletteItem => ({
  id: label,
  kind: 'product',
  label,
  detail,
  target: { href: '/' },
});
const search = (labels: readonly PaletteItem[], query: string, most = 5) =>
  matchItems(createSearchableItems(labels), query, most);
const marked = (text: string, ranges: readonly number[]) =>
  splitMatches(text, ranges)
    .filter(({ match }) => match === 'matched')
    .map((part) => part.text);

describe('matchItems', () => {
  it('ranks items that start with the query first, and marks matches', () => {
    const found = search([item('Turkish kettle'), item('Kettle, 900 ml'), item('Mug')], 'ket');
    expect(found.map(({ label }) => label)).toEqual(['Kettle, 900 ml', 'Turkish kettle']);
    expect(marked('Kettle, 900 ml', found[0]?.labelMatches ?? [])).toEqual(['Ket']);
  });

  it('finds words in any order', () =>
    expect(search([item('Stoneware mug, set of two')], 'mug stone')).toHaveLength(1));

  it('finds an item by ID and marks the match', () => {
    const [found] = search([item('Kettle', '674f1c2a')], '4f1c');
    expect(found?.labelMatches).toEqual([]);
    expect(marked('674f1c2a', found?.detailMatches ?? [])).toEqual(['4f1c']);
  });

  it('finds an item by its keywords, without highlighting them', () => {
    for (const one of [item('Kettle'), item('Kettle', 'Riya')]) {
      const [found] = search([{ ...one, keywords: '674f1c2a' }, item('Mug')], '4f1c');
      expect(found).toMatchObject({ label: 'Kettle', labelMatches: [], detailMatches: [] });
    }
  });

  it('ignores accents and supports other scripts', () => {
    expect(search([item('Café crème cup')], 'cafe creme')).toHaveLength(1);
    expect(search([item('पीतल का दीया'), item('Brass lamp')], 'दीया')).toHaveLength(1);
  });

  it('treats special characters as text', () => {
    for (const query of ['(', '[a', '\\', '*', '.', '-x', '"', '  '])
      expect(() => search([item('Kettle (steel)')], query)).not.toThrow();
  });

  it('prefers items that start with the query among thousands', () => {
    const many = Array.from({ length: 3000 }, (_, index) => item(`Big kettle ${index}`));
    const found = search([...many, item('Kettle at the very end')], 'kettle');
    expect(found).toHaveLength(5);
    expect(found[0]?.label).toBe('Kettle at the very end');
  });

  it('keeps the order of equal matches', () => {
    const found = search([item('Mug, red'), item('Mug, blue')], 'mug');
    expect(found.map(({ label }) => label)).toEqual(['Mug, red', 'Mug, blue']);
  });

  it('puts results that the server found by hidden fields last', () => {
    const rows = createSearchableItems([item('Mug'), item('Kettle')]);
    expect(matchServerItems(rows, 'kettle', 5).map(({ label }) => label)).toEqual(['Kettle', 'Mug']);
  });
});

describe('findNextOption', () => {
  const options = search([item('Mug 1'), item('Mug 2'), item('Mug 3')], 'mug');
  it.each([
    ['Mug 1', 'ArrowDown', 'Mug 2'],
    ['Mug 3', 'ArrowDown', 'Mug 3'],
    ['Mug 1', 'ArrowUp', 'Mug 1'],
    ['Mug 3', 'ArrowUp', 'Mug 2'],
    ['Mug 2', 'PageUp', 'Mug 1'],
    ['Mug 2', 'PageDown', 'Mug 3'],
    ['Mug 2', 'x', undefined],
  ])('goes from %o by %s to %o', (active, key, next) =>
    expect(findNextOption(options, active, key)?.id).toBe(next),
  );

  it('goes nowhere in an empty list', () =>
    expect(findNextOption([], undefined, 'ArrowDown')).toBeUndefined());
});

describe('derivePaletteState', () => {
  const group = { name: 'pages' as const, options: search([item('Orders')], 'ord') };
  it.each([
    ['', [group], ['ready', 'searching'], 'start'],
    ['ord', [group], ['ready', 'ready'], 'results'],
    ['ord', [], ['ready', 'ready'], 'noMatch'],
    ['ord', [], ['ready', 'searching'], 'searching'],
    ['ord', [group], ['failed', 'searching'], 'searching'],
    ['ord', [group], ['failed', 'ready'], 'failed'],
  ] as const)('%o over %o', (query, groups, rows, status) =>
    expect(derivePaletteState(query, groups, rows).status).toBe(status),
  );
});
