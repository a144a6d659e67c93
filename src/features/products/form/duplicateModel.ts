import type { Product } from '#contract/products/product.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import {
  codeFields,
  MAX_IMAGES,
  type ProductImage,
  productFields,
} from '#contract/products/productFields.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import type { Messages } from '#languages/messages.ts';
import { findFileProblem } from '#features/form/findFileProblem.ts';
import { createFileSlot } from '../images/imageModel.ts';
import type { ProductValues } from './productFormModel.ts';
import { toFormValues } from './productPayload.ts';

/** An image of the source, and its file if it could be loaded. */
export type CopiedImage = { image: ProductImage; file: File | undefined };

/** The states of the page that duplicates a product. */
export type DuplicateState =
  | { status: 'loading' }
  | { status: 'notFound' }
  /** The source couldn't be loaded; `text` says why. */
  | { status: 'failed'; text: string }
  | { status: 'ready' };

type DuplicateMessages = Messages['productForm']['duplicate'];

/** Matches the suffix that marks a copy, and its number. */
function createSuffixPattern({ mark, markAgain }: DuplicateMessages): RegExp {
  const numberedSuffix = escapePattern(markAgain).replace('#', String.raw`(\d+)`);
  return new RegExp(`^(.*) (?:${escapePattern(mark)}|${numberedSuffix})$`, 's');
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Adds the copy suffix to a name: 'Kettle (copy)', then 'Kettle (copy 2)'. Shortens long names. */
export function markAsCopy(t: DuplicateMessages, name: string): string {
  const [, original, count] = createSuffixPattern(t).exec(cleanLine(name)) ?? [];
  const suffix = original === undefined ? t.mark : t.markAgain.replace('#', String(Number(count ?? 1) + 1));
  const maxLength = productFields.name.max - suffix.length - 1;
  return `${truncateText(original ?? cleanLine(name), maxLength).trimEnd()} ${suffix}`.trimStart();
}

/** Returns what a copy starts with: a draft without stock, and without the codes, which are those of the original. */
export const toCopy = (product: Product): Product => ({
  ...product,
  ...Object.fromEntries(codeFields.map((field) => [field, undefined])),
  status: 'draft',
  stock: 0,
});

/** Returns the text above the copy. `name` is that of the original. */
export function formatSubtitle(t: DuplicateMessages, name: string, original: Product): string {
  const hasCodes = codeFields.some((field) => trimToUndefined(original[field]) !== undefined);
  return [t.subtitle(name), ...(hasCodes ? [t.withoutCodes] : [])].join(' ');
}

/** Returns whether the form accepts a file. */
const isAccepted = (file: File | undefined): file is File =>
  file !== undefined && findFileProblem(file) === undefined;

/** Returns the add form's values with this name, and the source images that must be added by hand. */
export function createDuplicate(
  name: string,
  source: Product,
  copiedImages: readonly CopiedImage[],
  toUrl: (file: File) => string,
): { values: ProductValues; missingImages: readonly ProductImage[] } {
  const files = copiedImages.map(({ file }) => file).filter(isAccepted);
  return {
    values: {
      ...toFormValues(source),
      name,
      images: files.slice(0, MAX_IMAGES).map((file) => createFileSlot(file, toUrl(file))),
    },
    missingImages: copiedImages.filter(({ file }) => !isAccepted(file)).map(({ image }) => image),
  };
}

const FILE_EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg' };

/** Returns a file name for an image. The position keeps the order, because the first image is the thumbnail. */
export const getImageFileName = (position: number, type: string): string =>
  `image-${position}.${FILE_EXTENSIONS[type] ?? type.split('/')[1] ?? 'img'}`;
