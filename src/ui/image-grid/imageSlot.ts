/** One image of the grid, from the moment it was chosen. */
export type ImageSlot = {
  id: string;
  url: string;
  alt: string;
} & (
  | { status: 'ready' }
  /** How much of it has arrived, from 0 to 1. */
  | { status: 'uploading'; progress: number }
  | { status: 'failed'; reason: string }
);

/** The list with one of its members at another place; an unknown member or place changes nothing. */
export function moveSlot<T extends { id: string }>(
  slots: readonly T[],
  id: string,
  toIndex: number,
): readonly T[] {
  const slot = slots.find((one) => one.id === id);
  if (!slot || toIndex < 0 || toIndex >= slots.length) return slots;
  return slots.filter((one) => one.id !== id).toSpliced(toIndex, 0, slot);
}

/** How many empty places are drawn after the images and the one that takes more. */
export const placeholderCount = (filled: number, size: number) => Math.max(0, size - filled - 1);
