import { number, plural } from './rules.ts';
import type { ProductStatus } from '#contract/products/productFields.ts';

const fields: Record<QuickEditField, string> = {
  actualPrice: 'Price',
  discountedPrice: 'Discounted price',
  stock: 'Stock',
};

export const quickEditCopy = {
  label: (field: QuickEditField, name: string) => `${fields[field]} of ${name}`,
  keys: 'Enter saves, Escape undoes, Tab goes on to the next.',
  save: 'Save',
  saving: 'Saving...',
  overwrite: 'Save mine',
  cancel: 'Undo',
  keep: 'Keep theirs',
  conflict: 'Somebody else has saved this product.',
  now: 'It is now',
  missing: 'nothing',
  saved: (field: QuickEditField, name: string) => `${fields[field]} of ${name} saved`,
  gone: (name: string) => `${name} is no longer on this page of the list. Its change was not saved.`,
  units: 'unit(s)',
};

const products = (count: number) => `${number(count)} ${count === 1 ? 'product' : 'products'}`;

const statusWords: Record<ProductStatus, string> = {
  active: 'active',
  inactive: 'inactive',
  draft: 'a draft',
};
const pluralStatus: Record<ProductStatus, string> = { ...statusWords, draft: 'drafts' };

function describeDone(action: ProductBulkAction, count: number): string {
  const [named, are] = [products(count), count === 1 ? 'is' : 'are'];
  switch (action.kind) {
    case 'delete':
      return `${named} deleted`;
    case 'status':
      return `${named} ${are} now ${(count === 1 ? statusWords : pluralStatus)[action.status]}`;
    case 'featured':
      return `${named} ${are} ${action.isFeatured ? 'now' : 'no longer'} featured`;
    default:
      return action satisfies never;
  }
}

const runningTitle: Record<ProductBulkAction['kind'], string> = {
  delete: 'Deleting products',
  status: 'Changing status',
  featured: 'Changing products',
};

export const productBulkWords: BulkWords<ProductBulkAction> = {
  runningTitle: ({ kind }) => runningTitle[kind],
  describeDone,
  collectFailed: 'The products that match could not be had. Nothing more was selected.',
  question: ({ kind }, count) =>
    kind === 'delete'
      ? {
          title: `Delete ${products(count)}?`,
          text:
            count === 1
              ? 'It is deleted with its images. This action cannot be undone.'
              : `All ${number(count)} are deleted with their images. This action cannot be undone.`,
          confirm: `Delete ${products(count)}`,
        }
      : undefined,
};

export const productBulkCopy = {
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
};
