import { number, plural } from './rules.ts';
import { rowProblems, unreadable } from './importProblems.ts';

const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

export const importCopy = {
  page: 'Import Products',
  title: 'Import Products',
  text: 'Create and change many products by a CSV file. Nothing is sent before you have seen what will happen.',
  toProducts: 'All Products',
  accessTitle: 'Access Restricted',
  accessText: 'Please sign in to import products',
  signIn: 'Sign In',

  chooseTitle: 'Choose a file',
  choose: 'Choose files',
  drop: 'or drop a CSV file here, with the images that it names',
  chooseLabel: 'CSV file and images',
  template: 'Download an empty template',
  templateName: 'products-template.csv',
  rules: [
    'The first row has the headings. A file that was exported here can be imported as it is.',
    'A row with a Product ID changes that product; you choose what its empty cells mean. A row without one is a new product, active unless it says otherwise.',
    'A new product needs an image: choose the image files together with the CSV file, and write their names into its column Images, with semicolons between. Addresses of images in this store can stand there too.',
    'The images of a product that is there stay as they are. The discount is calculated.',
  ],
  reading: (fileName: string) => `Reading ${fileName}...`,

  unreadableTitle: 'This file can’t be imported',
  unreadable,
  chooseOther: 'Choose another file',

  mappingTitle: 'What goes where?',
  mappingText: (fileName: string, count: number) => `${fileName} has ${rows(count)}.`,
  unnamed: (place: number) => `Column ${number(place)}`,
  example: (text: string) => `Such as “${text}”`,
  noExample: 'No example',
  ignored: 'Leave out',
  /** What a column can go into. A column with such a heading goes there by itself. */
  fields: {
    id: 'Product ID',
    name: 'Product Name',
    description: 'Description',
    category: 'Category',
    subCategory: 'Sub-category',
    brand: 'Brand',
    actualPrice: 'Actual Price',
    discountedPrice: 'Discounted Price',
    stock: 'Stock',
    stockUnit: 'Stock Unit',
    status: 'Product Status',
    isFeatured: 'Featured product',
    locations: 'Locations',
    ram: 'RAM',
    sizes: 'Sizes',
    weights: 'Weights',
    images: 'Images',
    updatedAt: 'Updated',
  },
  updatedAtTarget: 'Updated (refuses older versions)',
  emptyCells: 'Empty cells of products that are there',
  keep: 'Leave as it is',
  clear: 'Empty the field',
  noId: 'No column has a Product ID: every row will be a new product.',
  missing: (headings: readonly string[]) => `New products also need: ${headings.join(', ')}.`,
  images: (count: number) => plural(count, { one: '# image file chosen', other: '# image files chosen' }),
  addImages: 'Add images',
  imagesLabel: 'Image files',
  check: 'Check the rows',
  nothingMapped: 'Choose what at least one column goes into',

  checkingTitle: 'Checking the rows...',
  checkingProgress: 'Checked so far',
  cancel: 'Cancel',
  notCheckedTitle: 'The rows could not be checked',
  notChecked: 'The products that the file names could not be loaded.',
  notLoaded: 'A part of this page could not be loaded.',
  tryAgain: 'Try again',

  previewTitle: 'This will happen',
  planned: {
    created: 'will be created',
    updated: 'will be updated',
    unchanged: 'are as they should be',
    refused: 'refused',
    earlier: 'imported earlier',
  },
  start: (count: number) => `Import ${rows(count)}`,
  nothingToDo: 'Nothing is left to import.',
  earlier: (count: number) =>
    plural(count, {
      one: '# row of this file was imported from this browser before, and will not be sent again.',
      other: '# rows of this file were imported from this browser before, and will not be sent again.',
    }),
  again: 'Send them again',
  back: 'Back',

  refusedTitle: (count: number) => `Refused: ${rows(count)}`,
  refusedMore: (shown: number) => `The first ${number(shown)}. The file has all of them, with their reasons.`,
  refusedFile: 'Download refused rows',
  /** As a spreadsheet writes it. */
  row: (place: number) => `Row ${place}`,
  reason: 'Reason',
  /** Of the file of refused rows, behind the name of the file that they came from. */
  refusedSuffix: '-refused',

  runningTitle: 'Importing...',
  runningProgress: 'Import progress',
  figures: (done: number, total: number) => `${number(done)} of ${rows(total)}`,
  stop: 'Stop',
  stopping: 'Waiting for what is on its way...',
  stoppedTitle: 'The import was stopped',
  failedTitle: 'The import was interrupted',
  left: (count: number) =>
    `${rows(count)} not sent. The others are not sent again, even if you reload this page and choose the same file.`,
  resume: (count: number) => `Go on with ${rows(count)}`,
  unreachable: 'The store could not be reached.',
  storeFailed: 'The store can’t take any rows at the moment.',

  doneTitle: 'The import is finished',
  finished: {
    created: 'created',
    updated: 'updated',
    unchanged: 'were as they should be',
    refused: 'refused',
    earlier: 'imported earlier',
  },
  checkAgain: 'Check again',

  leaving: {
    title: 'Stop the import?',
    text: 'It ends when you leave this page. What was imported stays, and the rest can be imported later by the same file.',
    stay: 'Stay',
    leave: 'Stop and leave',
  },

  ...rowProblems,
};
