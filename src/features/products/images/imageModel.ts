import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGES, type ProductImage } from '#contract/product.ts';
import { moveSlot } from '#ui/image-grid/imageSlot.ts';
import { imageCopy as copy } from './imageCopy.ts';

/** One image of the form: one that the store has, or a file that goes there when the product is saved. */
export type ProductSlot =
  { from: 'server'; id: string; image: ProductImage } | { from: 'disk'; id: string; file: File; url: string };

/** What the browser checks of a file. The server checks both calls by the file's content. */
export type FileChecks = 'typeAndSize' | 'none';

export const slotsOf = (images: readonly ProductImage[] = []): ProductSlot[] =>
  images.map((image, index) => ({ from: 'server', id: `saved-${index}`, image }));

/** A file with the address of its preview, which is as good as an id. */
export const slotFor = (file: File, url: string): ProductSlot => ({ from: 'disk', id: url, file, url });

/**
 * The order in which the store keeps them: a call carries the saved images as a list and the new files as another one,
 * and the new ones are added at the end. The form shows that order, so that it promises none that can't be kept.
 */
const inSavedOrder = (slots: readonly ProductSlot[]): ProductSlot[] => [
  ...slots.filter(({ from }) => from === 'server'),
  ...slots.filter(({ from }) => from === 'disk'),
];

/** The files that may come in, and a warning for each reason why others may not. */
export function admitted(
  files: readonly File[],
  taken: number,
  checks: FileChecks,
): { files: readonly File[]; warnings: readonly string[] } {
  const room = MAX_IMAGES - taken;
  if (files.length > 0 && room <= 0) return { files: [], warnings: [copy.full] };
  const problems = checks === 'none' ? [] : files.map(problemOf);
  const good = files.filter((_, index) => problems[index] === undefined);
  const warnings = problems.filter((problem) => problem !== undefined);
  return {
    files: good.slice(0, room),
    warnings: good.length > room ? [...warnings, copy.onlyMore(room)] : warnings,
  };
}

function problemOf({ name, type, size }: File): string | undefined {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return copy.invalidType(name);
  return size > MAX_IMAGE_BYTES ? copy.tooLarge(name) : undefined;
}

export const withAdded = (slots: readonly ProductSlot[], added: readonly ProductSlot[]): ProductSlot[] => [
  ...slots,
  ...added,
];

export const withRemoved = (slots: readonly ProductSlot[], id: string): ProductSlot[] =>
  slots.filter((slot) => slot.id !== id);

/** A replaced file keeps its place; what replaces a saved image is new, and comes after the saved ones. */
export const withReplaced = (slots: readonly ProductSlot[], id: string, by: ProductSlot): ProductSlot[] =>
  inSavedOrder(slots.map((slot) => (slot.id === id ? by : slot)));

export const withMoved = (slots: readonly ProductSlot[], id: string, toIndex: number): ProductSlot[] =>
  inSavedOrder(moveSlot(slots, id, toIndex));

/** Where an image that is dropped at `toIndex` comes to stand. */
export const placeOf = (slots: readonly ProductSlot[], id: string, toIndex: number): number =>
  withMoved(slots, id, toIndex).findIndex((slot) => slot.id === id);

export const hasBothKinds = (slots: readonly ProductSlot[]): boolean =>
  new Set(slots.map(({ from }) => from)).size > 1;

export const filesIn = (slots: readonly ProductSlot[]): File[] =>
  slots.flatMap((slot) => (slot.from === 'disk' ? [slot.file] : []));

/** As a call names them. */
export const savedIn = (slots: readonly ProductSlot[]): Pick<ProductImage, 'url' | 'publicId'>[] =>
  slots.flatMap((slot) => (slot.from === 'server' ? [named(slot.image)] : []));

const named = ({ url, publicId }: ProductImage) => ({ url, publicId });

/** publicIds of the saved images that were removed or replaced. */
export function deletedFrom(
  before: readonly ProductImage[] | undefined,
  slots: readonly ProductSlot[],
): string[] {
  const kept = new Set(savedIn(slots).map(({ publicId }) => publicId));
  return (before ?? [])
    .map(({ publicId }) => publicId)
    .filter((publicId) => publicId !== '' && !kept.has(publicId));
}

export const previewsIn = (slots: readonly ProductSlot[]): string[] =>
  slots.flatMap((slot) => (slot.from === 'disk' ? [slot.url] : []));
