import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { readPngFrames } from './pngFrames.ts';

/** How many frames of an animation are looked at. */
const MAX_FRAMES = 30;
/** Differences up to this, of 255, are noise and no picture. */
const NOISE = 8;

/** How much a frame shows: nothing at all, one colour, or a picture. */
type Content = 'nothing' | 'colour' | 'picture';

async function judgeContent(frame: Sharp): Promise<Content> {
  const { channels } = await frame.stats();
  const alpha = channels.length % 2 === 0 ? channels.at(-1) : undefined;
  if (alpha?.max === 0) return 'nothing';
  return channels.some(({ min, max }) => max - min > NOISE) ? 'picture' : 'colour';
}

/** Finds the first frame with a picture, or else with a colour. Returns 0 where all are empty. */
async function findShown(frames: Iterable<Sharp>): Promise<number> {
  const contents: Content[] = [];
  for (const frame of frames) {
    const content = await judgeContent(frame);
    if (content === 'picture') return contents.length;
    contents.push(content);
  }
  return Math.max(0, contents.indexOf('colour'));
}

async function openPngFrame(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const whole = sharp(bytes, options);
  const frames = readPngFrames(Buffer.from(bytes)).take(MAX_FRAMES).toArray();
  if (frames.length === 0) return whole;
  const shown = await findShown([whole, ...frames.map(({ png }) => sharp(png, options))]);
  const frame = frames[shown - 1];
  if (!frame) return whole;
  const { png, ...edges } = frame;
  const onCanvas = sharp(png, options)
    .ensureAlpha()
    .extend({ ...edges, background: '#0000' });
  return sharp(await onCanvas.png().toBuffer(), options);
}

/**
 * Opens what an image shows. Of an animation that is the first frame which is not blank: many begin with an empty one and
 * fade in.
 */
export async function openShownFrame(
  bytes: Uint8Array,
  options: SharpOptions & { limitInputPixels: number },
): Promise<Sharp> {
  const { format, pages = 1, width, height } = await sharp(bytes, options).metadata();
  if (format === 'png') return openPngFrame(bytes, options);
  // As many frames as a still image may have pixels: each is decoded with all before it.
  const judged = Math.min(pages, MAX_FRAMES, Math.floor(options.limitInputPixels / (width * height)));
  const frames = Iterator.from(Array(judged > 1 ? judged : 0).keys()).map((page) =>
    sharp(bytes, { ...options, page }),
  );
  return sharp(bytes, { ...options, page: await findShown(frames) });
}
