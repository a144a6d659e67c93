import sharp from 'sharp';
import { checkContent } from '../images/checkContent.ts';
import { imageCopy, shownName } from '../images/imageCopy.ts';
import { Refusal } from '../refusal.ts';

const MOST_PIXELS = 40e6;
/** Of the longer side. */
const LARGEST = 1600;
/** The same of a thumbnail: a table's cell has 56 px at most, on the finest screens times three. */
const SMALL = 320;
const SECONDS = 20;

// Decoders that no image of a product needs, and one thread an image: requests come first.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
sharp.concurrency(1);
sharp.cache(false);

/**
 * The picture that the file shows, drawn anew: nothing else that the file may hold is left, neither place and camera
 * nor a script in its tail. Of an animation it is the first frame.
 */
export async function encodeImage(file: File): Promise<Uint8Array> {
  const bytes = await file.bytes();
  checkContent(file, bytes);
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    return await picture
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    const name = shownName(file);
    throw new Refusal(400, isTooLarge ? imageCopy.tooManyPixels(name, MOST_PIXELS) : imageCopy.damaged(name));
  }
}

/** A small copy of a picture that this encoder made. */
export const encodeThumbnail = (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
