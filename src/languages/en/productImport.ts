import { labels } from './productLabels.ts';
import { number, plural } from './rules.ts';

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
  unreadable: {
    notCsv:
      'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then “CSV” or “CSV UTF-8”.',
    severalFiles: 'You chose more than one CSV file. Choose one, together with its images.',
    tooLarge: 'The file is larger than 20 MB. Split it into smaller files.',
    wrongEncoding: 'The file has characters that don’t exist in this encoding.',
    oneColumn: 'Only one column was found. The file may use a different column separator.',
    noRows: 'No rows were found below the column names.',
    tooManyRows: 'The file has more than 10,000 rows. Split it into smaller files.',
    unknown: 'Your browser couldn’t read the file. It may have been moved or changed. Choose it again.',
  },
  /** A quoted cell has no end. */
  brokenQuotes: (line: number) =>
    `Line ${number(line)} has a quotation mark that isn’t closed or is in the wrong place. Fix the line, then choose the file again.`,
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
  /** Labels with a hint, for the fields that a column can be matched to. */
  targetLabels: {
    updatedAt: `${labels.updatedAt} (finds conflicts)`,
    stockAtExport: `${labels.stockAtExport} (finds sales)`,
  },
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
  reviewTabs: {
    label: 'Rows',
    created: 'New',
    changed: 'Changed',
    kept: 'Stock kept',
    refused: 'Can’t import',
  },
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
  /** The stock at the export, compared with the present one, and what the row does to it. */
  stockSinceExport: {
    sold: (count: number) =>
      plural(count, {
        one: '# was sold since this file was exported.',
        other: '# were sold since this file was exported.',
      }),
    added: (count: number) =>
      plural(count, {
        one: '# was added since this file was exported.',
        other: '# were added since this file was exported.',
      }),
    kept: 'The stock stays as it is.',
    recounted: 'Your change is applied to the current stock.',
    edited: 'Someone else changed the stock since this file was exported. It stays as it is.',
  },
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

  tooManyCells: 'This row has more cells than there are column names',
  sameProduct: (place: number) => `Row ${place} has the same Product ID`,
  unknownId: (id: string) => `No product has the ID “${id}”`,
  savedSince: 'Someone else changed it since this file was exported.',
  unsure: 'This row was sent before, but the store didn’t answer. Check whether the product exists.',
  noAnswer: 'The store didn’t answer. Check whether the product was added.',
  changedMeanwhile: 'Someone else changed it.',
  noReason: 'The store sent an unexpected response.',
  imageNotChosen: (name: string) => `The image “${name}” is missing. Add it to the files you choose.`,
  imageElsewhere: (address: string) => `The image at ${address} isn’t in this store`,
  imageNotLoaded: (address: string) => `Couldn’t load the image at ${address}`,
  shortenedCode: (label: string, text: string) =>
    `${label}: a spreadsheet has shortened it to “${text}”. Format its column as text there, and enter it again`,
  notAFlag: (label: string) => `${label} must be yes or no`,
  /** Why a cell is not an amount. `example` is written in the file's number style. */
  amountProblems: {
    notANumber: (label: string, cell: string, _example: string) => `${label}: “${cell}” isn’t a number`,
    wrongGroups: (label: string, cell: string, example: string) =>
      `${label}: “${cell}” isn’t written like ${example}`,
    scientific: (label: string, cell: string, _example: string) =>
      `${label}: “${cell}” is shortened, so digits may be missing. Write the whole number.`,
    tooManyDigits: (label: string, cell: string, _example: string) =>
      `${label}: “${cell}” has too many digits`,
  },
};
