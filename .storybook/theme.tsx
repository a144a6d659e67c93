import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

type ThemeGlobal = 'light' | 'dark' | 'side-by-side';

export const themeToolbar = {
  description: 'Theme',
  toolbar: {
    title: 'Theme',
    icon: 'paintbrush',
    dynamicTitle: true,
    items: [
      { type: 'reset', value: 'light', title: 'Light', icon: 'sun' },
      { type: 'item', value: 'dark', title: 'Dark', icon: 'moon' },
      { type: 'item', value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
    ],
  },
} as const;

function useDocumentTheme(theme: 'light' | 'dark') {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** Adds padding around a component, but not around a page (`frame: 'page'`). */
const Frame = ({ frame, children }: { frame: unknown; children: ReactNode }) =>
  frame === 'page' ? children : <div className="p-6">{children}</div>;

/**
 * Shows the story in the chosen theme. Side by side, a component is rendered twice in one document; its popups
 * are light in both. A page is light here; review/SideBySidePreview.tsx adds the dark frame.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = globals.theme as ThemeGlobal;
  useDocumentTheme(theme === 'dark' ? 'dark' : 'light');
  const framed = (
    <Frame frame={parameters.frame}>
      <Story />
    </Frame>
  );
  if (theme !== 'side-by-side' || parameters.frame === 'page') return framed;
  return (
    <div className="grid grid-cols-2">
      {(['light', 'dark'] as const).map((side) => (
        <div key={side} data-theme={side} className="min-h-dvh bg-canvas text-text">
          {framed}
        </div>
      ))}
    </div>
  );
};
