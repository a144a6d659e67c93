import { expect, test } from 'vitest';
import { getLineWidth } from '#ui/skeleton/Skeleton.tsx';

const rows = Array.from({ length: 30 }, (_, row) => row);

test('varies from row to row', () => {
  for (const row of rows) expect(getLineWidth(row, 'first')).not.toBe(getLineWidth(row + 1, 'first'));
});

test('is the same each time for a row, and less than 100%', () => {
  for (const row of rows) {
    expect(getLineWidth(row, 'second')).toBe(getLineWidth(row, 'second'));
    expect(Number.parseInt(getLineWidth(row, 'second'), 10)).toBeLessThan(100);
  }
});
