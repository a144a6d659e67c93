// oxlint-disable import/no-default-export -- Tailwind takes a plugin's default export.
import { icons as lucide } from '@iconify-json/lucide';
import plugin from 'tailwindcss/plugin';

/** Lucide draws at 24 px with a stroke of 2. Ours are smaller, so the line is lighter, but at the smallest. */
const STROKE = 1.75;
const BOLD_STROKE = 2.25;

/**
 * Returns the drawing as an address. A mask asks only where there is ink, not for its colour.
 * @param {string} body
 * @param {number} stroke
 */
function drawingUrl(body, stroke) {
  if (!body.includes('stroke-width="2"')) throw new Error(`a drawing whose line is not 2 wide: ${body}`);
  const drawing = body
    .replaceAll('currentColor', 'black')
    .replaceAll('stroke-width="2"', `stroke-width="${stroke}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`;
  const escaped = svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}

const drawings = Object.fromEntries(Object.entries(lucide.icons).map(([name, { body }]) => [name, body]));

/** `icon-eye` gives an element Lucide's drawing of that name, `icon-bold-eye` the one for the smallest size (icon.css). */
export default plugin(({ matchUtilities }) => {
  matchUtilities(
    {
      icon: (body) => ({ '--drawing': drawingUrl(body, STROKE) }),
      'icon-bold': (body) => ({ '--bold-drawing': drawingUrl(body, BOLD_STROKE) }),
    },
    { values: drawings },
  );
});
