import { describe, expect, test } from 'vitest';
import { countPlaceholders, moveSlot } from '#ui/image-grid/imageSlot.ts';

const slots = ['a', 'b', 'c'].map((id) => ({ id }));
const joinIds = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('the order of images', () => {
  test('moves one image forwards and backwards', () => {
    expect(joinIds(moveSlot(slots, 'a', 2))).toBe('bca');
    expect(joinIds(moveSlot(slots, 'c', 0))).toBe('cab');
    expect(joinIds(moveSlot(slots, 'b', 1))).toBe('abc');
  });
  test('does not change for a missing image or position', () => {
    expect(moveSlot(slots, 'x', 0)).toBe(slots);
    expect(moveSlot(slots, 'a', 3)).toBe(slots);
    expect(moveSlot(slots, 'a', -1)).toBe(slots);
  });
});

describe('the empty slots', () => {
  test('follow the slot that adds images', () => {
    expect(countPlaceholders(0, 6)).toBe(5);
    expect(countPlaceholders(4, 6)).toBe(1);
    expect(countPlaceholders(5, 6)).toBe(0);
    expect(countPlaceholders(6, 6)).toBe(0);
    expect(countPlaceholders(8, 6)).toBe(0);
  });
});
