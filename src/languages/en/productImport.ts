import { number, plural } from './rules.ts';
import { brokenQuotes, rowProblems, unreadable } from './importProblems.ts';

const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

export const importPage = {
  page: 'Import products',
  title: 'Import products',
  text: 'Add or update many products from a CSV file. You review every change before it is saved.',
  toProducts: 'All Products',
  accessTitle: 'Access Restricted',
  accessText: 'Please sign in to import products',
  signIn: 'Sign In',

  chooseTitle: 'Choose a file',
  choose: 'Choose files',
  drop: 'or drop a CSV file and its images here',
  chooseLabel: 'CSV file and images',
  template: 'Download an empty template',
  templateName: 'products-template.csv',
  rules: [
    'Put the column names in the first row. You can import a file exported from here as it is.',
    'A row with a Product ID updates that product. A row without one adds a new product, which is active unless the row says otherwise.',
    'New products need an image. Choose the image files together with the CSV file, and list their names in the Images column, separated by semicolons. You can also list addresses of images in this store.',
    'Images of existing products don’t change. Discounts are calculated from the prices.',
  ],
  reading: (fileName: string) => `Reading ${fileName}...`,

  unreadableTitle: 'This file can’t be imported',
  unreadable,
  brokenQuotes,
  chooseOther: 'Choose another file',

  mappingTitle: 'Match columns',
  mappingText: (fileName: string, count: number) => `${fileName} has ${rows(count)}.`,
  unnamed: (place: number) => `Column ${number(place)}`,
  example: (text: string) => `Example: ${text}`,
  noExample: 'No example',
  ignored: 'Don’t import',
  matched: (matched: number, total: number) =>
    `${number(matched)} of ${plural(total, { one: '# column', other: '# columns' })} matched`,
  edit: 'Edit',
  numberStyle: 'Numbers are written like',
  numberHints: {
    guessed: (example: string) =>
      `This is a guess: “${example}” can be read in two ways. Check it before you continue.`,
    mixed: 'This is a guess: the file uses both. Values written the other way can’t be imported.',
  },
  separator: 'Column separator',
  separators: { ',': 'Comma (,)', ';': 'Semicolon (;)', '\t': 'Tab', '|': 'Vertical bar (|)' },
  encoding: 'Encoding',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'windows-1256': 'Arabic (Windows-1256)',
    macintosh: 'Western European (Mac)',
  },
  encodingGuessed: 'This is a guess. If letters such as “é” look wrong, choose another encoding.',
  readAgain: 'If the file looks right, choose how to read it:',
  /** Fields that a column can be matched to. A column with the same name is matched automatically. */
  fields: {
    id: 'Product ID',
    name: 'Product name',
    description: 'Description',
    category: 'Category',
    subCategory: 'Sub-category',
    brand: 'Brand',
    actualPrice: 'Actual price',
    discountedPrice: 'Discounted price',
    stock: 'Stock',
    stockUnit: 'Stock unit',
    status: 'Product status',
    isFeatured: 'Featured product',
    locations: 'Locations',
    ram: 'RAM',
    sizes: 'Sizes',
    weights: 'Weights',
    images: 'Images',
    updatedAt: 'Updated',
  },
  updatedAtTarget: 'Updated (finds conflicts)',
  emptyCells: 'If a cell is empty in an existing product',
  keep: 'Keep the current value',
  clear: 'Clear it',
  noId: 'There is no Product ID column, so every row adds a new product.',
  missing: (headings: readonly string[]) => `New products also need: ${headings.join(', ')}.`,
  images: (count: number) => plural(count, { one: '# image file chosen', other: '# image files chosen' }),
  addImages: 'Add images',
  imagesLabel: 'Image files',
  check: 'Check rows',
  nothingMapped: 'Match at least one column',

  checkingTitle: 'Checking rows...',
  checkingProgress: 'Checked so far',
  cancel: 'Cancel',
  notCheckedTitle: 'Couldn’t check the rows',
  notChecked: 'Couldn’t load the products in this file. Check your connection and try again.',
  tryAgain: 'Try again',

  previewTitle: 'Review',
  reviewTabs: { label: 'Rows', created: 'New', changed: 'Changed', refused: 'Can’t import' },
  emptyTabs: {
    created: 'This file adds no products.',
    changed: 'This file changes no products.',
    refused: 'Every row can be imported.',
  },
  unchanged: (count: number) => plural(count, { one: '# row has', other: '# rows have' }) + ' no changes.',
  /** The text of a cell, beside its value. */
  readFrom: (cell: string) => `from “${cell}”`,
  /** Read instead of an arrow. */
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  emptyValue: 'empty',
  flagLabels: { yes: 'Yes', no: 'No' },
  /** Cells that mean yes and no in this language. */
  flags: { yes: ['yes', 'true', 'on'], no: ['no', 'false', 'off'] },
  start: (count: number) => `Import ${rows(count)}`,
  nothingToDo: 'There’s nothing to import.',
  earlier: (count: number) =>
    plural(count, {
      one: '# row was already imported from this browser and is skipped.',
      other: '# rows were already imported from this browser and are skipped.',
    }),
  again: 'Import again',
  back: 'Back',

  refusedTitle: (count: number) => `${rows(count)} can’t be imported`,
  refusedFile: 'Download these rows',
  /** Not formatted, like row numbers in a spreadsheet. */
  row: (place: number) => `Row ${place}`,
  reason: 'Reason',
  /** Appended to the file name of the rows that were not imported. */
  refusedSuffix: '-refused',

  runningTitle: 'Importing...',
  runningProgress: 'Import progress',
  figures: (done: number, total: number) => `${number(done)} of ${rows(total)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  stoppedTitle: 'Import stopped',
  failedTitle: 'Import interrupted',
  left: (count: number) =>
    `${rows(count)} not imported yet. You can continue now, or later with the same file: no row is imported twice.`,
  resume: (count: number) => `Continue with ${rows(count)}`,
  unreachable: 'Couldn’t reach the store. Check your connection and try again.',
  storeFailed: 'The store can’t save products right now. Try again later.',

  doneTitle: 'Import finished',
  finished: {
    created: 'added',
    updated: 'updated',
    unchanged: 'have no changes',
    refused: 'not imported',
    earlier: 'imported earlier',
  },
  checkAgain: 'Check again',

  leaving: {
    title: 'Stop the import?',
    text: 'The import stops if you leave this page. Imported rows stay, and you can import the rest later with the same file.',
    stay: 'Stay',
    leave: 'Stop and leave',
  },

  ...rowProblems,
};
