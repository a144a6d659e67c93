import { expect, it } from 'vitest';
import { addImageFiles, parseImageCell } from '#features/products/import/imageCell.ts';
import { imageField as imageFieldMessages } from '#languages/en/images.ts';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import type { RowMessages } from '#features/products/import/importModel.ts';

const messages = { imageField: imageFieldMessages, importPage: importPageMessages } as RowMessages;

it.each([
  ['in decomposed form, as on a Mac', 'Cafetière 1.PNG'.normalize('NFD')],
  ['in composed form', 'Cafetière 1.PNG'.normalize('NFC')],
])('finds the image file whose name is %s', (_, fileName) => {
  const file = new File(['x'], fileName, { type: 'image/png' });
  for (const form of ['NFC', 'NFD']) {
    const { slots, problems } = parseImageCell(messages, 'cafetière 1.png'.normalize(form), {
      files: addImageFiles(new Map(), [file]),
      canLoad: () => false,
    });
    expect([slots, problems]).toEqual([[expect.objectContaining({ from: 'disk', file })], []]);
  }
});
