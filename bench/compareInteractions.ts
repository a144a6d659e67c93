import type { Browser, CDPSession, Page } from 'playwright';
import { launchBrowser, openPage } from './browser.ts';
import { type ComparedRow, formatComparison } from './comparedRows.ts';
import { formatMarkdown, formatSpread, getMedian } from './figures.ts';
import { measure, perform } from './measure.ts';
import { listOperations, type Operation } from './operations.ts';
import { ROWS } from './rowSelector.ts';
import { type ListName, LISTS, type SubjectName, subjects } from './subjects.ts';
import { readHeap, waitUntilIdle } from './taskTime.ts';

export type InteractionOptions = {
  names: readonly SubjectName[];
  getOrigin: (name: SubjectName) => string;
  repetitions: number;
};

type Subject = { name: SubjectName; page: Page; session: CDPSession };
type OperationName = keyof (typeof listOperations)['products'];

const CPU_SLOWDOWN = 4;

const open = async (
  browser: Browser,
  list: ListName,
  name: SubjectName,
  origin: string,
): Promise<Subject> => ({
  name,
  ...(await openPage(browser, origin + subjects[name].paths[list])),
});

/** The ordinary page has no selection. */
const hasOperation = (name: SubjectName, operation: OperationName) =>
  operation !== 'selectAll' || name !== 'react';

/** Measures an operation on each page in turn, so that other load on the machine affects all of them. */
async function measureInTurn(pages: readonly Subject[], operation: Operation, repetitions: number) {
  const times = pages.map((): number[] => []);
  for (let round = 0; round < repetitions; round += 1)
    for (const [index, { page, session }] of pages.entries())
      times[index]!.push((await measure(page, session, operation)).painted);
  return times;
}

/** Runs in the page. The third row is one of data on every page. */
const countElements = (rowSelector: string) => ({
  page: document.querySelectorAll('*').length,
  row: (document.querySelectorAll(rowSelector)[2]?.querySelectorAll('*').length ?? 0) + 1,
});

const withTenRows: readonly [OperationName, string][] = [
  ['keystroke', 'keystroke'],
  ['filter', 'filter'],
  ['nextPage', 'next page'],
  ['dialog', 'dialog opens'],
  ['largestPage', 'largest page (100 / 50 rows)'],
];

const withMostRows: readonly [OperationName, string][] = [
  ['nextPage', 'next page at that size'],
  ['theme', 'theme at that size'],
  ['sidebar', 'sidebar at that size'],
  ['selectAll', 'select all at that size'],
  ['dialog', 'dialog at that size'],
];

async function compareList(browser: Browser, list: ListName, options: InteractionOptions) {
  const { names, getOrigin, repetitions } = options;
  const rows: ComparedRow[] = [];
  const pages: Subject[] = [];
  for (const name of names) pages.push(await open(browser, list, name, getOrigin(name)));
  const add = (title: string, unit: ComparedRow['unit'], values: ComparedRow['values'], digits = 0) =>
    rows.push({ key: `${list}: ${title}`, title, unit, digits, values });
  async function addTimes(operations: typeof withTenRows) {
    for (const [operation, title] of operations) {
      console.error(`${list}: ${title} …`);
      const able = pages.filter(({ name }) => hasOperation(name, operation));
      const times = await measureInTurn(able, listOperations[list][operation], repetitions);
      add(title, 'ms', Object.fromEntries(able.map(({ name }, index) => [name, getMedian(times[index]!)])));
    }
  }
  const read = async (value: (subject: Subject) => Promise<number>) => {
    const entries: [SubjectName, number][] = [];
    for (const subject of pages) entries.push([subject.name, await value(subject)]);
    return Object.fromEntries(entries);
  };
  const readElements = (part: 'page' | 'row') =>
    read(async ({ page }) => (await page.evaluate(countElements, ROWS))[part]);

  await addTimes(withTenRows);
  const elements = await readElements('page');
  const rowElements = await readElements('row');
  for (const { page, session } of pages) await perform(page, session, listOperations[list].largestPage);
  await addTimes(withMostRows);
  add('elements in the page, 10 rows', 'count', elements);
  add('elements in the page, largest', 'count', await readElements('page'));
  add('elements a row', 'count', rowElements);
  // With ten rows again.
  for (const { page, session } of pages) {
    await page.bringToFront();
    await listOperations[list].largestPage.reset?.(page);
    await waitUntilIdle(session, 500);
  }
  add('memory after use, MB', 'MB', await read(({ session }) => readHeap(session)), 1);
  for (const { page } of pages) await page.context().close();
  return rows;
}

/** Compares interactions with the lists, all of whose rows are in memory. Prints products and orders in one table. */
export async function compareInteractions(options: InteractionOptions): Promise<ComparedRow[]> {
  const browser = await launchBrowser();
  try {
    const rows: ComparedRow[] = [];
    for (const list of LISTS) rows.push(...(await compareList(browser, list, options)));
    console.log(formatComparison('products / orders, ms', options.names, rows));
    return rows;
  } finally {
    await browser.close();
  }
}

/** Prints the product's times with the most rows and a processor four times slower. */
export async function measureLargestPages({ getOrigin, repetitions }: InteractionOptions): Promise<void> {
  const browser = await launchBrowser();
  try {
    const columns: string[][] = [];
    for (const list of LISTS) {
      console.error(`${list}: slow …`);
      const subject = await open(browser, list, 'counter', getOrigin('counter'));
      const { page, session } = subject;
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const { largestPage, ...others } = listOperations[list];
      const measureOne = async (operation: Operation) =>
        formatSpread((await measureInTurn([subject], operation, repetitions))[0]!);
      const column = [await measureOne(largestPage)];
      await perform(page, session, largestPage);
      for (const name of ['sidebar', 'theme', 'selectAll', 'dialog'] as const)
        column.push(await measureOne(others[name]));
      columns.push(column);
      await page.context().close();
    }
    const titles = ['rows', 'sidebar', 'theme', 'select all', 'dialog opens'];
    console.log(
      formatMarkdown([
        ['Counter, CPU/4, ms', '100 products', '50 orders'],
        ...titles.map((title, index) => [title, ...columns.map((column) => column[index]!)]),
      ]),
    );
  } finally {
    await browser.close();
  }
}
