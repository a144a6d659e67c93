import { expect, test } from 'vitest';
import { initialOf } from '#ui/avatar/initial.ts';

test.each([
  ['Ananya Krishnamurthy', 'A'],
  ['  priyanka', 'P'],
  ['Łukasz', 'Ł'],
  ['émile', 'É'],
  ['(guest)', 'G'],
  ['7-Eleven', '7'],
])('shows %s as %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('keeps together what a reader sees as one letter', () => {
  expect(initialOf('é́mile')).toBe('É́');
  expect(initialOf('नेहा')).toBe('ने');
});

test('leaves a letter as it is that has no single large form', () => {
  expect(initialOf('ßmith')).toBe('ß');
});

test('takes the first sign of a name without letters', () => {
  expect(initialOf('👩‍👧 🙂')).toBe('👩‍👧');
});

test('has nothing to show for nobody', () => {
  expect(initialOf(undefined)).toBeUndefined();
  expect(initialOf('   ')).toBeUndefined();
});
