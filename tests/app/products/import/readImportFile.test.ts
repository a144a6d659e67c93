import { beforeEach, expect, it, vi } from 'vitest';
import { readImportFile } from '#app/products/import/readImportFile.ts';

// Node has no `isSecureContext`.
beforeEach(() => void vi.stubGlobal('isSecureContext', true));

const read = (content: BlobPart, chosenFormat = {}) =>
  readImportFile(new File([content], 'lamps.csv', { type: 'text/csv' }), chosenFormat);

it('reads a UTF-16 file without a byte order mark that names its separator', async () => {
  const text = 'sep=;\r\nName;Brand\r\nLampe für die Küche;Diya\r\n';
  const bytes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  expect(await read(bytes)).toMatchObject({
    status: 'read',
    format: { separator: ';', encoding: 'utf-16le', certainty: 'certain' },
    table: { headers: ['Name', 'Brand'], rows: [{ cells: ['Lampe für die Küche', 'Diya'] }] },
  });
});

it('returns the detected format, so that another one can be chosen', async () => {
  const text = 'Name^Brand\nLamp^Diya\n';
  expect(await read(text)).toEqual({
    status: 'unreadable',
    reason: 'oneColumn',
    format: { separator: ',', encoding: 'utf-8', certainty: 'certain' },
  });
  expect(await read(text, { separator: '^' })).toMatchObject({ status: 'read' });
  const latin = Uint8Array.from([...new TextEncoder().encode('Name,Brand\nCaf'), 0xe9]);
  expect(await read(latin, { encoding: 'utf-8' })).toEqual({
    status: 'unreadable',
    reason: 'wrongEncoding',
    format: { separator: ',', encoding: 'utf-8', certainty: 'certain' },
  });
});

it('offers no other format for an Excel workbook', async () => {
  expect(await read('PK\u0003\u0004')).toEqual({ status: 'unreadable', reason: 'notCsv' });
});
