import { expect, test } from 'vitest';
import { lineWidth } from '#ui/skeleton/Skeleton.tsx';

const rows = Array.from({ length: 30 }, (_, row) => row);

test('is uneven from row to row', () => {
  for (const row of rows) expect(lineWidth(row, 'first')).not.toBe(lineWidth(row + 1, 'first'));
});

test('is the same each time, and fits', () => {
  for (const row of rows) {
    expect(lineWidth(row, 'second')).toBe(lineWidth(row, 'second'));
    expect(Number.parseInt(lineWidth(row, 'second'), 10)).toBeLessThan(100);
  }
});
