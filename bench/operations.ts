import type { Locator, Page } from 'playwright';

// The compared pages use the product's names for search box, filter, columns, buttons and dialog, so that one description
// drives them all.

export type Operation = {
  title: string;
  /** Prepares the page for the event. Not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  by: (page: Page) => Promise<{ press: Locator } | { key: string }>;
  /** Restores the page's initial state. Not measured. */
  reset?: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

function press(title: string, target: (page: Page) => Locator, back: (page: Page) => Locator): Operation {
  return { title, by: async (page) => ({ press: target(page) }), reset: (page) => back(page).click() };
}

const pressButton = (title: string, name: string | RegExp, back: string | RegExp) =>
  press(
    title,
    (page) => button(page, name),
    (page) => button(page, back),
  );

/**
 * Opens a list (not measured) and presses an option. A native `<select>` takes a key instead, because its list belongs to
 * the browser: End for the last option, otherwise the option's first letter.
 */
function selectOption(title: string, name: string, option: string, initial: string): Operation {
  const control = (page: Page) =>
    page
      .getByRole('combobox', { name })
      .or(page.getByRole('button', { name, expanded: false }))
      .first();
  const getNative = (page: Page) => page.locator(`select[aria-label="${name}"]`);
  const isNative = async (page: Page) => (await getNative(page).count()) > 0;
  // By its text, because react-admin gives the option that clears a filter another name.
  const getOption = (page: Page, text: string) =>
    page.getByRole('option', { name: text, exact: true }).or(page.getByRole('option').getByText(text));
  return {
    title,
    prepare: async (page) => ((await isNative(page)) ? control(page).focus() : control(page).click()),
    by: async (page) => {
      if (!(await isNative(page))) return { press: getOption(page, option).first() };
      const last = await getNative(page).locator('option').last().textContent();
      return { key: last === option ? 'End' : option.charAt(0).toLowerCase() };
    },
    reset: async (page) => {
      if (await isNative(page)) {
        await control(page).selectOption({ label: initial });
        return;
      }
      await control(page).click();
      await getOption(page, initial).first().click();
    },
  };
}

/** Longer than any page's debounce. */
const DEBOUNCE_MS = 700;

function typeLetter(box: string, before: string, key: string): Operation {
  const field = (page: Page) => page.getByRole('searchbox', { name: box });
  return {
    title: 'a letter in the search box',
    prepare: async (page) => {
      await field(page).fill(before);
      await page.waitForTimeout(DEBOUNCE_MS);
    },
    by: async () => ({ key }),
    reset: (page) => field(page).fill(''),
  };
}

function sortBy(column: string): Operation {
  const header = (page: Page) =>
    page.getByRole('columnheader', { name: column }).getByRole('button', { name: column }).first();
  return {
    title: `sort by ${column.toLowerCase()}`,
    by: async (page) => ({ press: header(page) }),
    reset: async (page) => {
      await header(page).click();
      await header(page).click();
    },
  };
}

/** Presses a checkbox, and presses it again. MUI renames those that are checked. */
function pressCheckbox(title: string, index: number): Operation {
  const checkbox = (page: Page) => page.getByRole('checkbox', { name: /^(un)?select /i }).nth(index);
  return press(title, checkbox, checkbox);
}

type Dialog = { title: string; opener: (page: Page) => Locator; closer: string };

const openDialog = ({ title, opener }: Dialog): Operation => ({
  title: `${title} opens`,
  by: async (page) => ({ press: opener(page).first() }),
  reset: (page) => page.keyboard.press('Escape'),
});

const closeDialog = ({ title, opener, closer }: Dialog): Operation => ({
  title: `${title} closes`,
  prepare: async (page) => {
    await opener(page).first().click();
    await page.getByRole('heading', { level: 2 }).last().waitFor();
  },
  by: async (page) => ({ press: page.getByRole('button', { name: closer, exact: true }).last() }),
});

const deleteDialog = {
  title: 'delete dialog',
  opener: (page: Page) => page.getByRole('button', { name: /^Delete ./ }),
  closer: 'Cancel',
};
const orderDialog = {
  title: 'order',
  opener: (page: Page) => page.getByRole('link', { name: /^View details/ }),
  closer: 'Close',
};

const shared = {
  nextPage: pressButton('next page', 'Next', 'Previous'),
  theme: pressButton('theme', /^Switch to dark/, /^Switch to light/),
  sidebar: pressButton('sidebar', /^Close menu/, /^Open menu/),
  selectAll: pressCheckbox('all rows', 0),
};

/** Operations of the two lists that the compared pages also support. */
export const listOperations = {
  products: {
    ...shared,
    keystroke: typeLetter('Search products', 'lot ', '9'),
    filter: selectOption('filter', 'Category', 'Home', 'All categories'),
    largestPage: selectOption('rows per page, 10 to 100', 'Rows per page', '100', '10'),
    dialog: openDialog(deleteDialog),
  },
  orders: {
    ...shared,
    keystroke: typeLetter('Search orders', 'tab', 'l'),
    filter: selectOption('filter', 'Status', 'Delivered', 'All statuses'),
    largestPage: selectOption('rows per page, 10 to 50', 'Rows per page', '50', '10'),
    dialog: openDialog(orderDialog),
  },
} satisfies Record<string, Record<string, Operation>>;

const { products, orders } = listOperations;
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true }).first();

export const screens = {
  products: {
    path: '/product-list',
    operations: [
      products.keystroke,
      products.filter,
      sortBy('PRICE'),
      sortBy('PRODUCT'),
      products.nextPage,
      products.largestPage,
      products.dialog,
      closeDialog(deleteDialog),
      products.theme,
      products.sidebar,
    ],
  },
  selection: {
    path: '/product-list?rows=100',
    operations: [pressCheckbox('one of 100 rows', 1), pressCheckbox('all 100 rows', 0)],
  },
  orders: {
    path: '/orders',
    operations: [
      orders.keystroke,
      orders.filter,
      sortBy('Total'),
      sortBy('Order Date'),
      orders.nextPage,
      orders.largestPage,
      orders.dialog,
      closeDialog(orderDialog),
      orders.theme,
      orders.sidebar,
    ],
  },
  reports: {
    path: '/reports?period=thisYear&by=day',
    operations: [
      press('another measure', radio('Orders'), radio('Revenue')),
      press('another step', radio('Month'), radio('Day')),
      press('table instead of chart', radio('Table'), radio('Chart')),
      selectOption('another period', 'Period', 'Last 30 days', 'This year'),
    ],
  },
} satisfies Record<string, { path: string; operations: readonly Operation[] }>;
