import { expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, productFields } from '#contract/products/productFields.ts';
import { lenientProduct } from '#contract/products/product.ts';
import {
  getImageFileName,
  markAsCopy as mark,
  createDuplicate,
  formatSubtitle,
  toCopy,
} from '#features/products/form/duplicateModel.ts';
import { duplicate as ar } from '#languages/ar/productForm.ts';
import { duplicate as de } from '#languages/de/productForm.ts';
import { duplicate as t } from '#languages/en/productForm.ts';
import { duplicate as hi } from '#languages/hi/productForm.ts';
import { aProduct } from '#mocks/builders.ts';

const markAsCopy = (name: string) => mark(t, name);

it('marks a name as a copy, and counts copies of copies [ASVS 1.2.9]', () => {
  expect(markAsCopy(' Kettle ')).toBe('Kettle (copy)');
  expect(markAsCopy('Kettle (copy)')).toBe('Kettle (copy 2)');
  expect(markAsCopy('Kettle (copy 9)')).toBe('Kettle (copy 10)');
  expect(markAsCopy('Kettle (copying)')).toBe('Kettle (copying) (copy)');
  expect(markAsCopy('')).toBe('(copy)');
});

it.each([
  [de, 'Kettle (Kopie)', 'Kettle (Kopie 2)', 'Kettle (Kopie 3)'],
  [hi, 'Kettle (कॉपी)', 'Kettle (कॉपी 2)', 'Kettle (कॉपी 3)'],
  [ar, 'Kettle (نسخة)', 'Kettle (نسخة 2)', 'Kettle (نسخة 3)'],
])('recognizes the copy mark in %s', (language, once, twice, thrice) => {
  expect(mark(language, 'Kettle')).toBe(once);
  expect(mark(language, once)).toBe(twice);
  expect(mark(language, twice)).toBe(thrice);
});

it('shortens a name that is too long but keeps the mark', () => {
  const { max } = productFields.name;
  const marked = markAsCopy('x'.repeat(max));
  expect(marked).toHaveLength(max);
  expect(marked.endsWith(' (copy)')).toBe(true);
  expect(markAsCopy(marked).endsWith(' (copy 2)')).toBe(true);
});

const image = (publicId: string) => ({ url: `/uploads/${publicId}.webp`, publicId });
const file = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'image', { type });

it('copies all fields and usable images, and names the other images', () => {
  const images = ['front', 'gone', 'page', 'heavy'].map(image);
  const source = lenientProduct.parse(aProduct({ name: 'Kettle', stock: 18, images }));
  const files = [file('image/webp'), undefined, file('text/html'), file('image/png', MAX_IMAGE_BYTES + 1)];
  const copied = images.map((one, index) => ({ image: one, file: files[index] }));
  const { values, missingImages } = createDuplicate('Kettle', source, copied, () => 'blob:1');
  expect(values).toMatchObject({ name: 'Kettle', stock: '18', category: 'Home' });
  expect(values.images).toEqual([{ from: 'disk', id: 'blob:1', url: 'blob:1', file: files[0] }]);
  expect(missingImages.map(({ publicId }) => publicId)).toEqual(['gone', 'page', 'heavy']);
});

it('starts as a draft without stock, and leaves the codes to the original', () => {
  const source = lenientProduct.parse(aProduct({ sku: 'KET-01', barcode: '4006381333931' }));
  const plain = toCopy(source);
  expect([plain.sku, plain.barcode, plain.name]).toEqual([undefined, undefined, source.name]);
  expect([plain.status, plain.stock]).toEqual(['draft', 0]);
  expect(formatSubtitle(t, 'Kettle', source)).toBe(`${t.subtitle('Kettle')} ${t.withoutCodes}`);
  expect(formatSubtitle(t, 'Kettle', plain)).toBe(t.subtitle('Kettle'));
});

it('names files by position and type', () => {
  expect(getImageFileName(1, 'image/jpeg')).toBe('image-1.jpg');
  expect(getImageFileName(2, 'image/webp')).toBe('image-2.webp');
  expect(getImageFileName(3, '')).toBe('image-3.img');
});
