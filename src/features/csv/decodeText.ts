/** Encodings to choose from, named as in the Encoding standard. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'macintosh',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type DecodedText = {
  text: string;
  encoding: Encoding;
  /** guessed: the file declares no encoding and is not valid UTF-8. */
  certainty: 'certain' | 'guessed';
};

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Signatures of zip archives (xlsx, ods, numbers), old Excel files, and PDF. */
const DOCUMENT_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns whether the bytes are a workbook or another document. Ignores the file's name. */
export const isDocument = (bytes: Uint8Array): boolean =>
  DOCUMENT_SIGNATURES.some((start) => startsWith(bytes, start));

/** Decodes a text file. `override` replaces the detection. Returns undefined if the bytes are invalid in that encoding. */
export function decodeText(bytes: Uint8Array, override?: Encoding): DecodedText | undefined {
  const detectedEncoding = override ?? detectByteOrderMark(bytes) ?? detectUtf16(bytes);
  const text = decode(bytes, detectedEncoding ?? 'utf-8');
  if (text !== undefined) return { text, encoding: detectedEncoding ?? 'utf-8', certainty: 'certain' };
  if (detectedEncoding !== undefined) return undefined;
  const western = decode(bytes, 'windows-1252');
  return western === undefined
    ? undefined
    : { text: western, encoding: 'windows-1252', certainty: 'guessed' };
}

const detectByteOrderMark = (bytes: Uint8Array): Encoding | undefined =>
  BYTE_ORDER_MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];

const SAMPLE_BYTES = 65_536;
/** UTF-16 text in any script has a larger share, from its line ends, digits and separators alone. */
const MIN_ZERO_SHARE = 0.02;

/** Detects UTF-16, in which one byte of every ASCII character is zero. */
function detectUtf16(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const minZeros = sample.length * MIN_ZERO_SHARE;
  if (odd > minZeros && odd > even * 2) return 'utf-16le';
  if (even > minZeros && even > odd * 2) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
