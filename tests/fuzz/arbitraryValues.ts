import * as fc from 'fast-check';

const [FIRST_SURROGATE, SURROGATES, LAST] = [0xd800, 0x800, 0x10ffff];

/** Any character. Creating fast-check's own, the unit 'binary', takes a second. */
export const arbitraryCharacter = fc
  .nat(LAST - SURROGATES)
  .map((place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES));

/** Texts that often cause errors. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: arbitraryCharacter }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '%00',
    '../../',
    "'; drop table products --",
    '\u0000',
    '\ud800',
    '',
  ),
  fc.string({ minLength: 2000, maxLength: 4000 }),
);

/** Headers that say what a write is made by, or '' for none. */
export const arbitrarySource = fc.record({
  kind: fc.constantFrom('', 'form', 'bulk', 'import', 'unknown', '__proto__'),
  file: fc.constantFrom('', 'prices.csv', '%E2%82%B9.csv', '%00', '%', '%ED%A0%80', 'x'.repeat(2000)),
});

/** Valid, almost valid and invalid JSON. */
export const arbitraryJson = fc.oneof(
  fc.json(),
  arbitraryText,
  fc
    .object({ key: fc.constantFrom('email', 'password', 'product', 'status', '__proto__', 'x') })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      email: fc.oneof(arbitraryText, fc.emailAddress()),
      password: arbitraryText,
      confirmPassword: arbitraryText,
      fullName: arbitraryText,
      phoneNumber: fc.oneof(arbitraryText, fc.constant(undefined)),
      otp: fc.oneof(arbitraryText, fc.constant('000000')),
    })
    .map((value) => JSON.stringify(value)),
  fc.nat(3000).map((depth) => '['.repeat(depth)),
);

/** Replaces a field of a valid body. */
export const arbitraryValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  arbitraryText,
  fc.constantFrom(null, -1, 0, 1e308, [], {}, [{ url: 'x', publicId: '../x' }]),
);

/** Valid, almost valid and invalid Accept-Language headers. */
export const arbitraryLanguage = fc.oneof(
  fc.constantFrom('', 'de', 'ar-EG, en;q=0.5', 'hi;q=2', ';q=1', 'de;q=', 'en;q="', '*', ',,,;;;'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
);

/** Encodes a part of a path. A lone surrogate can't be encoded. */
export const encodePathPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
