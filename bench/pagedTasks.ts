import type { Page } from 'playwright';
import { waitForQuiet } from '../scripts/quietNetwork.ts';
import { type Operation, operations } from './scenario.ts';
import type { Store } from './startStore.ts';

// What somebody asks of a list with very many rows, and how long the answer takes.

/** How long a pointer rests on what it is about to press. */
const HOVER_MS = 150;
const PAGE_SIZE = 10;
export const ROW_LINK = '/view-product/';

/** Measures from the next press or key until the table shows other rows, painted. Runs in the page. */
function armAnswer() {
  const read = () => {
    const table = document.querySelector('main table');
    return table?.ariaBusy === 'true' ? undefined : table?.querySelector('tbody')?.textContent;
  };
  const before = read();
  window.bench.armUntil(() => {
    const now = read();
    return now !== undefined && now !== before;
  });
}

export const LIST = {
  box: 'Search products',
  path: '/product-list',
  ordinary: '/bench/react/paged-products.html',
};

const keystroke = (before: string, key: string) => operations.keystroke(LIST.box, before, key);

type Task = {
  title: string;
  /** From which page of how many rows; the first where it is left out. */
  from?: (rows: number) => number;
  ways: readonly Operation[];
};

/** What is asked for, in several ways each: words that many names have, few, and one. */
export const tasks: readonly Task[] = [
  {
    title: 'search keystroke',
    ways: [
      keystroke('', 'l'),
      keystroke('la', 'm'),
      keystroke('lot 4', '7'),
      keystroke('lot 1234', '5'),
      keystroke('750 ml, lot 99', '1'),
      keystroke('900 ml, lot 7', '3'),
    ],
  },
  { title: 'next page', ways: [operations.nextPage] },
  { title: 'last page', from: (rows) => Math.ceil(rows / PAGE_SIZE) - 1, ways: [operations.nextPage] },
  {
    title: 'sort',
    ways: ['PRODUCT', 'CATEGORY', 'PRICE', 'STOCK', 'DISCOUNT'].map((column) =>
      operations.sort(column, column),
    ),
  },
  {
    title: 'filter',
    ways: ['Electronics', 'Fashion', 'Home', 'Sports'].map((category) =>
      operations.filter('Category', category, 'All categories'),
    ),
  },
];

/** Does it, in ms, on a page that is loaded anew: an answer out of its cache would be no measurement. */
export async function measureAnswer(page: Page, url: string, { prepare, by }: Operation): Promise<number> {
  await page.goto(url);
  await waitForQuiet(page);
  await prepare?.(page);
  const target = await by(page);
  if ('press' in target) await target.press.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(armAnswer);
  await ('key' in target ? page.keyboard.press(target.key) : target.press.click());
  return page.evaluate(() => window.bench.painted);
}

/** The address at which a task begins. */
export const getUrl = ({ from }: Task, { address }: Store, rows: number) =>
  `${address}${LIST.path}${from ? `?page=${from(rows)}` : ''}`;
