import { expect, it } from 'vitest';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { paths } from '#features/paths.ts';
import { getNavigation, getPageLabel } from '#features/shell/navigation.ts';
import { navigation as german } from '#languages/de/adminShell.ts';
import { navigation as english } from '#languages/en/adminShell.ts';

it.each([
  [paths.categories, 'Categories', 'Kategorien'],
  [paths.productRam, 'Add Product RAM', 'Produkt-RAM hinzufügen'],
  ['/nowhere', undefined, undefined],
])('%s has the title of its menu entry', (path, inEnglish, inGerman) => {
  expect(getPageLabel(english, path)).toBe(inEnglish);
  expect(getPageLabel(german, path)).toBe(inGerman);
});

it('leaves out customers if the backend returns neither all orders nor customers', () => {
  const offersCustomers = (...capabilities: string[]) =>
    getNavigation(capabilities).some(({ name }) => name === 'customers');
  expect(offersCustomers()).toBe(true);
  expect(offersCustomers(PAGED_LISTS_CAPABILITY, CUSTOMERS_CAPABILITY)).toBe(true);
  expect(offersCustomers(PAGED_LISTS_CAPABILITY)).toBe(false);
});
