import type { Page } from 'playwright';

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
  /**
   * From the page as it was opened to just before the event: a pointer is on what it presses a while before. Not measured.
   */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Back to the page as it was opened. Not measured. */
  reset: (page: Page) => Promise<void>;
};

const listbox = (page: Page, name: string) => page.getByRole('combobox', { name });
const isNative = (page: Page, name: string) =>
  listbox(page, name).evaluate((node) => node instanceof HTMLSelectElement);

/** Chooses from a list: the browser's own on the bare page, the library's in the product. */
function choosing(name: string, option: string, usual: string): Omit<Operation, 'title'> {
  const choose = async (page: Page, wanted: string) => {
    if (await isNative(page, name)) await listbox(page, name).selectOption(wanted);
    else await page.getByRole('option', { name: wanted, exact: true }).click();
  };
  const open = async (page: Page) => {
    if (!(await isNative(page, name))) await listbox(page, name).click();
  };
  return {
    prepare: async (page) => {
      await open(page);
      if (!(await isNative(page, name)))
        await page.getByRole('option', { name: option, exact: true }).hover();
    },
    act: (page) => choose(page, option),
    reset: async (page) => {
      await open(page);
      await choose(page, usual);
    },
  };
}

const pressed = (page: Page, role: 'button' | 'columnheader', name: string) => {
  const found = page.getByRole(role, { name, exact: role === 'button' }).first();
  return role === 'button' ? found : found.getByRole('button');
};

const pressing = (role: 'button' | 'columnheader', name: string) => (page: Page) =>
  pressed(page, role, name).click();

const pointingAt = (role: 'button' | 'columnheader', name: string) => (page: Page) =>
  pressed(page, role, name).hover();

export const operations = {
  /** One more letter in the search box. */
  keystroke: (box: string, before: string, key: string): Operation => ({
    title: 'search keystroke',
    prepare: (page) => page.getByRole('searchbox', { name: box }).fill(before),
    act: (page) => page.keyboard.press(key),
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
    prepare: pointingAt('columnheader', column),
    act: pressing('columnheader', column),
    reset: async (page) => {
      await pressing('columnheader', column)(page);
      await pressing('columnheader', column)(page);
    },
  }),
  nextPage: (): Operation => ({
    title: 'next page',
    prepare: pointingAt('button', 'Next'),
    act: pressing('button', 'Next'),
    reset: pressing('button', 'Previous'),
  }),
  dialog: (title: string, button: RegExp): Operation => ({
    title,
    prepare: (page) => page.getByRole('button', { name: button }).first().hover(),
    act: (page) => page.getByRole('button', { name: button }).first().click(),
    reset: (page) => page.keyboard.press('Escape'),
  }),
};
