import { expect, it } from 'vitest';
import {
  dismissSidebar,
  getSidebarLayout,
  updateScreenSize,
  createSidebarState,
  toggleSidebar,
} from '#features/shell/shellModel.ts';

it('starts in its last state next to the content, and closed over the content', () => {
  expect(getSidebarLayout(createSidebarState(true, 'open'))).toBe('beside');
  expect(getSidebarLayout(createSidebarState(true, 'closed'))).toBe('closed');
  expect(getSidebarLayout(createSidebarState(false, 'open'))).toBe('closed');
});

it('ignores a toggle within 200 ms of the previous one', () => {
  const opened = toggleSidebar(createSidebarState(false, 'closed'), 1000);
  expect(getSidebarLayout(opened)).toBe('overlay');
  expect(toggleSidebar(opened, 1199)).toBe(opened);
  expect(getSidebarLayout(toggleSidebar(opened, 1200))).toBe('closed');
});

it('can be dismissed only if it covers the content', () => {
  expect(getSidebarLayout(dismissSidebar(toggleSidebar(createSidebarState(false, 'closed'), 0)))).toBe(
    'closed',
  );
  expect(getSidebarLayout(dismissSidebar(createSidebarState(true, 'open')))).toBe('beside');
});

it('closes when the window becomes narrow and restores its state when it is wide again', () => {
  const wide = createSidebarState(true, 'open');
  const narrow = updateScreenSize(wide, false, 'open');
  expect(getSidebarLayout(narrow)).toBe('closed');
  expect(getSidebarLayout(updateScreenSize(narrow, true, 'open'))).toBe('beside');
  expect(updateScreenSize(wide, true, 'closed')).toBe(wide);
});
