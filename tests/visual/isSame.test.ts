import { expect, test } from 'vitest';
import { isSame, type Pixels } from './isSame.ts';

const SIZE = 20;

/** Creates a grey square in which some values are lighter. */
const square = (changed = 0, steps = 0): Pixels => ({
  data: Buffer.from(
    Array.from({ length: SIZE * SIZE * 3 }, (_, index) => 128 + (index < changed ? steps : 0)),
  ),
  info: { width: SIZE, height: SIZE },
});

test('ignores rounding differences', () => {
  expect(isSame(square(), square())).toBe(true);
  expect(isSame(square(), square(SIZE * SIZE * 3, 2))).toBe(true);
  expect(isSame(square(), square(12, 4))).toBe(true);
});

test('finds a small area with a small difference, and a single visible pixel', () => {
  expect(isSame(square(), square(13, 3))).toBe(false);
  expect(isSame(square(), square(1, 5))).toBe(false);
});

test('finds a different size', () => {
  expect(isSame(square(), { ...square(), info: { width: SIZE * 2, height: SIZE / 2 } })).toBe(false);
});
