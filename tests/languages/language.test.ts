import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLanguage, languageNames, pickLanguage } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'hi-IN'], 'hi'],
  [['AR'], 'ar'],
  [['fr', 'ja'], 'en'],
  [[], 'en'],
  // A property of every object is not a language.
  [['constructor'], 'en'],
])('for %j it picks %s', (wanted, language) => expect(pickLanguage(wanted)).toBe(language));

it('accepts only existing languages', () => {
  expect(isLanguage('hi')).toBe(true);
  for (const text of ['pseudo', '', null, undefined]) expect(isLanguage(text)).toBe(false);
});

it.each([
  ['en', ['de-DE', 'en-IN'], 'en-IN'],
  ['en', ['en'], 'en-GB'],
  ['hi', ['en-US'], 'hi-IN'],
  ['de', ['de-CH'], 'de-CH'],
  ['ar', [], 'ar-EG'],
  ['en', ['en-US@posix', 'en-IN'], 'en-IN'],
] as const)('%s with the browser languages %j uses the locale %s', (language, wanted, locale) =>
  expect(pickLocale(language, wanted)).toBe(locale),
);

it('groups digits by lakh and crore in Indian locales', () => {
  const write = (locale: string) => new Intl.NumberFormat(locale).format(12_345_678);
  expect([write(pickLocale('en', ['en-IN'])), write(pickLocale('hi', []))]).toEqual([
    '1,23,45,678',
    '1,23,45,678',
  ]);
  expect(write(pickLocale('en', []))).toBe('12,345,678');
});

it('is picked from the same languages before the first paint', () => {
  const known = /var known = (\[[^\]]*\])/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? '';
  expect(JSON.parse(known.replaceAll("'", '"'))).toEqual(Object.keys(languageNames));
});
