import type { ProductStatus } from '#contract/products/productFields.ts';
import { plural } from './rules.ts';

export const quickEdit = {
  labels: {
    actualPrice: (name: string) => `Price of ${name}`,
    discountedPrice: (name: string) => `Discounted price of ${name}`,
    prices: (name: string) => `Prices of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  keys: 'Press Enter to save, Escape to cancel, or Tab to save and move on.',
  save: 'Save',
  saving: 'Saving...',
  overwrite: 'Save mine',
  cancel: 'Cancel',
  keep: 'Keep theirs',
  conflict: 'Someone else saved this product.',
  /** Follows `conflict`. The value is emphasized. */
  now: (figure: string) => `The value is now ${figure}.`,
  /** Instead of a value that was removed. */
  missing: 'empty',
  saved: {
    actualPrice: (name: string) => `Price of ${name} saved`,
    discountedPrice: (name: string) => `Discounted price of ${name} saved`,
    prices: (name: string) => `Prices of ${name} saved`,
    stock: (name: string) => `Stock of ${name} saved`,
  },
  gone: (name: string) => `${name} is no longer on this page. Your change wasn’t saved.`,
};

export const bulkBar = {
  bar: 'Selected products',
  statuses: {
    active: 'Make active',
    inactive: 'Make inactive',
    draft: 'Move to drafts',
  } satisfies Record<ProductStatus, string>,
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  notAvailable: 'Product data is not available.',
  /** `total` is formatted, and may be '10,000+'. filtered: not all products match. */
  selectAll: (total: string, scope: 'whole' | 'filtered') =>
    scope === 'whole' ? `Select all ${total} products` : `Select all ${total} matching products`,
  collectFailed: 'Couldn’t load the matching products. Your selection hasn’t changed.',
};

/** Titles while a bulk action runs. */
export const bulkRunning = {
  delete: 'Deleting products',
  status: 'Changing status',
  featured: 'Updating products',
};

/** Starts the summary of a bulk action: '480 products deleted, 20 failed'. */
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

/** Confirmation before the selected products are deleted. */
export const bulkDelete = {
  title: (count: number) => plural(count, { one: 'Delete # product?', other: 'Delete # products?' }),
  text: (count: number) =>
    plural(count, {
      one: 'The product and its images will be deleted. This action cannot be undone.',
      other: 'All # products and their images will be deleted. This action cannot be undone.',
    }),
  confirm: (count: number) => plural(count, { one: 'Delete # product', other: 'Delete # products' }),
};
