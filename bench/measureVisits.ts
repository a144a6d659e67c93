import { formatSpread, formatTable, getRatio, judge } from './figures.ts';
import { conditions, measureFirstVisit, weighScripts } from './firstVisit.ts';
import { getPages, type Setting } from './measureList.ts';
import type { List } from './scenario.ts';

const TARGET = 1.3;

/** Compares the first visit of each list, and prints a table. */
export async function compareFirstVisits(setting: Setting, lists: readonly List[]): Promise<void> {
  const { browser, address, repetitions, mui } = setting;
  const lines: string[][] = [];
  for (const list of lists) {
    for (const condition of conditions) {
      console.error(`${list.title}: first visit, ${condition.title} …`);
      const pages = getPages(list, mui).map(({ path }) => ({
        visit: { url: address + path, rowLink: list.rowLink },
        painted: [] as number[],
      }));
      for (let round = 0; round < repetitions; round += 1) {
        for (const { visit, painted } of pages)
          painted.push(await measureFirstVisit(browser, visit, condition));
      }
      const [product, ordinary, other] = pages.map(({ painted }) => painted);
      const ratio = getRatio(product!, ordinary!);
      const line = [`${list.title}, ${condition.title}`, formatSpread(product!), formatSpread(ordinary!)];
      line.push(`${ratio.toFixed(2)}x`, `${TARGET}x`, judge(ratio, TARGET));
      if (other) line.push(formatSpread(other), judge(getRatio(product!, other), 1));
      lines.push(line);
    }
  }
  const head = ['First visit, ten rows painted', 'product ms', 'ordinary ms', 'ratio', 'target', ''];
  if (mui) head.push('MUI ms', '');
  console.log(formatTable([head, ...lines]));
}

const budgets = [
  { title: 'sign-in', path: '/login', most: 130, session: 'signedOut' },
  { title: 'dashboard', path: '/', most: 175, session: 'signedIn' },
  { title: 'product list', path: '/product-list', most: 175, session: 'signedIn' },
  { title: 'orders', path: '/orders', most: 175, session: 'signedIn' },
] as const;

/** Weighs the JavaScript of first visits with all that follows, and prints a table. */
export async function weighFirstVisits({ browser, address }: Setting, lists: readonly List[]): Promise<void> {
  const lines: string[][] = [];
  for (const { title, path, most, session } of budgets) {
    const size = await weighScripts(browser, address + path, session);
    lines.push([title, size.toFixed(1), `${most}`, judge(size, most)]);
  }
  for (const { title, file } of lists) {
    const size = await weighScripts(browser, `${address}/bench/react/${file}`, 'signedIn');
    lines.push([`ordinary ${title.toLowerCase()}`, size.toFixed(1), '', '']);
  }
  console.log(formatTable([['JavaScript of a first visit, compressed', 'KB', 'target', ''], ...lines]));
}
