import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { readPngFrames } from './pngFrames.ts';

const MAX_FRAMES = 30;
/** Differences up to this value, of 255, count as noise. */
const NOISE = 8;

type Content = 'nothing' | 'colour' | 'picture';

async function classifyContent(frame: Sharp): Promise<Content> {
  const { channels } = await frame.stats();
  const alpha = channels.length % 2 === 0 ? channels.at(-1) : undefined;
  if (alpha?.max === 0) return 'nothing';
  return channels.some(({ min, max }) => max - min > NOISE) ? 'picture' : 'colour';
}

/** Returns the index of the first frame with a picture, otherwise of the first with a colour, otherwise 0. */
async function findVisibleFrame(frames: Iterable<Sharp>): Promise<number> {
  const contents: Content[] = [];
  for (const frame of frames) {
    const content = await classifyContent(frame);
    if (content === 'picture') return contents.length;
    contents.push(content);
  }
  return Math.max(0, contents.indexOf('colour'));
}

async function openPngFrame(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options);
  const frames = readPngFrames(Buffer.from(bytes)).take(MAX_FRAMES).toArray();
  if (frames.length === 0) return image;
  const index = await findVisibleFrame([image, ...frames.map(({ png }) => sharp(png, options))]);
  const frame = frames[index - 1];
  if (!frame) return image;
  const { png, ...edges } = frame;
  const onCanvas = sharp(png, options)
    .ensureAlpha()
    .extend({ ...edges, background: '#0000' });
  return sharp(await onCanvas.png().toBuffer(), options);
}

/** Opens an image. Of an animation, opens the first frame that is not blank, because many fade in. */
export async function openVisibleFrame(
  bytes: Uint8Array,
  options: SharpOptions & { limitInputPixels: number },
): Promise<Sharp> {
  const { format, pages = 1, width, height } = await sharp(bytes, options).metadata();
  if (format === 'png') return openPngFrame(bytes, options);
  // Decoding a frame decodes all frames before it, so the pixel limit covers all of them.
  const frameCount = Math.min(pages, MAX_FRAMES, Math.floor(options.limitInputPixels / (width * height)));
  const frames = Iterator.from(Array(frameCount > 1 ? frameCount : 0).keys()).map((page) =>
    sharp(bytes, { ...options, page }),
  );
  return sharp(bytes, { ...options, page: await findVisibleFrame(frames) });
}
