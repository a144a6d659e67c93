import { expect, it } from 'vitest';
import { compareTexts } from '#features/history/compareTexts.ts';

/** Writes the changed words in brackets. */
function compare(version: string, present: string, locale = 'en') {
  const texts = compareTexts(version, present, locale);
  const write = (parts: NonNullable<typeof texts>['version']) =>
    parts.map(({ text, status }) => (status === 'same' ? text : `[${text}]`)).join('');
  return texts && [write(texts.version), write(texts.present)];
}

it('marks the words that were replaced', () =>
  expect(compare('A wool-felt case, 40 hours', 'A leather case, 45 hours')).toEqual([
    'A [wool-felt] case, [40] hours',
    'A [leather] case, [45] hours',
  ]));

it('marks neighbouring words as one', () =>
  expect(compare('A red wool case', 'A blue felt case')).toEqual([
    'A [red wool] case',
    'A [blue felt] case',
  ]));

it('marks a sentence that was added', () =>
  expect(compare('Folds flat.', 'Folds flat. Now with a spare cable.')).toEqual([
    'Folds flat.',
    'Folds flat.[ Now with a spare cable.]',
  ]));

it('keeps both texts whole, with their line breaks', () => {
  const [version, present] = ['One\n\ntwo  three', 'One\ntwo three four'];
  const texts = compareTexts(version, present, 'en');
  const join = (parts: NonNullable<typeof texts>['version']) => parts.map(({ text }) => text).join('');
  expect(texts && [join(texts.version), join(texts.present)]).toEqual([version, present]);
});

it('separates the words of languages without spaces and with vowel signs', () => {
  expect(compare('पीतल का दीया', 'पीतल की दीया', 'hi')).toEqual(['पीतल [का] दीया', 'पीतल [की] दीया']);
  expect(compare('مصباح من النحاس', 'مصباح من الفضة', 'ar')).toEqual([
    'مصباح من [النحاس]',
    'مصباح من [الفضة]',
  ]);
});

it('marks nothing if the texts share no words', () => {
  expect(compare('A tablet.', 'Headphones with adaptive noise cancelling.')).toBeUndefined();
  expect(compare('word '.repeat(800), `${'other '.repeat(900)}word`)).toBeUndefined();
});
