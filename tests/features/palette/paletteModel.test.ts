import { expect, it } from 'vitest';
import {
  countResults,
  derivePaletteState,
  toBarcode,
  toUnmatchedOption,
} from '#features/palette/paletteModel.ts';

it.each([
  ['4006381333931', '4006381333931'],
  [' 00123\u200b ', '00123'],
  ['٤٠٠٦٣٨١٣', '40063813'],
  ['X001ABC123', 'X001ABC123'],
  ['123', undefined],
  ['kettle', undefined],
  ['kettle 2000', undefined],
  ['9'.repeat(65), undefined],
])('reads %j as the barcode %j', (query, barcode) => expect(toBarcode(query)).toBe(barcode));

it('lets Enter wait for a barcode, but not for other searches', () => {
  const derive = (barcodeSearch: 'ready' | 'searching') =>
    derivePaletteState('4006381333931', [], ['searching'], barcodeSearch);
  expect(derive('searching')).toMatchObject({ status: 'searching', enter: 'afterBarcode' });
  expect(derive('ready')).toMatchObject({ status: 'searching', enter: 'now' });
});

it('counts the results, without the link to all of them', () => {
  const toOption = (kind: 'order' | 'list' | 'page') =>
    toUnmatchedOption({ id: kind, kind, label: kind, target: { href: '/' } });
  const groups = [
    { name: 'pages', options: [toOption('page')] },
    { name: 'orders', options: [toOption('order'), toOption('list')] },
  ] as const;
  expect(countResults(groups)).toBe(2);
});
