/** Channel values and size of a picture. */
export type Pixels = { data: Uint8Array; info: { width: number; height: number } };

/** Invisible colour difference caused by processors that round differently. */
export const MAX_STEP = 2;
/** A few larger differences are allowed, because Chromium sometimes rounds the edges of scaled images differently. */
const MAX_STRAY_STEP = 4;
const MAX_STRAY_VALUES = 12;

/** Returns whether two pictures look the same. */
export function isSame(one: Pixels, other: Pixels): boolean {
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return false;
  let strays = 0;
  // A loop, because a callback for each of four million values is slow.
  for (let index = 0; index < one.data.length; index += 1) {
    const step = Math.abs(one.data[index]! - other.data[index]!);
    if (step > MAX_STEP) strays += 1;
    if (step > MAX_STRAY_STEP || strays > MAX_STRAY_VALUES) return false;
  }
  return true;
}
