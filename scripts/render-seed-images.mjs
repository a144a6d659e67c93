// Renders server/seed/art/*.svg as the WebP images of the demo store. Run it after changing the art and commit
// both:
//   node scripts/render-seed-images.mjs
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { browser as found } from './browser.mjs';

const ART = new URL('../server/seed/art/', import.meta.url);
const IMAGES = new URL('../server/seed/images/', import.meta.url);
const SIDE_PX = 1200;
const MAX_BYTES = 60 * 1024;

/** Runs in the page. Returns the drawing on a square canvas as a data URL. */
async function draw({ svg, side, quality }) {
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d').drawImage(picture, 0, 0, side, side);
  return canvas.toDataURL('image/webp', quality);
}

/** Uses the best quality that stays below MAX_BYTES. */
async function render(page, svg) {
  for (const quality of [0.9, 0.85, 0.8, 0.7, 0.6]) {
    const url = await page.evaluate(draw, { svg, side: SIDE_PX, quality });
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (bytes.length < MAX_BYTES) return { bytes, quality };
  }
  throw new Error(`larger than ${MAX_BYTES} bytes at the lowest quality`);
}

const browser = await chromium.launch(found.launchOptions());
const page = await browser.newPage();
mkdirSync(IMAGES, { recursive: true });
for (const file of readdirSync(ART).filter((name) => name.endsWith('.svg'))) {
  const { bytes, quality } = await render(page, readFileSync(new URL(file, ART), 'utf8'));
  const name = `${basename(file, '.svg')}.webp`;
  writeFileSync(new URL(name, IMAGES), bytes);
  console.log(`${name}  ${(bytes.length / 1024).toFixed(1)} KB  quality ${quality}`);
}
await browser.close();
