import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type ListSourceName, ListSourceContext } from '../stories/app/ListSourceContext.ts';
import { pagesOfWholeLists } from '../stories/mocks/pagesOfWholeLists.ts';

/** Whether the lists of a screen ask for all rows or for pages: texts, rules and looks are the same. */
export const listToolbar = {
  lists: {
    description: 'Where lists have their rows from',
    toolbar: {
      title: 'Lists',
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Lists as the backend has them' },
        { value: 'pages', title: 'Lists page by page' },
      ],
    },
  },
};

const { VITE_LISTS } = import.meta.env as Record<string, string | undefined>;

/** `npm run test:pages` sets it from outside. */
export const listDefaults = { lists: VITE_LISTS || 'usual' };

type Msw = { use: (...handlers: ReturnType<typeof pagesOfWholeLists>) => void };

/** Before the screen asks for anything, and after the story has said what is answered. */
function Pages({ msw, children }: { msw: Msw; children: ReactNode }) {
  useState(() => msw.use(...pagesOfWholeLists()));
  return <ListSourceContext value="pages">{children}</ListSourceContext>;
}

export const withListSource: Decorator = (Story, { globals, msw }) =>
  (globals['lists'] as ListSourceName) === 'pages' ? (
    <Pages msw={msw as Msw}>
      <Story />
    </Pages>
  ) : (
    <Story />
  );
