import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { pairs } from '#contract/settings/colourPairs.ts';
import { measurePairs } from '#server/brand/accents.ts';
import { resolveColour, type Theme } from '#server/brand/themeColours.ts';
import { decorations, shadows } from '../../../stories/foundations/decorations.ts';
import { readShadowNames, readTokens } from './readTokens.ts';

it('computes contrast like WCAG', () => {
  expect(wcagContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(wcagContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('resolves variables and color-mix, and rejects anything else', () => {
  const declared = { ink: '#000000', half: 'color-mix(in oklab, var(--color-ink) 50%, white)' };
  // Chromium's result for the same mix.
  expect(resolveColour('var(--color-half)', declared)).toBe('#636363');
  expect(() => resolveColour('var(--color-away)', declared)).toThrow('--color-away is no colour');
  expect(() => resolveColour('rgb(0 0 0)', declared)).toThrow('is no colour');
});

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const tokens = readTokens(theme);

  it('every colour pair of the product has the required contrast', () => {
    expect(pairs.length).toBeGreaterThan(100);
    const measured = measurePairs(tokens);
    expect(measured.map(({ ratio }) => ratio).filter(Number.isNaN)).toEqual([]);
    expect(measured.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });

  it('the foundations show every colour', () => {
    const shown = new Set([
      ...pairs.flatMap(({ foreground, background }) => [foreground, background]),
      ...decorations.map(({ colour }) => colour),
    ]);
    expect(Object.keys(tokens).filter((name) => !shown.has(name))).toEqual([]);
  });
});

it('the foundations show every shadow', () => {
  expect(Object.keys(shadows)).toEqual(readShadowNames());
});
