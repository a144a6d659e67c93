/** The values of a picture, channel by channel, and its size. */
export type Pixels = { data: Uint8Array; info: { width: number; height: number } };

/** A step of a colour too small to see, and large enough for processors that round differently. */
const MAX_STEP = 2;
/**
 * At the edge of an image that is drawn smaller, where several roundings come together, one browser was seen to draw two
 * pixels a step further off, depending on what it had drawn before. So few and so small, it is no fault of ours.
 */
const MAX_STRAY_STEP = 4;
const MAX_STRAY_VALUES = 12;

/** Whether nobody could tell two pictures apart. */
export function isSame(one: Pixels, other: Pixels): boolean {
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return false;
  let strays = 0;
  // A loop and not a function for each of four million values: that took a tenth of what a picture takes.
  for (let index = 0; index < one.data.length; index += 1) {
    const step = Math.abs(one.data[index]! - other.data[index]!);
    if (step > MAX_STEP) strays += 1;
    if (step > MAX_STRAY_STEP || strays > MAX_STRAY_VALUES) return false;
  }
  return true;
}
