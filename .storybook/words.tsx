import type { Decorator } from '@storybook/react-vite';
import { loadWords, showLanguage } from '#app/language/wordsStore.ts';
import { WordsProvider } from '#app/language/WordsProvider.tsx';
import { catalogue } from '#languages/en/catalogue.ts';
import type { Part } from '#languages/words.ts';
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

const allParts = Object.keys(catalogue) as Part[];

/** Before a story is drawn: its language with all its words, so that nothing of it is waited for. */
export async function loadLanguage({ globals }: { globals: Record<string, unknown> }) {
  await showLanguage(globals['language'] as ShownLanguage);
  await loadWords(...allParts);
}

export const withWordsOfLanguage: Decorator = (Story) => (
  <WordsProvider>
    <Story />
  </WordsProvider>
);
