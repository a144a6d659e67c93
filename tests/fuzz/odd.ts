import * as fc from 'fast-check';

/** Texts that have made other servers fail. */
export const oddText = fc.oneof(
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
export const oddJson = fc.oneof(
  fc.json(),
  oddText,
  fc
    .object({ key: fc.constantFrom('email', 'password', 'product', 'status', '__proto__', 'x') })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      email: fc.oneof(oddText, fc.emailAddress()),
      password: oddText,
      confirmPassword: oddText,
      fullName: oddText,
      phoneNumber: fc.oneof(oddText, fc.constant(undefined)),
      otp: fc.oneof(oddText, fc.constant('000000')),
    })
    .map((value) => JSON.stringify(value)),
  fc.nat(3000).map((depth) => '['.repeat(depth)),
);

/** In place of one field of something that is right otherwise. */
export const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  oddText,
  fc.constantFrom(null, -1, 0, 1e308, [], {}, [{ url: 'x', publicId: '../x' }]),
);

/** As a part of a path; a lone surrogate can't be encoded. */
export const inPath = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
