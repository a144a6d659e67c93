import { expect, it } from 'vitest';
import { paths } from '#features/paths.ts';
import { getPageLabel } from '#features/shell/navigation.ts';
import { navigation as german } from '#languages/de/adminShell.ts';
import { navigation as english } from '#languages/en/adminShell.ts';

it.each([
  [paths.categories, 'Categories', 'Kategorien'],
  [paths.productRam, 'Add Product RAM', 'Produkt-RAM hinzufügen'],
  ['/nowhere', undefined, undefined],
])('calls %s what the menus call it', (path, inEnglish, inGerman) => {
  expect(getPageLabel(english, path)).toBe(inEnglish);
  expect(getPageLabel(german, path)).toBe(inGerman);
});
