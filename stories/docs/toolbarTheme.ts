import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

export type DocsTheme = 'light' | 'dark';
type Channel = DocsContextProps['channel'];
type GlobalsEvent = { globals?: { theme?: string } };

/** Theme of the docs page. */
export const ThemeContext = createContext<DocsTheme>('light');

function readTheme(channel: Channel): DocsTheme {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
  return event?.globals?.theme === 'dark' ? 'dark' : 'light';
}

/** Returns the theme chosen in the toolbar. */
export function useToolbarTheme(channel: Channel): DocsTheme {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => readTheme(channel));
}
