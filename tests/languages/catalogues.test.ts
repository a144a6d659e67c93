import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pickLocale } from '#languages/rules.ts';

// The compiler holds the catalogues to English: the same parts, the same texts, the same parameters. What it can't see is here.

const LANGUAGES = ['hi', 'de', 'ar'] as const;
type Translated = (typeof LANGUAGES)[number];

/** Files of a language that hold no words of their own. */
const RULES = ['signedIn.ts', 'signedOut.ts', 'rules.ts'];
/** Their texts are handed names of fields and lists, not numbers alone: serverMessages.test.ts. */
const OF_THE_SERVER = ['server.ts', 'mail.ts'];
const parts = readdirSync('src/languages/en').filter((file) => ![...RULES, ...OF_THE_SERVER].includes(file));

type Text = { path: string; text: unknown };

/** All texts of a part, and the functions that return one. */
const listTexts = (messages: unknown, path = ''): Text[] =>
  typeof messages === 'object' && messages !== null
    ? Object.entries(messages).flatMap(([key, one]) => listTexts(one, path ? `${path}.${key}` : key))
    : [{ path, text: messages }];

const load = async (language: 'en' | Translated, part: string) =>
  listTexts((await import(`../../src/languages/${language}/${part}`)) as object);

/** Values that are found again in a text: numbers that no text has of itself. */
const MARKS = [70_001, 70_002, 70_003, 70_004, 70_005];

/** Digits of any script as ours, without what groups them. */
const toPlainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/(?<=\d)[.,٬\u00a0\u202f’](?=\d)/g, '');

type Say = (...values: unknown[]) => unknown;

/** What a function says of numbers, or undefined for one that takes something else: a choice, a list, an object. */
function sayOf(say: Say, values: readonly unknown[]): string | undefined {
  // It takes an object, of which numbers tell nothing.
  if (/^\(?\{/.test(say.toString())) return undefined;
  try {
    const said = say(...values);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

const findMarks = (said: string) => MARKS.filter((mark) => toPlainDigits(said).includes(String(mark)));

describe.each(parts)('%s', (part) => {
  it.each(LANGUAGES)('says in %s all values that it says in English', async (language) => {
    const english = await load('en', part);
    const translated = new Map((await load(language, part)).map(({ path, text }) => [path, text]));
    const faults = english.flatMap(({ path, text }) => {
      if (typeof text !== 'function') return [];
      const [here, there] = [text, translated.get(path) as Say].map((say) => sayOf(say as Say, MARKS));
      // Called with numbers where it takes a text, an English one may have found none to change.
      if (here === undefined) return [];
      if (there === undefined) return [`${path} answers otherwise`];
      const missing = findMarks(here).filter((mark) => !findMarks(there).includes(mark));
      return missing.length > 0 ? [`${path}: “${there}” leaves out ${missing.join()}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each(['en', ...LANGUAGES] as const)('has in %s a form for every count', async (language) => {
    const faults = (await load(language, part)).flatMap(({ path, text }) =>
      typeof text === 'function'
        ? [0, 1, 2, 3, 7, 11, 42, 100, 1_000, 100_000].flatMap((count) => {
            const said = sayOf(text as Say, [count, count, count, count, count]);
            return said !== undefined && /undefined|NaN|\[object|#/.test(said) ? [`${path}: ${said}`] : [];
          })
        : [],
    );
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('is translated into %s', async (language) => {
    const english = new Map((await load('en', part)).map(({ path, text }) => [path, text]));
    const left = (await load(language, part)).filter(
      ({ path, text }) =>
        typeof text === 'string' &&
        text === english.get(path) &&
        /\p{L}{2}/u.test(text) &&
        !SAME[language].includes(text),
    );
    expect(left.map(({ path, text }) => `${path}: ${String(text)}`)).toEqual([]);
  });
});

const ENCODINGS = ['UTF-8', 'UTF-16, little-endian', 'UTF-16, big-endian'];
/** Words that are the same in both. */
const SAME: Record<Translated, readonly string[]> = {
  hi: ['Counter', 'UPI', 'OTP', 'RAM', 'CSV', 'Ctrl', 'Shift', ...ENCODINGS],
  de: [
    'Counter',
    'UPI',
    'RAM',
    'Status',
    'Name',
    'CSV',
    'Optional',
    'kg',
    'Pakistan',
    'Japan',
    'China',
    ...ENCODINGS,
  ],
  ar: ['Counter', 'UPI', 'RAM', 'CSV', 'Ctrl', 'Shift', ...ENCODINGS],
};

it.each([
  ['en', ['one', 'other']],
  ['hi', ['one', 'other']],
  ['de', ['one', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
] as const)('%s has the plural forms that its rules ask for', (language, forms) => {
  const { pluralCategories } = new Intl.PluralRules(pickLocale(language, [])).resolvedOptions();
  expect(pluralCategories.toSorted()).toEqual(forms.toSorted());
});
