import { expect, test } from 'vitest';
import { isSame, type Pixels } from './isSame.ts';

const SIZE = 20;

/** A grey square in which some values are lighter by a number of steps. */
const square = (changed = 0, steps = 0): Pixels => ({
  data: Buffer.from(
    Array.from({ length: SIZE * SIZE * 3 }, (_, index) => 128 + (index < changed ? steps : 0)),
  ),
  info: { width: SIZE, height: SIZE },
});

test('pictures that a processor rounds differently are the same', () => {
  expect(isSame(square(), square())).toBe(true);
  expect(isSame(square(), square(SIZE * SIZE * 3, 2))).toBe(true);
  expect(isSame(square(), square(12, 4))).toBe(true);
});

test('a small area three steps off, or one pixel that can be seen, is a difference', () => {
  expect(isSame(square(), square(13, 3))).toBe(false);
  expect(isSame(square(), square(1, 5))).toBe(false);
});

test('another size is a difference', () => {
  expect(isSame(square(), { ...square(), info: { width: SIZE * 2, height: SIZE / 2 } })).toBe(false);
});
