import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pickLocale } from '#languages/rules.ts';

// The compiler checks that all languages have the same texts and parameters. These tests check the rest.

const LANGUAGES = ['hi', 'de', 'ar'] as const;
type Translated = (typeof LANGUAGES)[number];

/** Files of a language without messages. */
const FILES_WITHOUT_MESSAGES = ['signedIn.ts', 'signedOut.ts', 'rules.ts'];
/** Tested in serverMessages.test.ts, because their parameters are not only numbers. */
const SERVER_FILES = ['server.ts', 'mail.ts'];
const parts = readdirSync('src/languages/en').filter(
  (file) => ![...FILES_WITHOUT_MESSAGES, ...SERVER_FILES].includes(file),
);

type Text = { path: string; text: unknown };

/** Returns all texts of a part, and functions that return one. */
const listTexts = (messages: unknown, path = ''): Text[] =>
  typeof messages === 'object' && messages !== null
    ? Object.entries(messages).flatMap(([key, one]) => listTexts(one, path ? `${path}.${key}` : key))
    : [{ path, text: messages }];

/** Loads the texts of all parts. A path starts with the part's file. */
async function load(language: 'en' | Translated): Promise<Text[]> {
  const files = parts.map(async (part) =>
    listTexts((await import(`../../src/languages/${language}/${part}`)) as object, part),
  );
  return (await Promise.all(files)).flat();
}
const texts = Object.fromEntries(
  await Promise.all(
    (['en', ...LANGUAGES] as const).map(async (language) => [language, await load(language)]),
  ),
) as Record<'en' | Translated, Text[]>;

/** Numbers that can be found in a text because no text contains them otherwise. */
const MARKS = [70_001, 70_002, 70_003, 70_004, 70_005];

/** Converts digits of any script to ASCII, without thousands separators. */
const toPlainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/(?<=\d)[.,٬\u00a0\u202f’](?=\d)/g, '');

type MessageFunction = (...values: unknown[]) => unknown;

/** Messages about a field of a product, which is their first parameter. */
const isAboutField = (path: string) => /\.(?:problems|sentences)\.\w+$/.test(path);

/** Calls a message with numbers. Returns undefined if it takes other parameters. */
function callWithNumbers(
  path: string,
  message: MessageFunction,
  numbers: readonly number[],
): string | undefined {
  const values = isAboutField(path) ? ['stock', ...numbers] : numbers;
  // It takes an object.
  if (/^\(?\{/.test(message.toString())) return undefined;
  try {
    const text = message(...values);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

const findMarks = (text: string) => MARKS.filter((mark) => toPlainDigits(text).includes(String(mark)));

it('reads the texts of all parts', () => {
  expect(parts.length).toBeGreaterThan(10);
  expect(texts.en.length).toBeGreaterThan(1000);
});

it.each(LANGUAGES)('contains the same values in %s as in English', (language) => {
  const translated = new Map(texts[language].map(({ path, text }) => [path, text]));
  const faults = texts.en.flatMap(({ path, text }) => {
    if (typeof text !== 'function') return [];
    const [inEnglish, inOther] = [text, translated.get(path) as MessageFunction].map((message) =>
      callWithNumbers(path, message as MessageFunction, MARKS),
    );
    // An English message that takes a text may not contain the number.
    if (inEnglish === undefined) return [];
    if (inOther === undefined) return [`${path} responses otherwise`];
    const missing = findMarks(inEnglish).filter((mark) => !findMarks(inOther).includes(mark));
    return missing.length > 0 ? [`${path}: “${inOther}” leaves out ${missing.join()}`] : [];
  });
  expect(faults).toEqual([]);
});

it.each(['en', ...LANGUAGES] as const)('has a plural form for every count in %s', (language) => {
  const faults = texts[language].flatMap(({ path, text }) =>
    typeof text === 'function'
      ? [0, 1, 2, 3, 7, 11, 42, 100, 1_000, 100_000].flatMap((count) => {
          const counts = [count, count, count, count, count];
          const result = callWithNumbers(path, text as MessageFunction, counts);
          return result !== undefined && /undefined|NaN|\[object|#/.test(result)
            ? [`${path}: ${result}`]
            : [];
        })
      : [],
  );
  expect(faults).toEqual([]);
});

it.each(LANGUAGES)('is translated into %s', (language) => {
  const english = new Map(texts.en.map(({ path, text }) => [path, text]));
  const left = texts[language].filter(
    ({ path, text }) =>
      typeof text === 'string' &&
      text === english.get(path) &&
      /\p{L}{2}/u.test(text) &&
      !SAME[language].includes(text),
  );
  expect(left.map(({ path, text }) => `${path}: ${String(text)}`)).toEqual([]);
});

const ENCODINGS = ['UTF-8', 'UTF-16, little-endian', 'UTF-16, big-endian'];
/** Texts that are the same in both languages. */
const SAME: Record<Translated, readonly string[]> = {
  hi: ['UPI', 'OTP', 'RAM', 'CSV', 'Ctrl', 'Shift', 'Enter', ...ENCODINGS],
  de: [
    'System',
    'UPI',
    'RAM',
    'Status',
    'Version',
    'STATUS',
    'Name',
    'Person',
    'Administrator',
    'CSV',
    'Optional',
    'Passkeys',
    'Webhooks',
    'ID',
    'kg',
    'Pakistan',
    'Japan',
    'China',
    ...ENCODINGS,
  ],
  ar: ['UPI', 'RAM', 'CSV', 'Ctrl', 'Shift', 'Enter', ...ENCODINGS],
};

it.each([
  ['en', ['one', 'other']],
  ['hi', ['one', 'other']],
  ['de', ['one', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
] as const)('%s has the plural forms of its rules', (language, forms) => {
  const { pluralCategories } = new Intl.PluralRules(pickLocale(language, [])).resolvedOptions();
  expect(pluralCategories.toSorted()).toEqual(forms.toSorted());
});
