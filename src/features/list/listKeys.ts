import { isNonLatin, type LetterKeys } from '#features/keyboard/letterKeys.ts';

/** What a key does in a list. */
export type ListCommand = 'search' | 'next' | 'previous' | 'select' | 'selectRange' | 'edit';

/** The key in the keyboard's language, and its position, for keyboards without Latin letters. */
const letterCommands: readonly { key: string; code: string; command: ListCommand }[] = [
  { key: '/', code: 'Slash', command: 'search' },
  { key: 'j', code: 'KeyJ', command: 'next' },
  { key: 'k', code: 'KeyK', command: 'previous' },
  { key: 'x', code: 'KeyX', command: 'select' },
  { key: 'e', code: 'KeyE', command: 'edit' },
];

const arrowCommands: Partial<Record<string, ListCommand>> = { ArrowDown: 'next', ArrowUp: 'previous' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `list` if the focus is in the table. Elsewhere, the arrow keys scroll the page. */
export type KeyScope = { focus: 'list' | 'page'; letterKeys: LetterKeys };

/** Returns what a key does; undefined for keys that are not for the list. */
export function getListCommand(press: KeyPress, { focus, letterKeys }: KeyScope): ListCommand | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const arrowCommand = press.shiftKey ? undefined : arrowCommands[press.key];
  if (arrowCommand) return focus === 'list' ? arrowCommand : undefined;
  if (letterKeys === 'off') return undefined;
  const letter = letterCommands.find(({ key, code }) =>
    isNonLatin(press) ? code === press.code : key === press.key.toLowerCase(),
  );
  // Some keyboards type a slash with Shift.
  if (!letter || letter.command === 'search' || !press.shiftKey) return letter?.command;
  return letter.command === 'select' ? 'selectRange' : undefined;
}

/**
 * Returns the index of the row to move to; undefined at either end. From elsewhere in the page, only `next` moves, to
 * the first row.
 */
export function getTargetRow(
  index: number | undefined,
  rowCount: number,
  command: 'next' | 'previous',
): number | undefined {
  const target = command === 'next' ? (index ?? -1) + 1 : (index ?? 0) - 1;
  return target >= 0 && target < rowCount ? target : undefined;
}
