import type { Browser } from 'playwright';
import { waitForQuiet } from '../scripts/quietNetwork.ts';
import { openPage, signIn } from './browser.ts';
import { formatCount, formatSpread, formatTable, getRatio, judge } from './figures.ts';
import { measureByTurns, type Subject } from './interactions.ts';
import { type Clock, countTaskTime } from './mainThread.ts';
import { describeSettled } from './probe.ts';
import type { List } from './scenario.ts';

export type Setting = {
  browser: Browser;
  address: string;
  repetitions: number;
  clock: Clock;
  mui: boolean;
};

type ComparedPage = Pick<Subject, 'name' | 'draws'> & { path: string };

/** The pages of a list that are compared. */
export const getPages = ({ path, file }: List, mui: boolean): ComparedPage[] => [
  { name: 'product', draws: 'allRows', path },
  { name: 'ordinary', draws: 'allRows', path: `/bench/react/${file}` },
  ...(mui ? [{ name: 'MUI', draws: 'visibleRows', path: `/bench/mui/${file}` } as const] : []),
];

export async function openSubject(
  { browser, address, clock }: Setting,
  list: List,
  { path, ...rest }: ComparedPage,
): Promise<Subject> {
  const page = await openPage(browser, list.rowLink);
  await signIn(page.context(), address);
  await page.goto(address + path);
  await waitForQuiet(page);
  await page.waitForFunction(() => window.bench.getRows().length > 0);
  await describeSettled(page);
  return { ...rest, page, session: await countTaskTime(page, clock) };
}

/** Counts the elements of the page as it is opened, and how many more there are for each row more. */
async function countElements({ page, name }: Subject, list: List): Promise<string[]> {
  await page.bringToFront();
  const count = () =>
    page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      rows: window.bench.getRows().length,
    }));
  const few = await count();
  const { prepare, by, reset } = list.largest;
  await prepare?.(page);
  const target = await by(page);
  await ('key' in target ? page.keyboard.press(target.key) : target.press.click());
  await describeSettled(page);
  const many = await count();
  await reset(page);
  await describeSettled(page);
  const perRow = (many.elements - few.elements) / (many.rows - few.rows);
  const verdicts = name === 'product' ? [judge(few.elements, 300), judge(perRow, 18)] : ['', ''];
  return [name, `${few.elements}`, verdicts[0]!, perRow.toFixed(1), verdicts[1]!];
}

/** Compares each interaction with a list of so many rows, and prints a table. */
export async function compareInteractions(setting: Setting, list: List, rows: number): Promise<void> {
  const { mui, repetitions } = setting;
  const subjects: Subject[] = [];
  for (const page of getPages(list, mui)) subjects.push(await openSubject(setting, list, page));
  const elements: string[][] = [];
  for (const subject of subjects) elements.push(await countElements(subject, list));

  const lines: string[][] = [];
  for (const operation of list.operations) {
    const times = await measureByTurns(subjects, operation, repetitions);
    const [product, ordinary, other] = subjects.map(({ name }) => times.get(name)!);
    const ratio = getRatio(product!.task, ordinary!.task);
    console.error(`${list.title}, ${formatCount(rows)} rows: ${operation.title}, ${ratio.toFixed(2)}x`);
    const line = [operation.title, formatSpread(product!.task), formatSpread(ordinary!.task)];
    line.push(`${ratio.toFixed(2)}x`, `${operation.target}x`, judge(ratio, operation.target));
    line.push(formatSpread(product!.painted), formatSpread(ordinary!.painted));
    if (other) {
      line.push(formatSpread(other.task), judge(getRatio(product!.task, other.task), 1));
      line.push(formatSpread(other.painted), judge(getRatio(product!.painted, other.painted), 1));
    }
    lines.push(line);
  }
  const head = [
    `${list.title}, ${formatCount(rows)} rows`,
    'task ms: product',
    'ordinary',
    'ratio',
    'target',
    '',
  ];
  head.push('painted ms: product', 'ordinary');
  if (mui) head.push('task ms: MUI', '', 'painted ms: MUI', '');
  console.log(formatTable([head, ...lines]));
  console.log(
    formatTable([[`${list.title}: elements`, 'ten rows', '<= 300', 'each row', '<= 18'], ...elements]),
  );
  for (const { page } of subjects) await page.context().close();
}
