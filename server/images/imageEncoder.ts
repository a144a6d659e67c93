import sharp, { type SharpOptions } from 'sharp';
import { openVisibleFrame } from './visibleFrame.ts';
import { validateImageContent } from './validateImageContent.ts';
import { createFileMessage } from './createFileMessage.ts';
import { throwFieldError } from '../base/httpError.ts';

const MAX_PIXELS = 40e6;
const MAX_SIDE_PX = 1600;
/** A table cell is at most 56 px wide, times three on the densest screens. */
const THUMBNAIL_SIDE_PX = 320;
const TIMEOUT_SECONDS = 20;

// Block decoders that product images don't need, and use one thread per image so that requests go first.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
sharp.concurrency(1);
sharp.cache(false);

const JPEG_END = Uint8Array.of(0xff, 0xd9);

const encode = async (bytes: Uint8Array, failOn: SharpOptions['failOn']): Promise<Uint8Array> =>
  (await openVisibleFrame(bytes, { limitInputPixels: MAX_PIXELS, failOn }))
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();

/** Encodes a JPEG that lacks only its end marker, which browsers display too. Fails if pixels are missing. */
const encodeWithoutEnd = (bytes: Uint8Array) => encode(Buffer.concat([bytes, JPEG_END]), 'warning');

const lacksEnd = (error: unknown) => error instanceof Error && /premature end of JPEG/.test(error.message);

/** Re-encodes an image, which strips metadata and anything else in the file. Keeps one frame of an animation. */
export async function encodeImage(file: File): Promise<Uint8Array> {
  const bytes = await file.bytes();
  validateImageContent(file, bytes);
  try {
    return await encode(bytes, 'error').catch((error: unknown) => {
      if (!lacksEnd(error)) throw error;
      return encodeWithoutEnd(bytes);
    });
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    const message = createFileMessage(file, (t, name) =>
      isTooLarge ? t.tooManyPixels(name, MAX_PIXELS / 1e6) : t.damaged(name),
    );
    return throwFieldError('images', message);
  }
}

/** Encodes a thumbnail of an encoded image. */
export const encodeThumbnail = (image: Uint8Array): Promise<Uint8Array> =>
  sharp(image)
    .resize({ width: THUMBNAIL_SIDE_PX, height: THUMBNAIL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
