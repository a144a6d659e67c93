import { readFileSync } from 'node:fs';
import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { createAccents, createAccentSheet, measurePairs } from '#server/brand/accents.ts';
import { readThemeColours } from '#server/brand/themeColours.ts';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');

const BRANDS = ['#4256dc', '#0b7a4b', '#7a1f5c', '#b3261e', '#0060c0', '#003300'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(BRANDS)('every pair of colours has enough contrast with the accent %s', (colour) => {
    const accent = createAccents(css, colour)[theme];
    const colours = readThemeColours(css, theme, { accent });
    expect(colours['accent']).toBe(accent);
    expect(measurePairs(colours).filter(({ ratio, needed }) => !(ratio >= needed))).toEqual([]);
  });
});

it('keeps the accent in the light theme', () =>
  expect(BRANDS.map((colour) => createAccents(css, colour).light)).toEqual(BRANDS));

it('derives nearly the accent that the design has in the dark theme', () => {
  const { light, dark } = { light: readThemeColours(css, 'light'), dark: readThemeColours(css, 'dark') };
  const derived = createAccents(css, light['accent'] ?? '').dark;
  expect(differenceCiede2000()(derived, dark['accent'] ?? '')).toBeLessThan(6);
});

it.each([
  ['#10b981', 'accent on surface-active (link) has 2.14:1', '#007953'],
  ['#ffd400', 'accent on surface-active (link) has 1.21:1', '#7f6900'],
  // Too dark: a selected row gets so dark that the edges of its controls are hard to see.
  ['#000000', 'border-control on surface-selected (edge of a control) has 2.92:1', '#070707'],
])('refuses %s, and names a colour that works', (colour, problem, nearest) => {
  expect(() => createAccents(css, colour)).toThrow(
    `The setting BRAND_ACCENT must be a colour with enough contrast: ${problem} in the light theme`,
  );
  expect(() => createAccents(css, colour)).toThrow(
    `The nearest colour that works is ${nearest} (it is '${colour}').`,
  );
  expect(createAccents(css, nearest).light).toBe(nearest);
});

it('writes a style sheet that leaves printed pages light', () => {
  expect(createAccentSheet({ light: '#0b7a4b', dark: '#4dab79' })).toBe(
    ':root{--color-accent:#0b7a4b}@media not print{[data-theme=dark]{--color-accent:#4dab79}}',
  );
});
