import { number } from './rules.ts';

export const unreadable = {
  notCsv:
    'This is not a CSV file. In your spreadsheet, choose “Save as” or “Download”, then “CSV” or “CSV UTF-8”.',
  severalFiles: 'You chose more than one CSV file. Choose one, together with its images.',
  tooLarge: 'The file is larger than 20 MB. Split it into smaller files.',
  wrongEncoding: 'The file has characters that don’t exist in this encoding.',
  oneColumn: 'Only one column was found. The file may use a different column separator.',
  noRows: 'No rows were found below the column names.',
  tooManyRows: 'The file has more than 10,000 rows. Split it into smaller files.',
  unknown: 'Your browser couldn’t read the file. It may have been moved or changed. Choose it again.',
};

/** A quoted cell has no end. */
export const brokenQuotes = (line: number) =>
  `Line ${number(line)} has a quotation mark that isn’t closed or is in the wrong place. Fix the line, then choose the file again.`;

/** Why a row can’t be imported. */
export const rowProblems = {
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
  unknownChoice: (label: string, choices: readonly string[]) =>
    `${label} must be one of ${choices.join(', ')}`,
  tooLong: (label: string, most: number) => `${label} is too long; the limit is ${number(most)} characters`,
  longEntry: (label: string, most: number) =>
    `An entry in ${label} is too long; the limit is ${number(most)} characters`,
  tooMany: (label: string, most: number) => `${label} has too many entries; the limit is ${number(most)}`,
};
