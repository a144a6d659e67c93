import { MAX_IMAGES } from '#contract/products/productFields.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import type { Messages } from '#languages/messages.ts';
import { splitList } from '#features/csv/csvText.ts';
import { acceptFiles, createFileSlot, type ProductSlot } from '../images/imageModel.ts';

/** Image files chosen with the table, by normalized name. */
export type ImageFiles = ReadonlyMap<string, File>;

export const addImageFiles = (files: ImageFiles, newFiles: readonly File[]): ImageFiles =>
  new Map([...files, ...newFiles.map((file) => [toMatchKey(file.name), file] as const)]);

/** Images are given by file name, or by URL in this store. */
const isUrl = (text: string) => /^(?:https?:\/\/|\/)/i.test(text);

type ImageMessages = Pick<Messages['productImport'], 'importPage'> & Pick<Messages['images'], 'imageField'>;

type ImageCellOptions = {
  files: ImageFiles;
  /** Whether the page may load an image from this URL. */
  canLoad: (url: string) => boolean;
};

/** Parses the images of a new product. Returns their slots and problems. */
export function parseImageCell(messages: ImageMessages, text: string, options: ImageCellOptions) {
  const entries = splitList(text);
  const images = entries.map((entry) => parseImage(messages, entry, options));
  return {
    slots: images.map(({ slot }) => slot),
    problems: [
      ...images.flatMap(({ problems }) => problems),
      ...(entries.length > MAX_IMAGES ? [messages.imageField.full] : []),
    ],
  };
}

function parseImage(t: ImageMessages, entry: string, { files, canLoad }: ImageCellOptions) {
  const file = files.get(toMatchKey(entry));
  if (file)
    return {
      slot: createFileSlot(file, entry),
      problems: acceptFiles(t.imageField, [file], 0, 'typeAndSize').warnings,
    };
  // Creates a slot even if the image is missing, so that the form's rules don't report it again.
  const slot: ProductSlot = { from: 'server', id: entry, image: { url: entry, publicId: '' } };
  if (!isUrl(entry)) return { slot, problems: [t.importPage.imageNotChosen(entry)] };
  return { slot, problems: canLoad(entry) ? [] : [t.importPage.imageElsewhere(entry)] };
}
