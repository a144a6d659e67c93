import { useState } from 'react';
import type { LetterKeys } from '#features/keyboard/letterKeys.ts';
import { getAdminKey, readKey, writeKey } from '../browser/adminStorage.ts';

const getKey = (email: string) => getAdminKey(email, 'letter-keys');

export const loadLetterKeys = (email: string): LetterKeys =>
  readKey(getKey(email)) === 'off' ? 'off' : 'on';

export const saveLetterKeys = (email: string, letterKeys: LetterKeys) => writeKey(getKey(email), letterKeys);

/**
 * Returns whether an administrator has single-key shortcuts on, and a function that stores the choice in this browser.
 * `email` is '' for visitors.
 */
export function useLetterKeys(email: string): [LetterKeys, (letterKeys: LetterKeys) => void] {
  const [state, setState] = useState({ email, letterKeys: loadLetterKeys(email) });
  // Another administrator has signed in.
  if (state.email !== email) setState({ email, letterKeys: loadLetterKeys(email) });
  return [
    state.letterKeys,
    (letterKeys) => {
      saveLetterKeys(email, letterKeys);
      setState({ email, letterKeys });
    },
  ];
}
