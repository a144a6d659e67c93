import type { ProductStatus } from '#contract/products/productFields.ts';
import { number, plural } from './rules.ts';

export const quickEdit = {
  labels: {
    actualPrice: (name: string) => `Price of ${name}`,
    discountedPrice: (name: string) => `Discounted price of ${name}`,
    prices: (name: string) => `Prices of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  keys: 'Press Enter to save, Escape to cancel, or Tab to save and move on. Paste several lines to fill the rows below.',
  save: 'Save',
  overwrite: 'Save mine',
  cancel: 'Cancel',
  keep: 'Keep theirs',
  conflict: 'Someone else saved this product.',
  /** Follows `conflict`. The value is emphasized. */
  now: (figure: string) => `The value is now ${figure}.`,
  /** Instead of a value that was removed. */
  missing: 'empty',
  /** A changed value: 'Rs 2,900 → Rs 3,100' */
  change: (before: string, after: string) => `${before} → ${after}`,
  /** One of two changed values, and what separates them. */
  named: (field: string, change: string) => `${field} ${change}`,
  separator: ', ',
  /** `label` is one of the labels above. */
  saved: (label: string, change: string) => `${label} saved: ${change}`,
  notSaved: (label: string, reason: string) => `${label} wasn’t saved. ${reason}`,
  undone: (label: string, change: string) => `${label} restored: ${change}`,
  notUndone: (label: string, reason: string) => `${label} couldn’t be restored. ${reason}`,
  /** Confirmation before a price changes by more than half. */
  largeChange: {
    title: 'Change the price by more than half?',
    confirm: 'Change price',
    cancel: 'Back to editing',
  },
  gone: (name: string) => `${name} is no longer on this page. Your change wasn’t saved.`,
};

export const bulkBar = {
  bar: 'Selected products',
  statuses: {
    active: 'Set as active',
    inactive: 'Set as inactive',
    draft: 'Set as draft',
  } satisfies Record<ProductStatus, string>,
  changes: { price: 'Change price', stock: 'Change stock' },
  featured: 'Featured',
  feature: 'Mark as featured',
  unfeature: 'Remove from featured',
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
  price: 'Changing prices',
  stock: 'Changing stock',
  pasted: 'Saving pasted values',
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

/** The dialog that changes prices or stocks of the selected products. */
export const bulkChange = {
  titles: { price: 'Change prices', stock: 'Change stock' },
  texts: {
    price: 'Changes the price that customers pay. The price before a discount stays the same.',
    stock: 'Changes the stock of each selected product.',
  },
  operation: 'Change',
  operations: {
    set: 'Set to',
    increase: 'Increase by amount',
    decrease: 'Decrease by amount',
    increasePercent: 'Increase by percent',
    decreasePercent: 'Decrease by percent',
  },
  amount: 'Amount',
  notNumber: 'Enter a number.',
  noAmount: 'Enter an amount first',
  nothing: 'There is nothing to change',
  roundToWhole: 'Round to whole amounts',
  rounding: (decimals: number) =>
    decimals === 0
      ? 'New prices are rounded to whole amounts.'
      : plural(decimals, {
          one: 'New prices are rounded to # decimal.',
          other: 'New prices are rounded to # decimals.',
        }),
  loading: (done: number, total: number) => `Loading products, ${number(done)} of ${number(total)}...`,
  preview: 'Preview',
  /** Between the old and the new value, for screen readers. */
  to: 'to',
  summary: (changed: number, unchanged: number, invalid: number) =>
    [
      plural(changed, { one: '# product changes', other: '# products change' }),
      ...(unchanged > 0 ? [plural(unchanged, { one: '# stays the same', other: '# stay the same' })] : []),
      ...(invalid > 0 ? [`${number(invalid)} can’t be changed`] : []),
    ].join(', '),
  missing: (count: number) =>
    plural(count, { one: '# product couldn’t be loaded', other: '# products couldn’t be loaded' }),
  confirm: (count: number) => plural(count, { one: 'Change # product', other: 'Change # products' }),
};

/** The preview of values pasted from a spreadsheet. */
export const paste = {
  title: 'Paste into the list',
  text: 'The values fill the rows from the selected cell down. Nothing is saved yet.',
  extraLines: (count: number) =>
    plural(count, {
      one: '# line has no row on this page and is left out.',
      other: '# lines have no row on this page and are left out.',
    }),
  extraColumns: 'Columns after the stock are left out.',
};

/** Starts the summary of changed prices or stocks. */
export const bulkChanged = {
  price: (count: number) => plural(count, { one: '# price changed', other: '# prices changed' }),
  stock: (count: number) =>
    plural(count, { one: 'Stock of # product changed', other: 'Stock of # products changed' }),
  pasted: (count: number) => plural(count, { one: '# product changed', other: '# products changed' }),
};
