import { number } from './rules.ts';

/** Why a file can’t be imported. */
export const unreadable = {
  notCsv:
    'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then “CSV” or “CSV UTF-8”.',
  severalFiles: 'You chose more than one CSV file. Choose one, together with its images.',
  tooLarge: 'The file is larger than 20 MB. Split it into smaller files.',
  wrongEncoding: 'The file has characters that don’t exist in this encoding.',
  oneColumn: 'Only one column was found, so the column separator may be another one.',
  noRows: 'No rows were found below the column names.',
  tooManyRows: 'The file has more than 10,000 rows. Split it into smaller files.',
  unknown: 'Your browser couldn’t read the file. It may have been moved or changed. Choose it again.',
};

/** A quotation mark that does not tell where its cell ends. */
export const brokenQuotes = (line: number) =>
  `A quotation mark in line ${number(line)} is not closed or is in the wrong place, so it is not clear where the cells end. Correct the line, then choose the file again.`;

/** Why a row is refused. */
export const rowProblems = {
  tooManyCells: 'The row has more cells than there are headings',
  sameProduct: (place: number) => `Row ${place} is about the same product`,
  unknownId: (id: string) => `No product has the ID “${id}”`,
  savedSince: 'Someone else changed it since this file was exported.',
  unsure: 'It was sent before, but the store didn’t answer. Check whether the product exists.',
  noAnswer: 'The store didn’t answer. Check whether the product was added.',
  changedMeanwhile: 'Someone else changed it.',
  noReason: 'The store didn’t answer as expected.',
  imageNotChosen: (name: string) => `The image “${name}” was not chosen`,
  imageElsewhere: (address: string) => `The image at ${address} is not in this store`,
  imageNotLoaded: (address: string) => `The image at ${address} could not be loaded`,
  notAFlag: (label: string) => `${label} must be yes or no`,
  /** Why a cell is not the price or the stock that it should be. `example` is written in the style of the file. */
  amountProblems: {
    notANumber: (label: string, cell: string, _example: string) => `${label}: “${cell}” is not a number`,
    wrongGroups: (label: string, cell: string, example: string) =>
      `${label}: “${cell}” is not written like ${example}`,
    scientific: (label: string, cell: string, _example: string) =>
      `${label}: “${cell}” is shortened, so digits may be missing. Write the whole number`,
    tooManyDigits: (label: string, cell: string, _example: string) =>
      `${label}: “${cell}” has too many digits`,
  },
  unknownChoice: (label: string, choices: readonly string[]) =>
    `${label} must be one of ${choices.join(', ')}`,
  tooLong: (label: string, most: number) => `${label} is too long; the limit is ${number(most)} characters`,
  longEntry: (label: string, most: number) =>
    `An entry of ${label} is too long; the limit is ${number(most)} characters`,
  tooMany: (label: string, most: number) => `${label} has too many entries; the limit is ${number(most)}`,
};
