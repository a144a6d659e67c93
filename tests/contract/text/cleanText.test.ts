import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';
import {
  cleanCode,
  cleanLine,
  cleanLines,
  isBlank,
  removeInvisible,
  splitLines,
  trimInvisible,
} from '#contract/text/cleanText.ts';
import { toLatinDigits } from '#contract/text/digits.ts';
import { INVISIBLE_CHARACTERS } from './invisibleCharacters.ts';

const characters = INVISIBLE_CHARACTERS.map((character) => [
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  character,
]);

describe.each(characters)('%s', (_, hidden) => {
  it('is removed at the ends of a line, a text and a code', () => {
    for (const clean of [cleanLine, cleanLines, removeInvisible, cleanCode, trimInvisible])
      expect(clean(`${hidden}${hidden}Asha Rao${hidden}`)).toBe('Asha Rao');
  });

  it('is no name', () => {
    expect(cleanLine(hidden + hidden)).toBe('');
    expect(isBlank(hidden)).toBe(true);
  });

  it('does not change an email address', () => {
    expect(normalizeEmail(`${hidden}asha@store.example${hidden}`)).toBe('asha@store.example');
  });
});

it.each(INVISIBLE_CHARACTERS.filter((character) => !/[\s\p{Cc}\p{Z}]/u.test(character)))(
  'removes %j inside an address, a code and a number',
  (hidden) => {
    expect(normalizeEmail(`as${hidden}ha@st${hidden}ore.example`)).toBe('asha@store.example');
    expect(cleanCode(`12${hidden}34`)).toBe('1234');
  },
);

describe('meaningful invisible characters', () => {
  it.each([
    ['a joiner between letters', 'क्‍ष'],
    ['a non-joiner between letters', 'می‌خواهم'],
    ['an emoji sequence', '👨‍👩‍👧 Family'],
    ['an emoji with a selector at the end', 'Love ❤️'],
    ['a family at the end', 'Family 👨‍👩‍👧'],
    ['a flag of tags', 'Made in 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a selector after a Chinese character', '葛󠄀'],
    ['a joiner that shapes the last letter', 'ഹ്രസ്വ ന്‍'],
    ['a zero-width space in Thai', 'กาแฟ\u200bดำ'],
    ['a soft hyphen in a long word', 'Kaffee\u00admaschine'],
    ['a direction mark inside', 'C++\u200e في بيروت'],
    ['a Braille blank inside', '⠁⠀⠃'],
    ['an ideographic space', '山田　太郎'],
    ['a no-break space', '10\u00a0kg'],
    ['a sign with a glyph of its own', '؀ ١٢'],
  ])('keeps %s', (_, text) => {
    expect(cleanLine(text)).toBe(text);
    expect(cleanLines(text)).toBe(text);
  });

  it.each(['\u3164', '\ufe0f', '\u034f'])('removes a joiner that only %j follows or precedes', (mark) => {
    expect(normalizeEmail(`asha@龟\u200d${mark}`)).toBe(normalizeEmail('asha@龟'));
    expect(normalizeEmail(`asha@${mark}\u200d龟`)).toBe(normalizeEmail('asha@龟'));
  });

  it('keeps joiners between letters of an internationalized domain', () => {
    const email = normalizeEmail('info@نامه‌ای.example');
    expect(isEmail(email)).toBe(true);
    expect(email).not.toBe(normalizeEmail('info@نامهای.example'));
  });
});

it.each(['\n', '\r\n', '\r', '\t', '\v', '\u0085', '\u2028', '\u2029', '\0', ' \n\n '])(
  'replaces %j in a line by one space',
  (lineBreak) => {
    expect(cleanLine(`Asha${lineBreak}Rao`)).toBe('Asha Rao');
  },
);

it('composes letters', () => {
  expect(cleanLine('Café'.normalize('NFD'))).toBe('Café');
});

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'reads %j as a line break in a text of several lines',
  (lineBreak) => {
    expect(cleanLines(`14 Residency Road${lineBreak}Flat 3${lineBreak}`)).toBe('14 Residency Road\nFlat 3');
    expect(splitLines(`14 Residency Road${lineBreak} \u200b${lineBreak} Flat 3`)).toEqual([
      '14 Residency Road',
      'Flat 3',
    ]);
  },
);

it('converts the decimal digits of every script', () => {
  let scripts = 0;
  for (let code = 0; code <= 0x10_ffff; code += 1) {
    // The digits of a script follow one another.
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) continue;
    const digits = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(code + index)).join('');
    expect(toLatinDigits(digits)).toBe('0123456789');
    scripts += 1;
    code += 9;
  }
  expect(scripts).toBeGreaterThan(60);
});

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...INVISIBLE_CHARACTERS), fc.string({ unit: 'binary' })),
});

it.each([
  ['cleanLine', cleanLine],
  ['cleanLines', cleanLines],
  ['cleanCode', cleanCode],
  ['normalizeEmail', normalizeEmail],
] as const)('%s changes a clean text no more', (_, clean) => {
  fc.assert(
    fc.property(text, (dirty) => {
      expect(clean(clean(dirty))).toBe(clean(dirty));
    }),
  );
});

it('takes linear time', () => {
  const long = `${' '.repeat(200_000)}\u200b`;
  const start = performance.now();
  for (const one of [long, `x${long}x`, `${long}x${long}`, 'x '.repeat(100_000) + '\u200b'])
    for (const clean of [cleanLine, cleanLines, cleanCode]) clean(one);
  expect(performance.now() - start).toBeLessThan(3000);
});
