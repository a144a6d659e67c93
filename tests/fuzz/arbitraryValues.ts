import * as fc from 'fast-check';

/** Texts that have made other servers fail. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: 'binary' }),
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

/** Bodies that are JSON, nearly, or not at all. */
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

/** In place of one field of something that is right otherwise. */
export const arbitraryValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  arbitraryText,
  fc.constantFrom(null, -1, 0, 1e308, [], {}, [{ url: 'x', publicId: '../x' }]),
);

/** The header Accept-Language, as a browser sends it, nearly, or not at all. */
export const arbitraryLanguage = fc.oneof(
  fc.constantFrom('', 'de', 'ar-EG, en;q=0.5', 'hi;q=2', ';q=1', 'de;q=', 'en;q="', '*', ',,,;;;'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
);

/** As a part of a path; a lone surrogate can't be encoded. */
export const encodePathPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
