import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { type Pair, pairs } from '#contract/settings/colourPairs.ts';
import { StartupError } from '../settings/startupError.ts';
import { type Colours, readThemeColours, type Theme } from './themeColours.ts';

/** The accent colour of each theme. */
export type Accents = Record<Theme, string>;

type MeasuredPair = Pair & { ratio: number };

/** Measures the contrast of all pairs of colours that components use. */
export const measurePairs = (colours: Colours): MeasuredPair[] =>
  pairs.map((pair) => ({
    ...pair,
    ratio: wcagContrast(colours[pair.foreground] ?? '', colours[pair.background] ?? ''),
  }));

/** Returns the pair that misses its contrast by most. The other colours are mixed from the accent. */
function findWorstPair(css: string, theme: Theme, accent: string): MeasuredPair | undefined {
  const tooLow = measurePairs(readThemeColours(css, theme, { accent })).filter(
    ({ ratio, needed }) => ratio < needed,
  );
  return tooLow.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0];
}

const toOklch = converter('oklch');
const STEP = 0.005;
const steps = Array.from({ length: 1 / STEP }, (_, index) => (index + 1) * STEP);

/** Returns the colour in another lightness: as saturated as screens can show it. */
function changeLightness(colour: string, change: number): string | undefined {
  const { l, ...rest } = toOklch(colour) ?? {};
  const lightness = (l ?? 0) + change;
  if (lightness < 0 || lightness > 1) return undefined;
  return formatHex(clampChroma({ c: 0, ...rest, mode: 'oklch', l: lightness }, 'oklch'));
}

/** Returns the first colour, in another lightness, that has enough contrast. */
const findAccent = (css: string, theme: Theme, accent: string, changes: readonly number[]) =>
  changes
    .values()
    .map((change) => changeLightness(accent, change))
    .find((colour) => colour !== undefined && findWorstPair(css, theme, colour) === undefined);

/**
 * Returns the accent of both themes: that of the dark one is lighter, as far as its pairs need it. `css` is the text of
 * src/ui/theme/tokens.css. Throws if the accent has too little contrast in the light theme.
 */
export function createAccents(css: string, accent: string): Accents {
  const worst = findWorstPair(css, 'light', accent);
  if (worst) {
    const { foreground, background, use, ratio, needed } = worst;
    const nearest = findAccent(
      css,
      'light',
      accent,
      steps.flatMap((step) => [-step, step]),
    );
    throw new StartupError(
      `The setting BRAND_ACCENT must be a colour with enough contrast: ${foreground} on ${background} (${use}) ` +
        `has ${floor(ratio)}:1 in the light theme and needs ${needed}:1. ` +
        `The nearest colour that works is ${nearest} (it is '${accent}').`,
    );
  }
  const dark = findAccent(css, 'dark', accent, [0, ...steps]);
  if (dark === undefined) throw new Error(`no lightness of ${accent} has enough contrast in the dark theme`);
  return { light: accent, dark };
}

/** Rounds down, because 4.496 isn't 4.5. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100;

/** The style sheet that replaces the accent of the tokens. It is in no layer, so that it precedes theirs. */
export const createAccentSheet = ({ light, dark }: Accents): string =>
  `:root{--color-accent:${light}}@media not print{[data-theme=dark]{--color-accent:${dark}}}`;
