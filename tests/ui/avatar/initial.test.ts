import { expect, test } from 'vitest';
import { getInitial } from '#ui/avatar/Avatar.tsx';

test.each([
  ['Ananya Krishnamurthy', 'A'],
  ['  priyanka', 'P'],
  ['Łukasz', 'Ł'],
  ['émile', 'É'],
  ['(guest)', 'G'],
  ['7-Eleven', '7'],
])('shows %s as %s', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});

test('does not split a grapheme', () => {
  expect(getInitial('é́mile')).toBe('É́');
  expect(getInitial('नेहा')).toBe('ने');
});

test('does not change a letter without a single capital form', () => {
  expect(getInitial('ßmith')).toBe('ß');
});

test('returns the first character of a name without letters', () => {
  expect(getInitial('👩‍👧 🙂')).toBe('👩‍👧');
});

test('is empty without a name', () => {
  expect(getInitial(undefined)).toBeUndefined();
  expect(getInitial('   ')).toBeUndefined();
});
