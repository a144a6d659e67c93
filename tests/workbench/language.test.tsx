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

// A story shows the language of the workbench's toolbar.

afterAll(() => showLanguage('en'));

/** Returns the text of a view after the workbench has loaded a language. */
async function renderIn(language: string): Promise<string> {
  await loadLanguage({ globals: { language } });
  return renderToStaticMarkup(
    <MessagesContext value={getMessageCatalog()}>
      <UnderConstruction page="X" />
    </MessagesContext>,
  );
}

it('offers every language and the pseudo-language', () => {
  const offered = languageToolbar.language.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual([...Object.keys(languageNames), 'pseudo']);
});

it.each([
  ['de', de],
  ['hi', hi],
  ['ar', ar],
  ['en', en],
] as const)('shows the language of the toolbar: %s', async (language, t) =>
  expect(await renderIn(language)).toContain(t.statusPage.underConstruction),
);

it('shows longer texts in the pseudo-language', async () => {
  const text = await renderIn('pseudo');
  expect(text).not.toContain(en.statusPage.underConstruction);
  expect(text).toMatch(/[À-ɏ]/);
});
