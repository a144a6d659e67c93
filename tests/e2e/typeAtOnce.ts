import type { CDPSession } from 'playwright';

type Key = { key: string; code: string; windowsVirtualKeyCode: number; text?: string; modifiers?: number };

const CTRL = 2;

const namedKeys: Record<string, Key> = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
  'Control+k': { key: 'k', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: CTRL },
};

const toCharacter = (text: string): Key => ({
  key: text,
  code: '',
  windowsVirtualKeyCode: text.toUpperCase().codePointAt(0)!,
  text,
});

/** Converts 'Enter 120 Tab' to keys. What isn't the name of a key is typed. */
const toKeys = (text: string): Key[] =>
  text.split(' ').flatMap((part) => namedKeys[part] ?? Array.from(part, toCharacter));

/** Presses keys one after another, without waiting for the page in between. */
export async function typeAtOnce(devtools: CDPSession, text: string): Promise<void> {
  await Promise.all(
    toKeys(text).flatMap(({ text: typed, ...key }) => [
      devtools.send('Input.dispatchKeyEvent', {
        ...key,
        ...(typed === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown', text: typed }),
      }),
      devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  );
}
