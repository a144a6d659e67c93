import { describe, expect, it } from 'vitest';
import { decodeText, type Encoding, isDocument } from '#features/csv/decodeText.ts';

const TEXT = 'Product Name,Brand\r\nKüche,उत्पाद\r\n';

/** Encodes a text as little-endian or big-endian UTF-16. */
const utf16 = (text: string, order: 'le' | 'be') =>
  Uint8Array.from(
    Array.from(text, (_, index) => text.charCodeAt(index)).flatMap((code) =>
      order === 'le' ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
    ),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);
const MARK = '\uFEFF';

describe('the encoding of a text', () => {
  it.each<[string, Uint8Array, Encoding]>([
    ['UTF-8', utf8(TEXT), 'utf-8'],
    ['UTF-8 with a mark', utf8(MARK + TEXT), 'utf-8'],
    ['UTF-16LE with a mark', utf16(MARK + TEXT, 'le'), 'utf-16le'],
    ['UTF-16LE without a mark', utf16(TEXT, 'le'), 'utf-16le'],
    ['UTF-16BE with a mark', utf16(MARK + TEXT, 'be'), 'utf-16be'],
    ['UTF-16BE without a mark', utf16(TEXT, 'be'), 'utf-16be'],
  ])('is detected for %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding, certainty: 'certain' });
  });

  it('is detected for UTF-16 of a script whose letters have no zero byte', () => {
    const hindi = `उत्पाद का नाम,विवरण\n${'पीतल का दीया,हाथ से ढाला गया\n'.repeat(20)}`;
    expect(decodeText(utf16(hindi, 'le'))).toMatchObject({ text: hindi, encoding: 'utf-16le' });
    expect(decodeText(utf16(hindi, 'be'))).toMatchObject({ text: hindi, encoding: 'utf-16be' });
  });

  it('is assumed to be Windows-1252 if the text is not UTF-8', () => {
    const bytes = Uint8Array.from([...utf8('Caf'), 0xe9, 0x20, 0x80]);
    expect(decodeText(bytes)).toEqual({
      text: 'Café €',
      encoding: 'windows-1252',
      certainty: 'guessed',
    });
  });

  it('can be set', () => {
    const arabic = Uint8Array.from([0xe3, 0xe4]);
    expect(decodeText(arabic, 'windows-1256')).toEqual({
      text: 'من',
      encoding: 'windows-1256',
      certainty: 'certain',
    });
    expect(decodeText(arabic, 'utf-8')).toBeUndefined();
  });

  it('is not detected as UTF-16 because of a single zero byte', () => {
    expect(decodeText(utf8(`${'a,b\n'.repeat(50)}\0`))).toMatchObject({ encoding: 'utf-8' });
  });
});

it('detects a renamed Excel workbook', () => {
  expect(isDocument(utf8('PK\u0003\u0004...'))).toBe(true);
  expect(isDocument(utf8('PK,Name\n1,Lamp'))).toBe(false);
});
