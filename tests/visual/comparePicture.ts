import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { CDPSession } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommandContext } from 'vitest/node';
import { actualFolder, expectedFolder, getPictureFile, getReportFile } from './pictureFiles.ts';
import type { Comparison } from './comparePixels.ts';
import type { PictureArea } from './pictureArea.ts';

export type Picture = { story: string; theme: 'light' | 'dark'; area: PictureArea | undefined };
export type PictureOutcome = 'same' | 'differs' | 'new';

type Page = BrowserCommandContext['page'];

/** Maximum number of screenshots to wait until the page stands still. */
const MAX_SHOTS = 10;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Takes a screenshot over CDP with fast compression. `page.screenshot` takes nearly twice as long. */
async function capture(page: Page, area: PictureArea | undefined): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const clip = { x: 0, y: 0, ...page.viewportSize()!, ...area, scale: 1 };
  const { data } = await (await session).send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

const worker = new Worker(new URL('comparePixels.ts', import.meta.url));
worker.unref();

/** Compares in a worker, because decoded pictures cause garbage collection that would delay the stories. */
async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ one, other, port: port2 } satisfies Comparison, [port2]);
  const [same] = (await once(port1, 'message')) as [boolean];
  port1.close();
  return same;
}

/** Takes screenshots until one matches the expected picture or two in a row are the same. */
async function shootUntilStill(
  page: Page,
  area: PictureArea | undefined,
  expected: Buffer | undefined,
): Promise<{ png: Buffer; outcome: 'expected' | 'other' }> {
  let last = await capture(page, area);
  for (let shots = 1; shots < MAX_SHOTS; shots += 1) {
    if (expected && (await isSame(expected, last))) return { png: last, outcome: 'expected' };
    const next = await capture(page, area);
    if (await isSame(last, next)) return { png: next, outcome: 'other' };
    last = next;
  }
  return { png: last, outcome: 'other' };
}

const save = async (file: string, content: Buffer) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Compresses without loss to about 40 % of the browser's PNG. */
const compress = (png: Buffer) => sharp(png).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();

const toPng = (picture: Buffer) => sharp(picture).png().toBuffer();

/**
 * Compares the page with the story's committed picture. With Vitest's `--update` it replaces a different picture.
 * Otherwise it saves new and different pictures for the report.
 */
export async function comparePicture(
  { page, project }: BrowserCommandContext,
  { story, theme, area }: Picture,
): Promise<PictureOutcome> {
  const file = getPictureFile(story, theme);
  const committed = await readFile(file).catch(() => undefined);
  const { png, outcome } = await shootUntilStill(page, area, committed);
  if (outcome === 'expected') return 'same';
  if (project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    await save(file, await compress(png));
    return 'same';
  }
  await save(path.join(actualFolder, getReportFile(story, theme)), png);
  if (!committed) return 'new';
  await save(path.join(expectedFolder, getReportFile(story, theme)), await toPng(committed));
  return 'differs';
}
