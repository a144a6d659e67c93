import { formatSpread, formatTable, getRatio, judge } from './figures.ts';
import { conditions, measureFirstVisit } from './firstVisit.ts';
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
