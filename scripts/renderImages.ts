// Renders images from their drawings: the WebP images of the demo store from server/seed/art/*.svg, and public/favicon.png.
// Run `node scripts/renderImages.ts` after changing a drawing, and commit both.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const art = join(root, 'server/seed/art');
const PRODUCT_PX = 1200;
const FAVICON_PX = 64;

// Rasterizes at a high resolution, then scales down.
const render = (drawing: string, size: number) => sharp(drawing, { density: 600 }).resize(size, size);

for (const name of readdirSync(art))
  await render(join(art, name), PRODUCT_PX)
    .webp({ quality: 85 })
    .toFile(join(root, 'server/seed/images', name.replace('.svg', '.webp')));

await render(join(root, 'public/favicon.svg'), FAVICON_PX)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(join(root, 'public/favicon.png'));
