import type { ProductStatus } from '#contract/products/productFields.ts';
import { plural } from './rules.ts';

export const quickEdit = {
  labels: {
    actualPrice: (name: string) => `Price of ${name}`,
    discountedPrice: (name: string) => `Discounted price of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  keys: 'Enter saves, Escape undoes, Tab goes on to the next.',
  save: 'Save',
  saving: 'Saving...',
  overwrite: 'Save mine',
  cancel: 'Undo',
  keep: 'Keep theirs',
  conflict: 'Somebody else has saved this product.',
  /** Goes on from what was said of the conflict; the figure stands out. */
  now: (figure: string) => `It is now ${figure}.`,
  /** Where the figure was taken away. */
  missing: 'nothing',
  saved: {
    actualPrice: (name: string) => `Price of ${name} saved`,
    discountedPrice: (name: string) => `Discounted price of ${name} saved`,
    stock: (name: string) => `Stock of ${name} saved`,
  },
  gone: (name: string) => `${name} is no longer on this page of the list. Its change was not saved.`,
};

export const bulkBar = {
  bar: 'Selected products',
  statuses: {
    active: 'Make active',
    inactive: 'Make inactive',
    draft: 'Make drafts',
  } satisfies Record<ProductStatus, string>,
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  notAvailable: 'Product data is not available.',
  collectFailed: 'The products that match could not be had. Nothing more was selected.',
};

/** Above the progress of what is done to all selected products. */
export const bulkRunning = {
  delete: 'Deleting products',
  status: 'Changing status',
  featured: 'Changing products',
};

/** What has been done, as the beginning of a sentence: '480 products deleted, 20 could not be'. */
export const bulkDone = {
  deleted: (count: number) => plural(count, { one: '# product deleted', other: '# products deleted' }),
  statuses: {
    active: (count: number) =>
      plural(count, { one: '# product is now active', other: '# products are now active' }),
    inactive: (count: number) =>
      plural(count, { one: '# product is now inactive', other: '# products are now inactive' }),
    draft: (count: number) =>
      plural(count, { one: '# product is now a draft', other: '# products are now drafts' }),
  } satisfies Record<ProductStatus, unknown>,
  featured: (count: number) =>
    plural(count, { one: '# product is now featured', other: '# products are now featured' }),
  unfeatured: (count: number) =>
    plural(count, { one: '# product is no longer featured', other: '# products are no longer featured' }),
};

/** The question before all selected products are deleted. */
export const bulkDelete = {
  title: (count: number) => plural(count, { one: 'Delete # product?', other: 'Delete # products?' }),
  text: (count: number) =>
    plural(count, {
      one: 'It is deleted with its images. This action cannot be undone.',
      other: 'All # are deleted with their images. This action cannot be undone.',
    }),
  confirm: (count: number) => plural(count, { one: 'Delete # product', other: 'Delete # products' }),
};
