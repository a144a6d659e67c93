import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import {
  acceptFiles,
  getDeletedIds,
  getFiles,
  hasBothKinds,
  getDropIndex,
  getPreviewUrls,
  type ProductSlot,
  getSavedImages,
  createFileSlot,
  toSlots,
  addSlots,
  moveSlotTo,
  removeSlot,
  replaceSlot,
} from '#features/products/images/imageModel.ts';
import { imageField as imageFieldMessages } from '#languages/en/images.ts';

const aFile = (name: string, type = 'image/png', bytes = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const files = (count: number) => Array.from({ length: count }, (_, index) => aFile(`${index}.png`));
const saved = ['a', 'b', 'c'].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));
const [one, two] = [aFile('one.png'), aFile('two.png')];
const mixed: ProductSlot[] = [
  ...toSlots(saved),
  createFileSlot(one!, 'blob:one'),
  createFileSlot(two!, 'blob:two'),
];
const names = (slots: readonly ProductSlot[]) =>
  slots.map((slot) => (slot.from === 'server' ? slot.image.publicId : slot.file.name.replace('.png', '')));

describe('what comes in', () => {
  it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('may be %s', (type) => {
    expect(acceptFiles(imageFieldMessages, [aFile('x', type)], 0, 'typeAndSize').warnings).toEqual([]);
  });

  it('is refused by type and by size, each file with its warning', () => {
    const big = aFile('big.png', 'image/png', MAX_IMAGE_BYTES + 1);
    const fits = aFile('fits.png', 'image/png', MAX_IMAGE_BYTES);
    const wrong = aFile('logo.svg', 'image/svg+xml', MAX_IMAGE_BYTES + 1);
    expect(acceptFiles(imageFieldMessages, [big, fits, wrong, aFile('notes', '')], 0, 'typeAndSize')).toEqual(
      {
        files: [fits],
        warnings: [
          'File too large: big.png. Max size is 5MB.',
          'Invalid file type: logo.svg. Only JPG, PNG, GIF, WEBP are allowed.',
          'Invalid file type: notes. Only JPG, PNG, GIF, WEBP are allowed.',
        ],
      },
    );
  });

  it('is not checked in the browser on edit', () => {
    const wrong = aFile('logo.svg', 'image/svg+xml', MAX_IMAGE_BYTES + 1);
    expect(acceptFiles(imageFieldMessages, [wrong], 0, 'none')).toEqual({ files: [wrong], warnings: [] });
  });

  it('stops at six', () => {
    const seven = files(7);
    expect(acceptFiles(imageFieldMessages, seven, 0, 'typeAndSize')).toEqual({
      files: seven.slice(0, 6),
      warnings: ['Only 6 more images could be added to reach the limit of 6.'],
    });
    expect(acceptFiles(imageFieldMessages, files(2), 5, 'none').warnings).toEqual([
      'Only 1 more images could be added to reach the limit of 6.',
    ]);
    expect(acceptFiles(imageFieldMessages, files(2), 6, 'typeAndSize')).toEqual({
      files: [],
      warnings: ['Maximum 6 images allowed.'],
    });
    expect(acceptFiles(imageFieldMessages, [], 6, 'typeAndSize').warnings).toEqual([]);
  });

  it('counts only what is let in', () => {
    const [good] = files(1);
    expect(
      acceptFiles(imageFieldMessages, [aFile('x.txt', 'text/plain'), good!], 5, 'typeAndSize').files,
    ).toEqual([good]);
  });
});

describe('the order', () => {
  it('is free among new files, and among saved images', () => {
    expect(names(moveSlotTo(mixed, 'blob:two', 3))).toEqual(['a', 'b', 'c', 'two', 'one']);
    expect(names(moveSlotTo(mixed, 'saved-2', 0))).toEqual(['c', 'a', 'b', 'one', 'two']);
  });

  it('never promises a new file before a saved image, because a call can’t carry that', () => {
    expect(names(moveSlotTo(mixed, 'blob:two', 0))).toEqual(['a', 'b', 'c', 'two', 'one']);
    expect(getDropIndex(mixed, 'blob:two', 0)).toBe(3);
    expect(names(moveSlotTo(mixed, 'saved-0', 4))).toEqual(['b', 'c', 'a', 'one', 'two']);
    expect(getDropIndex(mixed, 'saved-0', 4)).toBe(2);
  });

  it('is what a call carries: saved images, then new files', () => {
    const shown = addSlots(
      replaceSlot(mixed, 'saved-0', createFileSlot(aFile('three.png'), 'blob:three')),
      [],
    );
    expect(names(shown)).toEqual(['b', 'c', 'three', 'one', 'two']);
    expect(getSavedImages(shown).map(({ publicId }) => publicId)).toEqual(['b', 'c']);
    expect(getFiles(shown).map(({ name }) => name)).toEqual(['three.png', 'one.png', 'two.png']);
    expect(hasBothKinds(shown)).toBe(true);
  });

  it('names a saved image by its address and id alone, whatever else a backend says of it', () => {
    const image = { url: '/a.webp', publicId: 'a', thumbUrl: '/a-small.webp' };
    expect(getSavedImages(toSlots([image]))).toEqual([{ url: '/a.webp', publicId: 'a' }]);
  });

  it('keeps the place of a new file that is replaced by another', () => {
    const by = createFileSlot(aFile('three.png'), 'blob:three');
    expect(names(replaceSlot(mixed.slice(3), 'blob:one', by))).toEqual(['three', 'two']);
  });
});

describe('the queue of an edit', () => {
  it('names what was removed and what was replaced, and never a new file', () => {
    const removed = removeSlot(removeSlot(mixed, 'saved-1'), 'blob:one');
    expect(names(removed)).toEqual(['a', 'c', 'two']);
    expect(getDeletedIds(saved, removed)).toEqual(['b']);
    expect(getPreviewUrls(removed)).toEqual(['blob:two']);
    expect(getDeletedIds(saved, mixed)).toEqual([]);
    expect(getDeletedIds([{ url: '/x.webp', publicId: '' }], [])).toEqual([]);
    expect(getDeletedIds(undefined, [])).toEqual([]);
  });
});
