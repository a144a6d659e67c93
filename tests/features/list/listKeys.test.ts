import { describe, expect, it } from 'vitest';
import { getListCommand, getTargetRow, type KeyScope } from '#features/list/listKeys.ts';

const inList: KeyScope = { focus: 'list', letterKeys: 'on' };
const onPage: KeyScope = { focus: 'page', letterKeys: 'on' };

function press(key: string, changes: Partial<Parameters<typeof getListCommand>[0]> = {}) {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes };
}

describe('getListCommand', () => {
  it('returns the command of each key in a list', () => {
    const commands = ['/', 'j', 'k', 'x', 'e', 'ArrowDown', 'ArrowUp'].map((key) =>
      getListCommand(press(key), inList),
    );
    expect(commands).toEqual(['search', 'next', 'previous', 'select', 'edit', 'next', 'previous']);
  });

  it('leaves the arrow keys to the page outside of the list', () => {
    expect(getListCommand(press('ArrowDown'), onPage)).toBeUndefined();
    expect(getListCommand(press('ArrowUp'), onPage)).toBeUndefined();
    expect(getListCommand(press('j'), onPage)).toBe('next');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (modifier) => {
    for (const key of ['/', 'j', 'k', 'x', 'e', 'ArrowDown'])
      expect(getListCommand(press(key, { [modifier]: true }), inList)).toBeUndefined();
  });

  it('selects a range with Shift and x, and ignores other letters with Shift', () => {
    expect(getListCommand(press('X', { shiftKey: true }), inList)).toBe('selectRange');
    expect(getListCommand(press('J', { shiftKey: true }), inList)).toBeUndefined();
    expect(getListCommand(press('E', { shiftKey: true }), inList)).toBeUndefined();
    expect(getListCommand(press('ArrowDown', { shiftKey: true }), inList)).toBeUndefined();
  });

  it('works with Caps Lock', () => {
    expect(getListCommand(press('J'), inList)).toBe('next');
    expect(getListCommand(press('X'), inList)).toBe('select');
  });

  it('accepts a slash that is typed with Shift', () => {
    expect(getListCommand(press('/', { code: 'Digit7', shiftKey: true }), inList)).toBe('search');
  });

  it('uses the position of keys only on keyboards without Latin letters', () => {
    expect(getListCommand(press('ت', { code: 'KeyJ' }), inList)).toBe('next');
    expect(getListCommand(press('ظ', { code: 'Slash' }), inList)).toBe('search');
    expect(getListCommand(press('h', { code: 'KeyJ' }), inList)).toBeUndefined();
    expect(getListCommand(press('-', { code: 'Slash' }), inList)).toBeUndefined();
  });

  it('returns only the commands of arrow keys if single-key shortcuts are off', () => {
    const off: KeyScope = { focus: 'list', letterKeys: 'off' };
    for (const key of ['/', 'j', 'k', 'x', 'e']) expect(getListCommand(press(key), off)).toBeUndefined();
    expect(getListCommand(press('ArrowDown'), off)).toBe('next');
  });
});

describe('getTargetRow', () => {
  it('returns the first row if no row has the focus', () => {
    expect(getTargetRow(undefined, 10, 'next')).toBe(0);
    expect(getTargetRow(undefined, 10, 'previous')).toBeUndefined();
    expect(getTargetRow(undefined, 0, 'next')).toBeUndefined();
  });

  it('returns the row below or above, up to both ends', () => {
    expect(getTargetRow(4, 10, 'next')).toBe(5);
    expect(getTargetRow(4, 10, 'previous')).toBe(3);
    expect(getTargetRow(9, 10, 'next')).toBeUndefined();
    expect(getTargetRow(0, 10, 'previous')).toBeUndefined();
  });
});
