import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { getMessageCatalog, showLanguage } from '#app/language/messageStore.ts';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { MessagesContext } from '#features/messages/MessagesContext.ts';
import * as ar from '#languages/ar/shell.ts';
import * as de from '#languages/de/shell.ts';
import * as en from '#languages/en/shell.ts';
import * as hi from '#languages/hi/shell.ts';
import { languageNames } from '#languages/language.ts';
import { languageToolbar, loadLanguage } from '../../.storybook/language.tsx';

// What is chosen in the workbench's toolbar is what a story shows.

afterAll(() => showLanguage('en'));

/** What a view says once the workbench has loaded this language. Without a document there is no provider to ask. */
async function drawIn(language: string): Promise<string> {
  await loadLanguage({ globals: { language } });
  return renderToStaticMarkup(
    <MessagesContext value={getMessageCatalog()}>
      <UnderConstruction page="X" />
    </MessagesContext>,
  );
}

it('offers every language, and the pseudo language', () => {
  const offered = languageToolbar.language.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual([...Object.keys(languageNames), 'pseudo']);
});

it.each([
  ['de', de],
  ['hi', hi],
  ['ar', ar],
  ['en', en],
] as const)('shows the language of the toolbar: %s', async (language, t) =>
  expect(await drawIn(language)).toContain(t.statusPage.underConstruction),
);

it('shows longer words in the pseudo language', async () => {
  const text = await drawIn('pseudo');
  expect(text).not.toContain(en.statusPage.underConstruction);
  expect(text).toMatch(/[À-ɏ]/);
});
