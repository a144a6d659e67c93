import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest, getHorizontalOverflow } from '../signInAsGuest.ts';
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
  columns: 'Customer,Email,Phone,Orders,Spent,Average order,Last order'.split(','),
  leaving: ['Average order', 'Phone', 'Email'],
};

/** Returns the list's table, which follows the table of the dashboard's chart. */
const getTable = (page: Page) => page.getByRole('table').last();

async function openList(page: Page, path: string) {
  await page.goto(product.address + path);
  await getTable(page).getByRole('row').nth(10).waitFor();
  // It appears once the products are counted and takes room from the toolbar.
  if (path === '/') await page.locator('a[href="/product-list?stock=low"]').waitFor();
}

type List = typeof orders;

/** Measures the table in a window of this width by its visible headers. */
async function measure(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const table = await getTable(page).evaluate((element) => {
    const box = (one: Element) => one.getBoundingClientRect();
    const getStart = (one: Element) => (document.dir === 'rtl' ? box(one).right : box(one).left);
    const getCells = (row: Element | undefined) =>
      [...(row?.children ?? [])].filter((one) => box(one).width > 1);
    const [heads, cells] = [...element.querySelectorAll('tr')].slice(0, 2).map(getCells) as [
      Element[],
      Element[],
    ];
    const name =
      cells[
        heads.findIndex((one) => /^(product|produkt|المنتج|customer|kunde|العميل)$/i.test(one.textContent))
      ];
    const toolbar = element.parentElement!.firstElementChild!;
    const middles = [...toolbar.querySelectorAll('h2, [type=search], [role=combobox], button')].map(
      (tool) => box(tool).top + box(tool).height / 2,
    );
    return {
      form: new Set(cells.map((one) => box(one).top)).size === 1 ? ('rows' as const) : ('cards' as const),
      tableWidth: box(element).width,
      columns: heads.map((one) => one.textContent).filter((text) => text !== ''),
      nameWidth: name ? box(name).width : 0,
      isAligned: heads.every((one, at) => Math.abs(getStart(one) - getStart(cells[at] ?? one)) < 1),
      // If a row is too wide, its last cell overflows.
      isInside: [...cells.at(-1)!.querySelectorAll('a, button, time')]
        .map(box)
        .every(
          ({ left, right }) => left === right || (left >= box(element).left && right <= box(element).right),
        ),
      // A title of two lines is next to the search, not in a separate row.
      toolbarRows: Math.max(...middles) - Math.min(...middles) < 18 ? 1 : 2,
    };
  });
  return { width, ...table, sideways: await getHorizontalOverflow(page) };
}

const measureAll = async (page: Page, widths: readonly number[]) => {
  const measured = [];
  for (const width of widths) measured.push(await measure(page, width));
  return measured;
};
type Measured = Awaited<ReturnType<typeof measure>>;

/** Returns the layout problems of a list at each width. */
const findFaults = ({ minName }: List, measured: readonly Measured[]) =>
  measured.flatMap((table) =>
    [
      table.sideways > 0 && 'the page scrolls sideways',
      table.form === 'rows' && table.nameWidth < minName && `the name has ${table.nameWidth} px`,
      table.form === 'rows' && !table.isAligned && 'heads and cells are not aligned',
      table.form === 'rows' && !table.isInside && 'a cell overflows the table',
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `${table.width} px: ${fault}`),
  );

describe.each([orders, inventory, customers])('with the sidebar open, the list at $path', (list) => {
  it('keeps names readable and the toolbar in one row, and hides columns one at a time', async () => {
    const page = await signInAsGuest(await browser.page(), product);
    await openList(page, list.path);
    const widths = [
      ...Array.from({ length: 53 }, (_, step) => 1024 + 8 * step),
      1263,
      1313,
      1349,
      1366,
      1420,
    ];
    const measured = await measureAll(
      page,
      widths.toSorted((a, b) => b - a),
    );
    expect(findFaults(list, measured)).toEqual([]);
    expect(measured.filter((one) => one.width >= 1280 - SCROLLBAR && one.toolbarRows > 1)).toEqual([]);
    const rows = measured.filter(({ form }) => form === 'rows');
    const missing = rows.map(({ columns }) => list.columns.filter((one) => !columns.includes(one)));
    const steps = missing.filter((one, at) => at === 0 || String(one) !== String(missing[at - 1]));
    expect(steps.map((one) => one.toSorted())).toEqual(
      list.leaving.map((_, at) => list.leaving.slice(0, at).toSorted()).concat([list.leaving.toSorted()]),
    );
    const whole = rows.filter(({ columns }) => columns.length === list.columns.length);
    expect(Math.min(...whole.map(({ width }) => width))).toBeLessThanOrEqual(1366 - SCROLLBAR);
    const cards = measured.filter(({ form }) => form === 'cards');
    expect(Math.max(...cards.map(({ tableWidth }) => tableWidth))).toBeLessThan(44 * REM);
  });

  it.each(['de-DE', 'ar-EG'])('has room for the texts of %s', async (locale) => {
    const page = await signInAsGuest(await browser.page({ locale }), product);
    await openList(page, list.path);
    const measured = await measureAll(page, [1280 - SCROLLBAR, 1366, 1440]);
    expect(findFaults(list, measured)).toEqual([]);
    expect(measured.map(({ toolbarRows }) => toolbarRows)).toEqual([1, 1, 1]);
  });

  it('has tap targets of sufficient size on a tablet', async () => {
    requires('touch');
    const page = await signInAsGuest(await browser.page({ hasTouch: true }), product);
    await openList(page, list.path);
    const widths = [1366, 1280, 1180, 1100, 1023, 960, 900, 834, 820, 800, 780, 768];
    const measured = await measureAll(page, widths);
    expect(findFaults(list, measured)).toEqual([]);
    expect(measured[0]?.columns).toEqual(list.columns);
  });
});

it.each(['en-GB', 'ar-EG'])('shows the copy icon without covering other content in %s', async (locale) => {
  const page = await signInAsGuest(await browser.page({ locale }), product);
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
});
