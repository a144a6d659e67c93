import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { openInPlace } from '../openInPlace.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

const REM = 16;
/** Maximum width of a scrollbar. The pinned browser has none. */
const SCROLLBAR = 17;

const orders = {
  path: '/orders',
  minName: 12.5 * REM,
  columns: 'Order ID,Product,Customer,Location,Total,Payment,Status,Order Date,Actions'.split(','),
  /** In the order in which they are hidden. */
  leaving: ['Location', 'Customer', 'Order Date'],
};
const inventory = {
  path: '/',
  minName: 16 * REM,
  columns: 'IMAGE,PRODUCT,CATEGORY,PRICE,STOCK,DISCOUNT,ACTIONS'.split(','),
  leaving: ['DISCOUNT', 'CATEGORY'],
};
const customers = {
  path: '/customers',
  minName: 12 * REM,
  columns: 'Customer,Phone,Orders,Spent,Average order,Last order'.split(','),
  leaving: ['Average order', 'Phone'],
};

const lists = [orders, inventory, customers];

/** Returns the list's table, which follows the table of the dashboard's chart. */
const getTable = (page: Page) => page.getByRole('table').last();

async function openList(page: Page, path: string) {
  await openInPlace(page, path);
  await page.waitForFunction((to) => document.querySelector(`nav a[href="${to}"][aria-current=page]`), path);
  await getTable(page).getByRole('row').nth(10).waitFor();
  // It appears once the products are counted and takes room from the toolbar.
  if (path === '/') await page.locator('a[href="/product-list?stock=low"]').waitFor();
}

