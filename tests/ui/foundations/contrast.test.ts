import { expect, it } from 'vitest';
import { contrast, rgbOf } from '../../../stories/foundations/contrast.ts';

it('measures as WCAG does', () => {
  expect(contrast(rgbOf('#000000'), rgbOf('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(rgbOf('#4256dc'), rgbOf('#4256dc'))).toBe(1);
});

it('takes nothing else for a colour', () => expect(() => rgbOf('red')).toThrow('red is no colour'));
