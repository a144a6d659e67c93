import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { decorations, pairs, shadows } from '../../../stories/foundations/pairs.ts';
import { readShadowNames, readTokens, resolveColour, type Theme } from './readTokens.ts';

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
    const tooLow = pairs.flatMap(({ foreground, background, use, needed }) => {
      const ratio = wcagContrast(tokens[foreground] ?? '', tokens[background] ?? '');
      return ratio >= needed
        ? []
        : [`${foreground} on ${background}: ${ratio.toFixed(2)}, ${use} needs ${needed}`];
    });
    expect(tooLow).toEqual([]);
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
