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

test('keeps together what a reader sees as one letter', () => {
  expect(getInitial('é́mile')).toBe('É́');
  expect(getInitial('नेहा')).toBe('ने');
});

test('leaves a letter as it is that has no single large form', () => {
  expect(getInitial('ßmith')).toBe('ß');
});

test('takes the first sign of a name without letters', () => {
  expect(getInitial('👩‍👧 🙂')).toBe('👩‍👧');
});

test('has nothing to show for nobody', () => {
  expect(getInitial(undefined)).toBeUndefined();
  expect(getInitial('   ')).toBeUndefined();
});
