// Uses the Web Crypto API, so that it also runs in a browser.

export const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Returns 256 random bits as text. */
export const createToken = (): string =>
  createRandomBytes(32).toBase64({ alphabet: 'base64url', omitPadding: true });

/** Returns 96 random bits in the format of the sample's ids. */
export const createId = (): string => createRandomBytes(12).toHex();
