import { number } from './rules.ts';

/** Why a file can’t be imported. */
export const unreadable = {
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

/** Why a row is refused. */
export const rowProblems = {
  tooManyCells: 'The row has more cells than there are headings',
  sameProduct: (place: number) => `Row ${place} is about the same product`,
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
