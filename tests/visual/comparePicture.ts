import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommandContext } from 'vitest/node';
import { actualFolder, expectedFolder, pictureFile, reportName } from '../../scripts/pictureFiles.mjs';
import type { PictureArea } from './pictureArea.ts';

export type Picture = { story: string; theme: 'light' | 'dark'; area: PictureArea | undefined };
export type PictureOutcome = 'same' | 'differs' | 'new';

type Page = BrowserCommandContext['page'];
export type Pixels = { data: Buffer; info: { width: number; height: number } };

/** How long something may go on moving before its picture is taken all the same. */
const MAX_SHOTS = 10;

const decode = (picture: Buffer): Promise<Pixels> =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

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
  if (one.data.equals(other.data)) return true;
  let strays = 0;
  // A loop and not a function for each of four million values: that took a tenth of what a picture takes.
  for (let index = 0; index < one.data.length; index += 1) {
    const step = Math.abs(one.data[index]! - other.data[index]!);
    if (step > MAX_STEP) strays += 1;
    if (step > MAX_STRAY_STEP || strays > MAX_STRAY_VALUES) return false;
  }
  return true;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own command, packing quickly: `page.screenshot` takes nearly twice the time for the same pixels. */
async function capture(page: Page, area: PictureArea | undefined): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const clip = { x: 0, y: 0, ...page.viewportSize()!, ...area, scale: 1 };
  const { data } = await (await session).send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

type Shot = { png: Buffer; pixels: Pixels };

async function shoot(page: Page, area: PictureArea | undefined): Promise<Shot> {
  const png = await capture(page, area);
  return { png, pixels: await decode(png) };
}

/** The first picture that is as expected, or else the first that is twice the same. */
async function shootUntilStill(
  page: Page,
  area: PictureArea | undefined,
  expected: Pixels | undefined,
): Promise<Shot> {
  let last = await shoot(page, area);
  for (let shots = 1; shots < MAX_SHOTS; shots += 1) {
    if (expected && isSame(expected, last.pixels)) return last;
    const next = await shoot(page, area);
    if (isSame(last.pixels, next.pixels)) return next;
    last = next;
  }
  return last;
}

const save = async (file: string, content: Buffer) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Pixel for pixel the same (sharp's PNG would be smaller only with fewer colours), at two fifths of the browser's PNG. */
const compress = (png: Buffer) => sharp(png).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();

const toPng = (picture: Buffer) => sharp(picture).png().toBuffer();

/**
 * Compares what is shown with the story's committed picture. With Vitest's `--update` it becomes that picture; one that
 * is still the same keeps its file. Otherwise what differs, or is new, is laid where the report finds it.
 */
export async function comparePicture(
  { page, project }: BrowserCommandContext,
  { story, theme, area }: Picture,
): Promise<PictureOutcome> {
  const file = pictureFile(story, theme);
  const committed = await readFile(file).catch(() => undefined);
  const expected = committed && (await decode(committed));
  const { png, pixels } = await shootUntilStill(page, area, expected);
  if (expected && isSame(expected, pixels)) return 'same';
  if (project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    await save(file, await compress(png));
    return 'same';
  }
  await save(path.join(actualFolder, reportName(story, theme)), png);
  if (!committed) return 'new';
  await save(path.join(expectedFolder, reportName(story, theme)), await toPng(committed));
  return 'differs';
}
