import { list, number, plural } from './rules.ts';

const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

const unreadable = {
  notCsv:
    'It is no CSV file. In your spreadsheet, choose “Save as” or “Download”, and there “CSV” or “CSV UTF-8”.',
  severalFiles: 'Several tables were chosen. Choose one, and its images with it.',
  tooLarge: 'It is larger than 20 MB. Divide it into several files.',
  notUtf8: 'Its characters can’t be read. Save it as “CSV UTF-8”, so that no letter is lost.',
  brokenQuotes: 'A quotation mark in it is not closed, so nobody knows where its cells end.',
  noRows: 'It has no rows below its headings.',
  tooManyRows: 'It has more than 10,000 rows. Divide it into several files.',
  notLoaded: 'A part of this page could not be loaded. Choose the file again.',
  unknown: 'The browser could not read it. It may have been moved or changed: choose it again.',
};

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
  unnamed: (place: number) => `Column ${place}`,
  example: (text: string) => `Such as “${text}”`,
  noExample: 'No example',
  ignored: 'Leave out',
  updatedAtTarget: 'Updated (refuses older versions)',
  emptyCells: 'Empty cells of products that are there',
  keep: 'Leave as it is',
  clear: 'Empty the field',
  noId: 'No column has a Product ID: every row will be a new product.',
  missing: (headings: readonly string[]) => `New products also need: ${headings.join(', ')}.`,
  images: (count: number) => (count === 1 ? '1 image file chosen' : `${number(count)} image files chosen`),
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
    `${rows(count)} of this file ${count === 1 ? 'was' : 'were'} imported from this browser before, and will not be sent again.`,
  again: 'Send them again',
  back: 'Back',

  refusedTitle: (count: number) => `Refused: ${rows(count)}`,
  refusedMore: (shown: number) => `The first ${number(shown)}. The file has all of them, with their reasons.`,
  refusedFile: 'Download refused rows',
  /** As a spreadsheet writes it. */
  row: (number: number) => `Row ${number}`,
  reason: 'Reason',

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

  tooManyCells: 'The row has more cells than there are headings',
  sameProduct: (number: number) => `Row ${number} is about the same product`,
  unknownId: (id: string) => `No product has the ID “${id}”`,
  savedSince: 'Somebody has saved the product since this file was written',
  unsure: 'It was sent before, but no answer came: look in the store whether it is there',
  noAnswer: 'No answer came: look in the store whether it was created',
  changedMeanwhile: 'Somebody changed it meanwhile',
  noReason: 'The store did not answer as expected',
  imageNotChosen: (name: string) => `The image “${name}” was not chosen`,
  imageElsewhere: (address: string) => `The image at ${address} is not in this store`,
  imageNotLoaded: (address: string) => `The image at ${address} could not be loaded`,
  notAFlag: (label: string) => `${label} must be true or false`,
  unknownChoice: (label: string, choices: readonly string[]) =>
    `${label} must be one of ${choices.join(', ')}`,
  tooLong: (label: string, most: number) => `${label} is too long; the limit is ${number(most)} characters`,
  longEntry: (label: string, most: number) =>
    `An entry of ${label} is too long; the limit is ${number(most)} characters`,
  tooMany: (label: string, most: number) => `${label} has too many entries; the limit is ${number(most)}`,
};
