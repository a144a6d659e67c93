import type { QuickEditField } from '../inventory/quickEditCell.ts';

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
} as const;
