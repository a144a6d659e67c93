import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/product.ts';
import {
  admitted,
  deletedFrom,
  filesIn,
  hasBothKinds,
  placeOf,
  previewsIn,
  type ProductSlot,
  savedIn,
  slotFor,
  slotsOf,
  withAdded,
  withMoved,
  withRemoved,
  withReplaced,
} from '#features/products/images/imageModel.ts';

const aFile = (name: string, type = 'image/png', bytes = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const files = (count: number) => Array.from({ length: count }, (_, index) => aFile(`${index}.png`));
const saved = ['a', 'b', 'c'].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));
const [one, two] = [aFile('one.png'), aFile('two.png')];
const mixed: ProductSlot[] = [...slotsOf(saved), slotFor(one!, 'blob:one'), slotFor(two!, 'blob:two')];
const names = (slots: readonly ProductSlot[]) =>
  slots.map((slot) => (slot.from === 'server' ? slot.image.publicId : slot.file.name.replace('.png', '')));

describe('what comes in', () => {
  it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('may be %s', (type) => {
    expect(admitted([aFile('x', type)], 0, 'typeAndSize').warnings).toEqual([]);
  });

  it('is refused by type and by size, each file with its warning', () => {
    const big = aFile('big.png', 'image/png', MAX_IMAGE_BYTES + 1);
    const fits = aFile('fits.png', 'image/png', MAX_IMAGE_BYTES);
    const wrong = aFile('logo.svg', 'image/svg+xml', MAX_IMAGE_BYTES + 1);
    expect(admitted([big, fits, wrong, aFile('notes', '')], 0, 'typeAndSize')).toEqual({
      files: [fits],
      warnings: [
        'File too large: big.png. Max size is 5MB.',
        'Invalid file type: logo.svg. Only JPG, PNG, GIF, WEBP are allowed.',
        'Invalid file type: notes. Only JPG, PNG, GIF, WEBP are allowed.',
      ],
    });
  });

  it('is not checked in the browser on edit', () => {
    const wrong = aFile('logo.svg', 'image/svg+xml', MAX_IMAGE_BYTES + 1);
    expect(admitted([wrong], 0, 'none')).toEqual({ files: [wrong], warnings: [] });
  });

  it('stops at six', () => {
    const seven = files(7);
    expect(admitted(seven, 0, 'typeAndSize')).toEqual({
      files: seven.slice(0, 6),
      warnings: ['Only 6 more images could be added to reach the limit of 6.'],
    });
    expect(admitted(files(2), 5, 'none').warnings).toEqual([
      'Only 1 more images could be added to reach the limit of 6.',
    ]);
    expect(admitted(files(2), 6, 'typeAndSize')).toEqual({
      files: [],
      warnings: ['Maximum 6 images allowed.'],
    });
    expect(admitted([], 6, 'typeAndSize').warnings).toEqual([]);
  });

  it('counts only what is let in', () => {
    const [good] = files(1);
    expect(admitted([aFile('x.txt', 'text/plain'), good!], 5, 'typeAndSize').files).toEqual([good]);
  });
});

describe('the order', () => {
  it('is free among new files, and among saved images', () => {
    expect(names(withMoved(mixed, 'blob:two', 3))).toEqual(['a', 'b', 'c', 'two', 'one']);
    expect(names(withMoved(mixed, 'saved-2', 0))).toEqual(['c', 'a', 'b', 'one', 'two']);
  });

  it('never promises a new file before a saved image, because a call can’t carry that', () => {
    expect(names(withMoved(mixed, 'blob:two', 0))).toEqual(['a', 'b', 'c', 'two', 'one']);
    expect(placeOf(mixed, 'blob:two', 0)).toBe(3);
    expect(names(withMoved(mixed, 'saved-0', 4))).toEqual(['b', 'c', 'a', 'one', 'two']);
    expect(placeOf(mixed, 'saved-0', 4)).toBe(2);
  });

  it('is what a call carries: saved images, then new files', () => {
    const shown = withAdded(withReplaced(mixed, 'saved-0', slotFor(aFile('three.png'), 'blob:three')), []);
    expect(names(shown)).toEqual(['b', 'c', 'three', 'one', 'two']);
    expect(savedIn(shown).map(({ publicId }) => publicId)).toEqual(['b', 'c']);
    expect(filesIn(shown).map(({ name }) => name)).toEqual(['three.png', 'one.png', 'two.png']);
    expect(hasBothKinds(shown)).toBe(true);
  });

  it('names a saved image by its address and id alone, whatever else a backend says of it', () => {
    const image = { url: '/a.webp', publicId: 'a', thumbUrl: '/a-small.webp' };
    expect(savedIn(slotsOf([image]))).toEqual([{ url: '/a.webp', publicId: 'a' }]);
  });

  it('keeps the place of a new file that is replaced by another', () => {
    const by = slotFor(aFile('three.png'), 'blob:three');
    expect(names(withReplaced(mixed.slice(3), 'blob:one', by))).toEqual(['three', 'two']);
  });
});

describe('the queue of an edit', () => {
  it('names what was removed and what was replaced, and never a new file', () => {
    const removed = withRemoved(withRemoved(mixed, 'saved-1'), 'blob:one');
    expect(names(removed)).toEqual(['a', 'c', 'two']);
    expect(deletedFrom(saved, removed)).toEqual(['b']);
    expect(previewsIn(removed)).toEqual(['blob:two']);
    expect(deletedFrom(saved, mixed)).toEqual([]);
    expect(deletedFrom([{ url: '/x.webp', publicId: '' }], [])).toEqual([]);
    expect(deletedFrom(undefined, [])).toEqual([]);
  });
});
