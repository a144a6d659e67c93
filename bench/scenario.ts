import type { Locator, Page } from 'playwright';

/**
 * A table to measure, as data. The product's page and the bare one beside it bear the same names (search box, filter,
 * heads, buttons, dialog), so that one description drives both.
 */
export type TableScenario = {
  title: string;
  /** The product's page. */
  path: string;
  /** The hand-written page in bench/bare that shows the same rows. */
  barePath: string;
  /** The same rows in plain React, for the first paint. */
  reactPath?: string;
  /** The setting that fills a new store with so many rows. */
  seed: 'SEED_PRODUCTS' | 'SEED_ORDERS';
  /** The cell of a row whose words tell it from other rows. */
  rowName: string;
  operations: readonly Operation[];
};

export type Operation = {
  title: string;
  /** From the page as it was opened to just before the event. Not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** The event: something is pressed by pointer, or a key is. */
  by: { press: (page: Page) => Locator } | { key: string };
  /** Back to the page as it was opened. Not measured. */
  reset: (page: Page) => Promise<void>;
};

/** Chooses from a list by pointer. The product's opens first; the bare page's is always open. */
function choosing(name: string, option: string, usual: string): Omit<Operation, 'title'> {
  const optionCalled = (page: Page, wanted: string) =>
    page.getByRole('option', { name: wanted, exact: true });
  const open = async (page: Page) => {
    const closed = page.getByRole('combobox', { name });
    if ((await closed.count()) > 0) await closed.click();
  };
  return {
    prepare: open,
    by: { press: (page) => optionCalled(page, option) },
    reset: async (page) => {
      await open(page);
      await optionCalled(page, usual).click();
    },
  };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const head = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).first().getByRole('button');

export const operations = {
  /** One more letter in the search box. */
  keystroke: (box: string, before: string, key: string): Operation => ({
    title: 'search keystroke',
    prepare: (page) => page.getByRole('searchbox', { name: box }).fill(before),
    by: { key },
    reset: (page) => page.getByRole('searchbox', { name: box }).fill(''),
  }),
  filter: (name: string, option: string, usual: string): Operation => ({
    title: 'filter',
    ...choosing(name, option, usual),
  }),
  rowsPerPage: (option: string, usual: string): Operation => ({
    title: `rows per page ${usual} to ${option}`,
    ...choosing('Rows per page', option, usual),
  }),
  sort: (column: string, title: string): Operation => ({
    title,
    by: { press: (page) => head(page, column) },
    reset: async (page) => {
      await head(page, column).click();
      await head(page, column).click();
    },
  }),
  nextPage: (): Operation => ({
    title: 'next page',
    by: { press: (page) => button(page, 'Next') },
    reset: (page) => button(page, 'Previous').click(),
  }),
  dialog: (title: string, opener: RegExp): Operation => ({
    title,
    by: { press: (page) => button(page, opener) },
    reset: (page) => page.keyboard.press('Escape'),
  }),
};
