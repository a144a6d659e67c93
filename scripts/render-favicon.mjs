// Draws public/favicon.png from public/favicon.svg: `node scripts/render-favicon.mjs` after a change of the drawing.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIZE_PX = 64;
const drawing = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

// Rasterized large and then made smaller, whatever size the drawing says that it has.
await sharp(drawing, { density: 600 })
  .resize(SIZE_PX, SIZE_PX)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(drawing.replace('.svg', '.png'));
