import { MAX_IMAGES, type ProductImage } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { findFileProblem } from '#features/form/findFileProblem.ts';
import { moveSlot } from '#ui/image-grid/imageSlot.ts';

/** A stored image, or a file that is uploaded on save. */
export type ProductSlot =
  | { from: 'server'; id: string; image: ProductImage }
  | { from: 'disk'; id: string; file: File; url: string };

/** How chosen files are checked in the browser. The server checks every file. */
export type FileChecks = 'typeAndSize' | 'none';

export const toSlots = (images: readonly ProductImage[] = []): ProductSlot[] =>
  images.map((image, index) => ({ from: 'server', id: `saved-${index}`, image }));

/** Creates a slot for a file. Its preview URL serves as id. */
export const createFileSlot = (file: File, url: string): ProductSlot => ({
  from: 'disk',
  id: url,
  file,
  url,
});

/**
 * Sorts saved images first, like the store: requests send saved images and new files separately, and the store adds
 * new ones at the end.
 */
const sortSavedFirst = (slots: readonly ProductSlot[]): ProductSlot[] => [
  ...slots.filter(({ from }) => from === 'server'),
  ...slots.filter(({ from }) => from === 'disk'),
];

/** Returns the accepted files, and a warning for each reason others were rejected. */
export function acceptFiles(
  t: Messages['images']['imageField'],
  files: readonly File[],
  usedCount: number,
  checks: FileChecks,
): { files: readonly File[]; warnings: readonly string[] } {
  const freeCount = MAX_IMAGES - usedCount;
  if (files.length > 0 && freeCount <= 0) return { files: [], warnings: [t.full] };
  const problems = checks === 'none' ? [] : files.map(findFileProblem);
  const accepted = files.filter((_, index) => problems[index] === undefined);
  const warnings = files.flatMap(({ name }, index) => {
    const problem = problems[index];
    return problem === undefined ? [] : [t[problem](name)];
  });
  return {
    files: accepted.slice(0, freeCount),
    warnings: accepted.length > freeCount ? [...warnings, t.onlyMore(freeCount)] : warnings,
  };
}

export const addSlots = (slots: readonly ProductSlot[], newSlots: readonly ProductSlot[]): ProductSlot[] => [
  ...slots,
  ...newSlots,
];

export const removeSlot = (slots: readonly ProductSlot[], id: string): ProductSlot[] =>
  slots.filter((slot) => slot.id !== id);

/** Replaces an image. The new file takes its position, or follows the saved images if it replaces one of them. */
export const replaceSlot = (
  slots: readonly ProductSlot[],
  id: string,
  replacement: ProductSlot,
): ProductSlot[] => sortSavedFirst(slots.map((slot) => (slot.id === id ? replacement : slot)));

export const moveSlotTo = (slots: readonly ProductSlot[], id: string, toIndex: number): ProductSlot[] =>
  sortSavedFirst(moveSlot(slots, id, toIndex));

/** Returns the index at which an image dropped at `toIndex` ends up. */
export const getDropIndex = (slots: readonly ProductSlot[], id: string, toIndex: number): number =>
  moveSlotTo(slots, id, toIndex).findIndex((slot) => slot.id === id);

export const hasBothKinds = (slots: readonly ProductSlot[]): boolean =>
  new Set(slots.map(({ from }) => from)).size > 1;

export const getFiles = (slots: readonly ProductSlot[]): File[] =>
  slots.flatMap((slot) => (slot.from === 'disk' ? [slot.file] : []));

/** Returns the remaining saved images, as sent in a call. */
export const getSavedImages = (slots: readonly ProductSlot[]): Pick<ProductImage, 'url' | 'publicId'>[] =>
  slots.flatMap((slot) => (slot.from === 'server' ? [toSavedImage(slot.image)] : []));

const toSavedImage = ({ url, publicId }: ProductImage) => ({ url, publicId });

/** Returns the publicIds of saved images that were removed or replaced. */
export function getDeletedIds(
  savedImages: readonly ProductImage[] | undefined,
  slots: readonly ProductSlot[],
): string[] {
  const remainingIds = new Set(getSavedImages(slots).map(({ publicId }) => publicId));
  return (savedImages ?? [])
    .map(({ publicId }) => publicId)
    .filter((publicId) => publicId !== '' && !remainingIds.has(publicId));
}

export const getPreviewUrls = (slots: readonly ProductSlot[]): string[] =>
  slots.flatMap((slot) => (slot.from === 'disk' ? [slot.url] : []));
