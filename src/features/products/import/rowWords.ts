import type { Words } from '#languages/words.ts';

/** What is said of a row that is refused: the import's own words, those of either form, and those of images. */
export type RowWords = Pick<Words['productImport'], 'importCopy'> &
  Pick<Words['productForm'], 'createCopy' | 'editCopy' | 'choiceCopy'> &
  Pick<Words['images'], 'imageCopy'>;
