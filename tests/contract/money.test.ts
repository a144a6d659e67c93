import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CANONICAL_LOCALE,
  convertAmountLocale,
  parseTypedAmount,
  parseAmount,
} from '#contract/money/parseAmount.ts';
import { formatAmountForInput } from '#contract/money/formatAmountForInput.ts';
import { INVISIBLE_CHARACTERS } from './text/invisibleCharacters.ts';

describe('parseTypedAmount', () => {
  it.each([
    ['1899', 1899],
    ['1,899', 1899],
    ['1,24,900', 124_900],
    ['1,24,900.50', 124_900.5],
    ['12,34,567', 1_234_567],
    ['1 899', 1899],
    ['1\u00A0899', 1899],
    ['₹1,899', 1899],
    ['$ 19.99', 19.99],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['007', 7],
  ])('reads %j as %d', (text, amount) => {
    expect(parseTypedAmount(text, 'en-GB')).toBe(amount);
  });

  it.each(['', '   ', '\t'])('reads a blank %j as no amount', (text) => {
    expect(parseTypedAmount(text, 'en-GB')).toBeUndefined();
  });

  it.each(['abc', '12a', '1.2.3', '--5', '-', '.', ',', '1e3', '₹.'])('refuses %j', (text) => {
    expect(parseTypedAmount(text, 'en-GB')).toBeNaN();
  });

  it.each(['12,50', '1,2', '1,2345', ',500', '1,,000', '1,899,'])(
    'refuses %j, because its commas do not separate thousands',
    (text) => {
      expect(parseTypedAmount(text, 'en-GB')).toBeNaN();
    },
  );

  it.each([
    ['-5', -5],
    ['\u22125', -5],
    ['-1,899', -1899],
  ])('keeps the sign of %j, so that the form can refuse it', (text, amount) => {
    expect(parseTypedAmount(text, 'en-GB')).toBe(amount);
  });
});

const LOCALES = ['en-GB', 'en-IN', 'de-DE', 'de-CH', 'hi-IN', 'ar-EG', 'ar-MA'];

describe('parseTypedAmount in another language', () => {
  it.each([
    ['de-DE', '1.299,50', 1299.5],
    ['de-DE', '1.299', 1299],
    ['de-DE', '1.299.000', 1_299_000],
    ['de-DE', '12,50', 12.5],
    ['de-DE', '12,505', 12.505],
    ['de-DE', ',5', 0.5],
    ['de-DE', '-1.299,5 €', -1299.5],
    // Text that is invalid in German is read as English.
    ['de-DE', '12.50', 12.5],
    ['de-DE', '12.5', 12.5],
    ['de-DE', '0.500', 0.5],
    ['de-DE', '1234.567', 1234.567],
    ['de-DE', '1,299.50', 1299.5],
    ['de-AT', '1 299,50', 1299.5],
    ['de-CH', '1’299.50', 1299.5],
    ['de-CH', "1'299", 1299],
    ['hi-IN', '1,24,900.50', 124_900.5],
    ['hi-IN', '१,२४,९००.५०', 124_900.5],
    ['ar-EG', '١٬٢٩٩٫٥٠', 1299.5],
    ['ar-EG', '\u061C-١٢', -12],
    ['ar-EG', '1,299.50', 1299.5],
    ['ar-MA', '1.299,50', 1299.5],
    ['en-GB', '٥٠', 50],
    ['en-GB', '1’299', 1299],
  ])('in %s, reads %j as %d', (locale, text, amount) => {
    expect(parseTypedAmount(text, locale)).toBe(amount);
  });

  it.each([
    ['de-DE', '1.29.900'],
    ['de-DE', '1.299.50'],
    ['de-DE', '12,50,1'],
    ['de-DE', '.'],
    ['de-DE', ','],
    ['ar-EG', '١٢٬٥٠'],
    ['hi-IN', '12,50'],
  ])('in %s, refuses %j', (locale, text) => {
    expect(parseTypedAmount(text, locale)).toBeNaN();
  });
});

const amounts = fc.double({ noNaN: true, noDefaultInfinity: true });

it.each(LOCALES)('reads an amount formatted in %s as the same amount', (locale) => {
  fc.assert(
    fc.property(
      fc.oneof(
        amounts,
        fc.integer(),
        fc.integer().map((cents) => cents / 100),
      ),
      (amount) => {
        // Adding 0 turns -0 into 0.
        expect(parseTypedAmount(formatAmountForInput(amount, locale), locale)! + 0).toBe(amount + 0);
      },
    ),
  );
});

it('formats an English amount without thousands separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(formatAmountForInput(cents / 100, 'en-GB')).toBe(`${cents / 100}`);
    }),
  );
});

