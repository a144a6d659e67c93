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
 * Opens a list (not measured) and presses an option. A native `<select>` takes the option's first letter instead,
 * because its list belongs to the browser.
 */
function selectOption(title: string, name: string, option: string, initial: string): Operation {
  const control = (page: Page) =>
    page
      .getByRole('combobox', { name })
      .or(page.getByRole('button', { name, expanded: false }))
      .first();
  const isNative = async (page: Page) => (await page.locator(`select[aria-label="${name}"]`).count()) > 0;
  const getOption = (page: Page, text: string) => page.getByRole('option', { name: text, exact: true });
  return {
    title,
    prepare: async (page) => ((await isNative(page)) ? control(page).focus() : control(page).click()),
    by: async (page) =>
      (await isNative(page)) ? { key: option.charAt(0).toLowerCase() } : { press: getOption(page, option) },
    reset: async (page) => {
      if (await isNative(page)) return control(page).selectOption(initial);
      await control(page).click();
      return getOption(page, initial).click();
    },
  };
}

function typeLetter(box: string, before: string, key: string): Operation {
  const field = (page: Page) => page.getByRole('searchbox', { name: box });
  return {
    title: 'a letter in the search box',
    prepare: (page) => field(page).fill(before),
    by: async () => ({ key }),
    reset: (page) => field(page).fill(''),
  };
}

function sortBy(column: string): Operation {
  const header = (page: Page) =>
    page.getByRole('columnheader', { name: column }).getByText(column, { exact: true }).first();
  return {
    title: `sort by ${column.toLowerCase()}`,
    by: async (page) => ({ press: header(page) }),
    reset: async (page) => {
      await header(page).click();
      await header(page).click();
    },
  };
}

function openAndClose(title: string, opener: (page: Page) => Locator, closer: string): Operation[] {
  return [
    {
      title: `${title} opens`,
      by: async (page) => ({ press: opener(page).first() }),
      reset: (page) => page.keyboard.press('Escape'),
    },
    {
      title: `${title} closes`,
      prepare: async (page) => {
        await opener(page).first().click();
        await page.getByRole('heading', { level: 2 }).last().waitFor();
      },
      by: async (page) => ({ press: page.getByRole('button', { name: closer, exact: true }).last() }),
    },
  ];
}

const nextPage = pressButton('next page', 'Next', 'Previous');
const shell = [
  pressButton('theme', /^Switch to dark/, /^Switch to light/),
  pressButton('sidebar', /^Close menu/, /^Open menu/),
];

/** Operations that the compared pages also support. */
const productList = [
  typeLetter('Search products', 'lot ', '9'),
  selectOption('filter', 'Category', 'Home', 'All categories'),
  sortBy('PRICE'),
  sortBy('PRODUCT'),
  nextPage,
  selectOption('rows per page, 10 to 100', 'Rows per page', '100', '10'),
  ...openAndClose('delete dialog', (page) => page.getByRole('button', { name: /^Delete ./ }), 'Cancel'),
  ...shell,
];

const checkbox = (index: number) => (page: Page) =>
  page.getByRole('checkbox', { name: /^Select / }).nth(index);
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true }).first();

export const screens = {
  products: {
    path: '/product-list',
    operations: productList,
  },
  selection: {
    path: '/product-list?rows=100',
    operations: [
      press('one of 100 rows', checkbox(1), checkbox(1)),
      press('all 100 rows', checkbox(0), checkbox(0)),
    ],
  },
  orders: {
    path: '/orders',
    operations: [
      typeLetter('Search orders', 'tab', 'l'),
      selectOption('filter', 'Status', 'Delivered', 'All statuses'),
      sortBy('Total'),
      sortBy('Order Date'),
      nextPage,
      selectOption('rows per page, 10 to 50', 'Rows per page', '50', '10'),
      ...openAndClose('order', (page) => page.getByRole('link', { name: /^View details/ }), 'Close'),
      ...shell,
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
