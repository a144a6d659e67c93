import { expect, it } from 'vitest';
import { dismissed, layoutOf, resized, sidebarAt, toggled } from '#features/shell/sidebarModel.ts';

it('begins as it was left beside the content, and closed over it', () => {
  expect(layoutOf(sidebarAt(true, 'open'))).toBe('beside');
  expect(layoutOf(sidebarAt(true, 'closed'))).toBe('closed');
  expect(layoutOf(sidebarAt(false, 'open'))).toBe('closed');
});

it('ignores a toggle within 200 ms of the one before', () => {
  const opened = toggled(sidebarAt(false, 'closed'), 1000);
  expect(layoutOf(opened)).toBe('overlay');
  expect(toggled(opened, 1199)).toBe(opened);
  expect(layoutOf(toggled(opened, 1200))).toBe('closed');
});

it('is dismissed only where it covers the content', () => {
  expect(layoutOf(dismissed(toggled(sidebarAt(false, 'closed'), 0)))).toBe('closed');
  expect(layoutOf(dismissed(sidebarAt(true, 'open')))).toBe('beside');
});

it('closes as the window becomes narrow and comes back as it was left', () => {
  const wide = sidebarAt(true, 'open');
  const narrow = resized(wide, false, 'open');
  expect(layoutOf(narrow)).toBe('closed');
  expect(layoutOf(resized(narrow, true, 'open'))).toBe('beside');
  expect(resized(wide, true, 'closed')).toBe(wide);
});
