import type { Locator, Page } from 'playwright';

/**
 * A list to measure, as data. The product's page and those beside it bear the same names (search box, filter, heads,
 * buttons, dialog), so that one description drives them all.
 */
export type List = {
  title: string;
  /** The product's page; the others are `/bench/react/<file>` and `/bench/mui/<file>`. */
  path: string;
  file: string;
  /** What the address of a row's link has before the row's id. */
  rowLink: string;
  /** The most rows a page. */
  largest: Operation;
  operations: readonly Operation[];
};

export type Operation = {
  title: string;
  /** How many times the ordinary page's task time it may take. */
  target: number;
  /** From the page as it was opened to just before the event. Not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The event: something is pressed by pointer, or a key is. */
  by: (page: Page) => Promise<{ press: Locator } | { key: string }>;
  /** Back to the page as it was opened. Not measured. */
  reset: (page: Page) => Promise<unknown>;
};

const HEAVY = 2.5;
const LIGHT = 1.5;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/**
 * Chooses from a list: opens it (not measured) and presses an option. An ordinary `<select>` takes the option's first
 * letter, for its list belongs to the browser.
 */
function choose(
  title: string,
  [name, option, usual]: readonly [name: string, option: string, usual: string],
): Operation {
  const control = (page: Page) =>
    page
      .getByRole('combobox', { name })
      .or(page.getByRole('button', { name, expanded: false }))
      .first();
  const isNative = async (page: Page) => (await page.locator(`select[aria-label="${name}"]`).count()) > 0;
  const optionCalled = (page: Page, text: string) => page.getByRole('option', { name: text, exact: true });
  return {
    title,
    target: LIGHT,
    prepare: async (page) => ((await isNative(page)) ? control(page).focus() : control(page).click()),
    by: async (page) =>
      (await isNative(page))
        ? { key: option.charAt(0).toLowerCase() }
        : { press: optionCalled(page, option) },
    reset: async (page) => {
      if (await isNative(page)) return control(page).selectOption(usual);
      await control(page).click();
      return optionCalled(page, usual).click();
    },
  };
}

/** Presses a button that has another name, or another meaning, afterwards. */
function press(title: string, name: string | RegExp, nameAfter: string | RegExp, target: number): Operation {
  return {
    title,
    target,
    by: async (page) => ({ press: button(page, name) }),
    reset: (page) => button(page, nameAfter).click(),
  };
}

const head = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByText(column, { exact: true }).first();

export const operations = {
  /** One more letter in the search box. */
  keystroke: (box: string, before: string, key: string): Operation => ({
    title: 'search keystroke',
    target: LIGHT,
    prepare: (page) => page.getByRole('searchbox', { name: box }).fill(before),
    by: async () => ({ key }),
    reset: (page) => page.getByRole('searchbox', { name: box }).fill(''),
  }),
  filter: (name: string, option: string, usual: string) => choose('filter', [name, option, usual]),
  rowsPerPage: (option: string, usual: string) =>
    choose(`rows per page ${usual} to ${option}`, ['Rows per page', option, usual]),
  sort: (column: string, title: string): Operation => ({
    title,
    target: LIGHT,
    by: async (page) => ({ press: head(page, column) }),
    reset: async (page) => {
      await head(page, column).click();
      await head(page, column).click();
    },
  }),
  nextPage: press('next page', 'Next', 'Previous', LIGHT),
  theme: press('theme', /^Switch to dark/, /^Switch to light/, HEAVY),
  sidebar: press('sidebar', /^Close menu/, /^Open menu/, HEAVY),
  openDialog: (title: string, opener: (page: Page) => Locator): Operation => ({
    title,
    target: HEAVY,
    by: async (page) => ({ press: opener(page).first() }),
    reset: (page) => page.keyboard.press('Escape'),
  }),
  closeDialog: (title: string, opener: (page: Page) => Locator, closer: string): Operation => ({
    title,
    target: HEAVY,
    prepare: async (page) => {
      await opener(page).first().click();
      await page.getByRole('heading', { level: 2 }).last().waitFor();
    },
    by: async (page) => ({ press: page.getByRole('button', { name: closer, exact: true }).last() }),
    reset: async () => {},
  }),
};
