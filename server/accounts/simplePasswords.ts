import { isPasswordTooShort } from '#contract/accounts/password.ts';

// Finds passwords that are long but quickly guessed: repeated characters, sequences, rows of keys, dates and names. Not
// @zxcvbn-ts/core, whose matchers take seconds for a long password.

/** Keys that are next to each other, on keyboards of several languages. */
const KEY_ROWS = [
  '1234567890',
  '!@#$%^&*()',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  "asdfghjkl;'",
  'qsdfghjklm',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  'wxcvbn,;:!',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

/** Every three neighbouring keys, in both directions. */
const KEY_RUNS: ReadonlySet<string> = new Set(
  KEY_ROWS.flatMap((row) => [row, [...row].toReversed().join('')]).flatMap((row) =>
    Array.from(row, (_, index) => row.slice(index, index + 3)).filter(({ length }) => length === 3),
  ),
);

/** Stand for a word and for a year. Private characters, which nobody types. */
const WORD = '\uE000';
const YEAR = '\uE100';

/** A password needs this many characters that don't follow from those before them. */
const MIN_PARTS = 4;
/** From this length on, how long each part is can't be guessed quickly either. */
const LONG = 65;

/** Removes differences that a guesser tries first: letter case, character widths, and invisible characters. */
export const foldPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '');

/** Returns the part that a text repeats: 'abc' of 'abcabcab'. */
function findRepeated(text: string): string {
  const characters = [...text];
  for (let length = 1; length * 2 <= characters.length; length += 1)
    if (characters.every((character, index) => index < length || character === characters[index - length]))
      return characters.slice(0, length).join('');
  return text;
}

const MAX_STEP = 3;

/** Returns the distance of two characters in the alphabet. Wraps around: 0 follows 9, and a follows z. */
function getStep(from: string, to: string): number | undefined {
  if (['90', 'za'].includes(from + to)) return 1;
  if (['09', 'az'].includes(from + to)) return -1;
  const step = to.codePointAt(0)! - from.codePointAt(0)!;
  return Math.abs(step) <= MAX_STEP ? step : undefined;
}

/** Returns whether three characters follow each other at equal steps, as in 'abc', '975', 'qwe' or '987'. */
function isRun(a = '', b = '', c = ''): boolean {
  if (a === '' || b === '' || c === '') return false;
  const step = getStep(a, b);
  return (step !== undefined && step === getStep(b, c)) || KEY_RUNS.has(a + b + c);
}

/** Returns whether two characters are equal or neighbours in the alphabet. */
const isClose = (a = '', b = ''): boolean => a !== '' && b !== '' && Math.abs(getStep(a, b) ?? MAX_STEP) <= 1;

/** Counts the characters that don't follow from those before them: 1 in '112233', and 2 in 'abc777'. */
function countParts(text: string): number {
  const characters = [...text].filter((character, index, all) => character !== all[index - 1]);
  const follows = characters.map((_, index) => {
    const [before, at, after] = [index - 1, index, index + 1].map((place) => characters[place]);
    if (isRun(characters[index - 2], before, at) || isRun(before, at, after)) return true;
    // Two sequences in turn: 1a2b3c.
    return isClose(characters[index - 2], at) && isClose(characters[index - 3], before);
  });
  return follows.filter((isPredictable) => !isPredictable).length;
}

/** Matches a date's numbers, with the year first or last, with or without separators. */
const DATES = [
  /^(?<day>\d\d?)(?<separator>[-./ ])(?<month>\d\d?)\k<separator>(?<year>(?:19|20)?\d\d)$/,
  /^(?<year>(?:19|20)?\d\d)(?<separator>[-./ ])(?<month>\d\d?)\k<separator>(?<day>\d\d?)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)?\d\d)$/,
  /^(?<year>(?:19|20)?\d\d)(?<month>\d\d)(?<day>\d\d)$/,
];

const isDayOfMonth = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** Returns whether a text is a date, in any order of day, month and year. */
const isDate = (text: string): boolean =>
  DATES.some((pattern) => {
    const { day, month } = pattern.exec(text)?.groups ?? {};
    return isDayOfMonth(Number(day), Number(month)) || isDayOfMonth(Number(month), Number(day));
  });

const MIN_WORD_LENGTH = 3;

/** Returns the words of names and addresses, longest first. */
const getWords = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => foldPassword(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => [...word].length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);

/** Returns whether a password is quickly guessed. `knownTexts` are names and addresses of the person and the store. */
export function isSimplePassword(password: string, knownTexts: readonly string[]): boolean {
  const folded = foldPassword(password);
  if (isPasswordTooShort(findRepeated(folded)) || isDate(folded)) return true;
  const withWords = getWords(knownTexts).reduce((text, word) => text.replaceAll(word, WORD), folded);
  const parts = countParts(withWords.replaceAll(/(?:19|20)\d\d/g, YEAR));
  return parts < (folded.length < LONG ? MIN_PARTS : MIN_PARTS - 1);
}