describe('convertAmountLocale', () => {
  it.each([
    ['1.299', 'de-DE', 'en', '1299'],
    ['1.299', 'en', 'de-DE', '1,299'],
    ['12,50', 'de-DE', 'en', '12.5'],
    ['12.50', 'en', 'de-DE', '12,5'],
    ['1,299.50', 'en', 'de-DE', '1299,5'],
    ['1,200', 'en-GB', 'en', '1,200'],
    ['1299', 'en', 'ar-EG', '١٢٩٩'],
    ['١٢٫٥', 'ar-EG', 'de-DE', '12,5'],
    ['cheap', 'de-DE', 'en', 'cheap'],
    ['', 'de-DE', 'en', ''],
  ])('converts %j from %s to %s: %j', (text, from, to, converted) => {
    expect(convertAmountLocale(text, from, to)).toBe(converted);
  });

  it('never changes the amount, whatever was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123459.,-’ ٫٬٣₹'), maxLength: 9 });
    const locale = fc.constantFrom(...LOCALES);
    fc.assert(
      fc.property(typed, locale, locale, (text, from, to) => {
        const amount = parseTypedAmount(text, from);
        fc.pre(!Number.isNaN(amount));
        expect(parseTypedAmount(convertAmountLocale(text, from, to), to)).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });

  // Invalid text is not converted. If it were valid in the canonical locale, it would become an amount when saved.
  it('leaves text that is invalid in a locale invalid in the canonical locale', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123459.,-٫٬٣'), maxLength: 9 });
    fc.assert(
      fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
        fc.pre(Number.isNaN(parseTypedAmount(text, locale)));
        expect(parseTypedAmount(text, CANONICAL_LOCALE)).toBeNaN();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a pasted amount', () => {
  it.each(INVISIBLE_CHARACTERS)('is read with %j around it', (hidden) => {
    expect(parseTypedAmount(`${hidden}1,299.50${hidden}`, 'en')).toBe(1299.5);
  });

  it.each([
    'Rs 1,299',
    'Rs. 1,299',
    'Rs.1,299.00',
    '1,299 Rs',
    'INR 1,299',
    'inr1299',
    '1299/-',
    'Rs 1,299 /-',
    '1299.-',
    '₹1,299.00',
    '₹ 1,299/-',
    '1299円',
    '1,299円',
    '¥1,299',
    '１，２９９円',
    '1299元',
    'US$ 1,299.00',
    'USD 1,299',
    '1\u202F299',
    "1'299",
    '१,२९९ रु.',
    '١٬٢٩٩ ر.س.',
    '\u200E₹1,299\u200F',
    '\tRs 1,299\r\n',
  ])('%j is read as 1299 in every language', (text) => {
    expect(LOCALES.map((locale) => parseTypedAmount(text, locale))).toEqual(LOCALES.map(() => 1299));
  });

  it.each(['Rs 1.299', '₹1.299,00', '1.299 ₹'])('%j is read as 1299 in German', (text) => {
    expect(parseTypedAmount(text, 'de-DE')).toBe(1299);
  });

  it.each([
    ['12 kg', 'notANumber'],
    ['1299 only', 'notANumber'],
    ['Rs 100 - 200', 'notANumber'],
    ['100-', 'notANumber'],
    ['(100)', 'notANumber'],
    ['12K', 'notANumber'],
    ['1 2', 'wrongGroups'],
    ['1,299 500', 'wrongGroups'],
    ['1,23,4567', 'wrongGroups'],
    ['0,500', 'wrongGroups'],
    ['1E+03', 'scientific'],
    ['Rs 1.3e3', 'scientific'],
    ['12345678901234567', 'tooManyDigits'],
    ['0.12345678901234567890', 'tooManyDigits'],
    ['9'.repeat(400), 'tooManyDigits'],
    [`0.${'0'.repeat(100_000)}1`, 'tooManyDigits'],
  ])('%j is refused as %s', (text, problem) => {
    expect(parseAmount(text, '.')).toEqual({ kind: 'invalid', problem });
  });
});

describe('an amount in a file with a known decimal separator', () => {
  it.each([
    ['1.299', 1.299, 1299],
    ['1,299', 1299, 1.299],
    ['12.500', 12.5, 12_500],
    ['1.299,50', 'wrongGroups', 1299.5],
    ['12,50', 'wrongGroups', 12.5],
    ['12.50', 12.5, 'wrongGroups'],
    ['1,23,456', 123_456, 'wrongGroups'],
    ['-1.5', -1.5, 'wrongGroups'],
    ['5', 5, 5],
  ])('%j is %s with a point and %s with a comma', (text, point, comma) => {
    const read = (decimal: '.' | ',') => {
      const parsed = parseAmount(text, decimal);
      return parsed.kind === 'amount' ? parsed.amount : parsed.kind === 'invalid' && parsed.problem;
    };
    expect([read('.'), read(',')]).toEqual([point, comma]);
  });
});

it.each([
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [-1.5e-9, '-0.0000000015'],
  [1.7976931348623157e308, `17976931348623157${'0'.repeat(292)}`],
  [12.345, '12.345'],
  [0, '0'],
])('writes %d without an exponent', (amount, text) => {
  expect(formatAmountForInput(amount, 'en')).toBe(text);
});
