/** One image of the grid: shown, uploading or failed to upload. */
export type ImageSlot = {
  id: string;
  url: string;
  alt: string;
} & (
  | { status: 'ready' }
  /** From 0 to 1. */
  | { status: 'uploading'; progress: number }
  | { status: 'failed'; reason: string }
);

/** Moves a slot to another index. Returns the same list if the slot or the index doesn't exist. */
export function moveSlot<T extends { id: string }>(
  slots: readonly T[],
  id: string,
  toIndex: number,
): readonly T[] {
  const slot = slots.find((item) => item.id === id);
  if (!slot || toIndex < 0 || toIndex >= slots.length) return slots;
  return slots.filter((item) => item.id !== id).toSpliced(toIndex, 0, slot);
}

/** Returns the number of empty tiles after the images and the add tile. */
export const countPlaceholders = (filled: number, size: number) => Math.max(0, size - filled - 1);
