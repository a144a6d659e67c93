import { MAX_IMAGES } from '#contract/products/productFields.ts';
import { toMatchKey } from '#contract/text/matchKey.ts';
import type { Words } from '#languages/words.ts';
import { splitList } from '#features/csv/csvText.ts';
import { acceptFiles, createFileSlot, type ProductSlot } from '../images/imageModel.ts';

/** The image files that were chosen with the table, by what their names are compared by. */
export type ImageFiles = ReadonlyMap<string, File>;

export const addImageFiles = (files: ImageFiles, added: readonly File[]): ImageFiles =>
  new Map([...files, ...added.map((file) => [toMatchKey(file.name), file] as const)]);

/** An image is named by its file, or by its address in this store. */
const isAddress = (text: string) => /^(?:https?:\/\/|\/)/i.test(text);

type ImageWords = Pick<Words['productImport'], 'importCopy'> & Pick<Words['images'], 'imageCopy'>;

type ImageCellOptions = {
  files: ImageFiles;
  /** Whether the browser may read an image at this address. */
  canFetch: (address: string) => boolean;
};

/** Reads the images of a new product: its slots, as the form has them, and what is wrong with them. */
export function readImages(words: ImageWords, text: string, options: ImageCellOptions) {
  const entries = splitList(text);
  const images = entries.map((entry) => readImage(words, entry, options));
  return {
    slots: images.map(({ slot }) => slot),
    problems: [
      ...images.flatMap(({ problems }) => problems),
      ...(entries.length > MAX_IMAGES ? [words.imageCopy.full] : []),
    ],
  };
}

function readImage(
  { importCopy, imageCopy }: ImageWords,
  entry: string,
  { files, canFetch }: ImageCellOptions,
) {
  const file = files.get(toMatchKey(entry));
  if (file)
    return {
      slot: createFileSlot(file, entry),
      problems: acceptFiles(imageCopy, [file], 0, 'typeAndSize').warnings,
    };
  // Also where it can't be had: that it is missing is said once.
  const slot: ProductSlot = { from: 'server', id: entry, image: { url: entry, publicId: '' } };
  if (!isAddress(entry)) return { slot, problems: [importCopy.imageNotChosen(entry)] };
  return { slot, problems: canFetch(entry) ? [] : [importCopy.imageElsewhere(entry)] };
}
