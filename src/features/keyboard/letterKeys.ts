import { createContext } from 'react';

/** Whether shortcuts of a single character work: letters, "/" and "?". Administrators can turn them off (WCAG 2.1.4). */
export type LetterKeys = 'on' | 'off';

export const LetterKeysContext = createContext<LetterKeys>('on');

/** Elements that use letter keys: text fields, and lists that jump to an option. */
const USES_LETTERS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** Returns whether a key is for the focused element or an input method, and not a shortcut. */
export const isTyping = (event: KeyboardEvent) =>
  event.isComposing || (event.target instanceof Element && event.target.closest(USES_LETTERS) !== null);

/** Returns whether a key types a letter that isn't Latin, as on Arabic and Hindi keyboards. */
export const isNonLatin = ({ key }: Pick<KeyboardEvent, 'key'>) =>
  /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);
