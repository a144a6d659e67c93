import { MAX_IMAGES } from '#contract/products/productFields.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import type { Messages } from '#languages/messages.ts';
import { splitList } from '#features/csv/csvText.ts';
import { acceptFiles, createFileSlot, type ProductSlot } from '../images/imageModel.ts';

/** Image files chosen with the table, by normalized name. */
export type ImageFiles = ReadonlyMap<string, File>;

export const addImageFiles = (files: ImageFiles, added: readonly File[]): ImageFiles =>
  new Map([...files, ...added.map((file) => [toMatchKey(file.name), file] as const)]);

/** Images are named by file, or by URL in this store. */
const isUrl = (text: string) => /^(?:https?:\/\/|\/)/i.test(text);

type ImageMessages = Pick<Messages['productImport'], 'importPage'> & Pick<Messages['images'], 'imageField'>;

type ImageCellOptions = {
  files: ImageFiles;
  /** Whether the page may load an image from this URL. */
  canLoad: (url: string) => boolean;
};

/** Reads the images of a new product: slots and problems. */
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
  // A slot even if it is missing, so that only one problem is reported.
  const slot: ProductSlot = { from: 'server', id: entry, image: { url: entry, publicId: '' } };
  if (!isUrl(entry)) return { slot, problems: [t.importPage.imageNotChosen(entry)] };
  return { slot, problems: canLoad(entry) ? [] : [t.importPage.imageElsewhere(entry)] };
}
