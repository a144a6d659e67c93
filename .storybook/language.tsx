import type { Decorator } from '@storybook/react-vite';
import { loadMessages, showLanguage } from '#app/language/messageStore.ts';
import { MessagesProvider } from '#app/language/MessagesProvider.tsx';
import type { ShownLanguage } from '#languages/language.ts';

export const languageToolbar = {
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'en', title: 'English' },
        { type: 'item', value: 'hi', title: 'हिन्दी' },
        { type: 'item', value: 'de', title: 'Deutsch' },
        { type: 'item', value: 'ar', title: 'العربية' },
        { type: 'item', value: 'pseudo', title: 'Ƥšéûðö: longer, accented' },
      ],
    },
  },
} as const;

/** Loads all messages of a story's language before it renders. */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  await showLanguage(globals['language'] as ShownLanguage);
  await loadMessages('signedIn');
}

export const withLanguage: Decorator = (Story) => (
  <MessagesProvider>
    <Story />
  </MessagesProvider>
);
