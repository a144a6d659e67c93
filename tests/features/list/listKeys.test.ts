import { describe, expect, it } from 'vitest';
import { getListCommand, getTargetRow, type KeyScope } from '#features/list/listKeys.ts';

const inList: KeyScope = { focus: 'list', letterKeys: 'on' };
const onPage: KeyScope = { focus: 'page', letterKeys: 'on' };

function press(key: string, changes: Partial<Parameters<typeof getListCommand>[0]> = {}) {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes };
}

describe('a key', () => {
  it('has a command in a list', () => {
    const commands = ['/', 'j', 'k', 'x', 'e', 'ArrowDown', 'ArrowUp'].map((key) =>
      getListCommand(press(key), inList),
    );
    expect(commands).toEqual(['search', 'next', 'previous', 'select', 'edit', 'next', 'previous']);
  });

  it('scrolls the page if it is an arrow outside of the list', () => {
    expect(getListCommand(press('ArrowDown'), onPage)).toBeUndefined();
    expect(getListCommand(press('ArrowUp'), onPage)).toBeUndefined();
    expect(getListCommand(press('j'), onPage)).toBe('next');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is left to the browser with %s', (modifier) => {
    for (const key of ['/', 'j', 'k', 'x', 'e', 'ArrowDown'])
      expect(getListCommand(press(key, { [modifier]: true }), inList)).toBeUndefined();
  });

  it('selects a range with Shift and x; other letters have no command with Shift', () => {
    expect(getListCommand(press('X', { shiftKey: true }), inList)).toBe('selectRange');
    expect(getListCommand(press('J', { shiftKey: true }), inList)).toBeUndefined();
    expect(getListCommand(press('E', { shiftKey: true }), inList)).toBeUndefined();
    expect(getListCommand(press('ArrowDown', { shiftKey: true }), inList)).toBeUndefined();
  });

  it('works with Caps Lock', () => {
    expect(getListCommand(press('J'), inList)).toBe('next');
    expect(getListCommand(press('X'), inList)).toBe('select');
  });

  it('types a slash with Shift on some keyboards', () => {
    expect(getListCommand(press('/', { code: 'Digit7', shiftKey: true }), inList)).toBe('search');
  });

  it('counts by its position on keyboards without Latin letters, and only there', () => {
    expect(getListCommand(press('ت', { code: 'KeyJ' }), inList)).toBe('next');
    expect(getListCommand(press('ظ', { code: 'Slash' }), inList)).toBe('search');
    expect(getListCommand(press('h', { code: 'KeyJ' }), inList)).toBeUndefined();
    expect(getListCommand(press('-', { code: 'Slash' }), inList)).toBeUndefined();
  });

  it('does nothing if single-key shortcuts are off, except for the arrows', () => {
    const off: KeyScope = { focus: 'list', letterKeys: 'off' };
    for (const key of ['/', 'j', 'k', 'x', 'e']) expect(getListCommand(press(key), off)).toBeUndefined();
    expect(getListCommand(press('ArrowDown'), off)).toBe('next');
  });
});

describe('the next row', () => {
  it('is the first if no row has the focus', () => {
    expect(getTargetRow(undefined, 10, 'next')).toBe(0);
    expect(getTargetRow(undefined, 10, 'previous')).toBeUndefined();
    expect(getTargetRow(undefined, 0, 'next')).toBeUndefined();
  });

  it('is the one below or above, up to both ends', () => {
    expect(getTargetRow(4, 10, 'next')).toBe(5);
    expect(getTargetRow(4, 10, 'previous')).toBe(3);
    expect(getTargetRow(9, 10, 'next')).toBeUndefined();
    expect(getTargetRow(0, 10, 'previous')).toBeUndefined();
  });
});