/** Opens a page from which lists are opened without loading the document again. */
async function openWindow(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await signInAsGuest(await browser.page(options), product);
  await page.goto(`${product.address}/categories`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

type List = typeof orders;

type Windows = { widths: readonly number[]; actual: number };

/** Measures the table by its visible headers, with the content as narrow as in windows of these widths. */
const measureTable = (table: Element, { widths, actual }: Windows) => {
  const main = document.querySelector('main')!;
  const box = (one: Element) => one.getBoundingClientRect();
  const getStart = (one: Element) => (document.dir === 'rtl' ? box(one).right : box(one).left);
  const getCells = (row: Element | undefined) =>
    [...(row?.children ?? [])].filter((one) => box(one).width > 1);
  const toolbar = table.parentElement!.firstElementChild!;
  const measured = widths.map((width) => {
    main.style.marginInlineEnd = `${actual - width}px`;
    const [heads, cells] = [...table.querySelectorAll('tr')].slice(0, 2).map(getCells) as [
      Element[],
      Element[],
    ];
    const name =
      cells[
        heads.findIndex((one) => /^(product|produkt|المنتج|customer|kunde|العميل)$/i.test(one.textContent))
      ];
    const middles = [...toolbar.querySelectorAll('h2, [type=search], [role=combobox], button')].map(
      (tool) => box(tool).top + box(tool).height / 2,
    );
    return {
      width,
      form: new Set(cells.map((one) => box(one).top)).size === 1 ? ('rows' as const) : ('cards' as const),
      tableWidth: box(table).width,
      columns: heads.map((one) => one.textContent).filter((text) => text !== ''),
      nameWidth: name ? box(name).width : 0,
      isAligned: heads.every((one, at) => Math.abs(getStart(one) - getStart(cells[at] ?? one)) < 1),
      // If a row is too wide, its last cell overflows.
      isInside: [...cells.at(-1)!.querySelectorAll('a, button, time')]
        .map(box)
        .every(({ left, right }) => left === right || (left >= box(table).left && right <= box(table).right)),
      // A title of two lines is next to the search, not in a separate row.
      toolbarRows: Math.max(...middles) - Math.min(...middles) < 18 ? 1 : 2,
      isSideways: main.scrollWidth > main.clientWidth,
    };
  });
  main.style.marginInlineEnd = '';
  return measured;
};
type Measured = ReturnType<typeof measureTable>[number];

/** Windows below which the page's margins or the sidebar change, from the widest. */
const WINDOWS = [1440, 1439, 1023];

/**
 * Measures the table as in windows of these widths. Within a range only the space beside the sidebar decides its layout,
 * so that the window is resized once for each, which takes a hundredth of the time.
 */
async function measureAll(page: Page, all: readonly number[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [at, actual] of WINDOWS.entries()) {
    const widths = all.filter((width) => width <= actual && width > (WINDOWS[at + 1] ?? 0));
    if (widths.length === 0) continue;
    await page.setViewportSize({ width: actual, height: 900 });
    await page
      .locator(`[data-sidebar=${actual < 1024 ? 'closed' : 'beside'}]`)
      .first()
      .waitFor({ state: 'attached' });
    measured.push(...(await getTable(page).evaluate(measureTable, { widths, actual })));
  }
  return measured.toSorted((one, other) => other.width - one.width);
}

/** Returns the layout problems of a list at each width. */
const findFaults = ({ path, minName }: List, measured: readonly Measured[]) =>
  measured.flatMap((table) =>
    [
      table.isSideways && 'the page scrolls sideways',
      table.form === 'rows' && table.nameWidth < minName && `the name has ${table.nameWidth} px`,
      table.form === 'rows' && !table.isAligned && 'heads and cells are not aligned',
      table.form === 'rows' && !table.isInside && 'a cell overflows the table',
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `${path} at ${table.width} px: ${fault}`),
  );

/** Expects the copy icon of an order's id not to cover other content. */
async function expectCopyIconApart(page: Page) {
  await openList(page, '/orders');
  const id = page.getByRole('row').nth(1).locator('button').first();
  await id.hover();
  const { icon, neighbours } = await id.evaluate((button) => {
    // The icon is a mask in the middle of the button.
    const box = button.getBoundingClientRect();
    const iconWidth = Number.parseFloat(getComputedStyle(button, '::before').width);
    const iconLeft = box.left + (box.width - iconWidth) / 2;
    const messages = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    };
    const cell = button.closest('td')!;
    // A checkbox has a margin of 4 px inside its element.
    const checkbox = messages(cell.previousElementSibling!);
    return {
      icon: { left: iconLeft, right: iconLeft + iconWidth },
      neighbours: [
        { left: checkbox.left + 4, right: checkbox.right - 4 },
        messages(cell.nextElementSibling!),
      ],
    };
  });
  expect(icon.right - icon.left).toBeGreaterThan(8);
  const gaps = neighbours.map(({ left, right }) => Math.max(left - icon.right, icon.left - right));
  expect(Math.min(...gaps)).toBeGreaterThan(2);
}

/** Every eighth pixel, and widths where a list has changed before. */
const everyWidth = [
  ...Array.from({ length: 53 }, (_, step) => 1024 + 8 * step),
  1263,
  1313,
  1349,
  1366,
  1420,
];

it('keeps names readable and the toolbar in one row, and hides columns one at a time', async () => {
  const page = await openWindow();
  for (const list of lists) {
    await openList(page, list.path);
    const measured = await measureAll(page, everyWidth);
    expect(findFaults(list, measured)).toEqual([]);
    expect(measured.filter((one) => one.width >= 1280 - SCROLLBAR && one.toolbarRows > 1)).toEqual([]);
    const rows = measured.filter(({ form }) => form === 'rows');
    const missing = rows.map(({ columns }) => list.columns.filter((one) => !columns.includes(one)));
    const steps = missing.filter((one, at) => at === 0 || String(one) !== String(missing[at - 1]));
    expect([list.path, ...steps.map((one) => one.toSorted())]).toEqual([
      list.path,
      ...list.leaving.map((_, at) => list.leaving.slice(0, at).toSorted()),
      list.leaving.toSorted(),
    ]);
    const whole = rows.filter(({ columns }) => columns.length === list.columns.length);
    expect(Math.min(...whole.map(({ width }) => width))).toBeLessThanOrEqual(1366 - SCROLLBAR);
    const cards = measured.filter(({ form }) => form === 'cards');
    expect(Math.max(...cards.map(({ tableWidth }) => tableWidth))).toBeLessThan(44 * REM);
  }
  await expectCopyIconApart(page);
});

it.each(['de-DE', 'ar-EG'])('has room for the texts of %s', async (locale) => {
  const page = await openWindow({ locale });
  for (const list of lists) {
    await openList(page, list.path);
    const measured = await measureAll(page, [1280 - SCROLLBAR, 1366, 1440]);
    expect(findFaults(list, measured)).toEqual([]);
    expect([list.path, ...measured.map(({ toolbarRows }) => toolbarRows)]).toEqual([list.path, 1, 1, 1]);
  }
  if (locale === 'ar-EG') await expectCopyIconApart(page);
});

it('has tap targets of sufficient size on a tablet', async () => {
  requires('touch');
  const page = await openWindow({ hasTouch: true });
  for (const list of lists) {
    await openList(page, list.path);
    // Below 1024 px the sidebar is closed.
    const measured = await measureAll(
      page,
      [1366, 1280, 1180, 1100, 1023, 960, 900, 834, 820, 800, 780, 768],
    );
    expect(findFaults(list, measured)).toEqual([]);
    expect(measured[0]?.columns).toEqual(list.columns);
  }
});
