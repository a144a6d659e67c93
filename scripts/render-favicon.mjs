// Renders public/favicon.png from public/favicon.svg. Run `node scripts/render-favicon.mjs` after changing the SVG.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIZE_PX = 64;
const drawing = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

// Rasterize at a high resolution, then scale down.
await sharp(drawing, { density: 600 })
  .resize(SIZE_PX, SIZE_PX)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(drawing.replace('.svg', '.png'));
