import { launchBrowser } from './browser.ts';
import { formatCount, formatSpread, formatTable, getPercentile75, judge } from './figures.ts';
import { weighHeap, weighHeapOverRoutes } from './heap.ts';
import { measureByTurns } from './interactions.ts';
import { getPages, openSubject, type Setting } from './measureList.ts';
import type { List } from './scenario.ts';

const INTERACTION_TARGET_MS = 100;
const HEAP_TARGET_MB = 20;

/** Measures the product alone with a processor four times slower, and its heap, and prints a table. */
export async function measureSlowly(setting: Setting, list: List, rows: number): Promise<void> {
  const product = await openSubject(setting, list, getPages(list, false)[0]!);
  const heap = await weighHeap(product.page);
  await product.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const lines: string[][] = [];
  for (const operation of list.operations) {
    console.error(`${list.title}, ${formatCount(rows)} rows, 4x CPU: ${operation.title} …`);
    const times = await measureByTurns([product], operation, setting.repetitions);
    const { painted, interaction } = times.get('product')!;
    const percentile = getPercentile75(interaction);
    const verdict = judge(percentile, INTERACTION_TARGET_MS);
    lines.push([
      operation.title,
      percentile.toFixed(0),
      `${INTERACTION_TARGET_MS}`,
      verdict,
      formatSpread(painted),
    ]);
  }
  lines.push(['heap, MB', heap.toFixed(1), `${HEAP_TARGET_MB}`, judge(heap, HEAP_TARGET_MB), '']);
  const head = [
    `${list.title}, ${formatCount(rows)} rows, 4x CPU`,
    'next paint, p75 ms',
    'target',
    '',
    'rows shown ms',
  ];
  console.log(formatTable([head, ...lines]));
  await product.page.context().close();
}

/** Weighs the heap over 200 changes of the page, and prints it. */
export async function measureHeapOverRoutes(setting: Setting, list: List): Promise<void> {
  console.error('heap over 200 route changes …');
  const browser = await launchBrowser('interpreted');
  try {
    const { page } = await openSubject({ ...setting, browser }, list, getPages(list, false)[0]!);
    const heaps = (await weighHeapOverRoutes(page)).map((heap) => heap.toFixed(2)).join(', ');
    console.log(`\nHeap after 25, 50, … 200 route changes, without compiled code, MB: ${heaps}\n`);
  } finally {
    await browser.close();
  }
}
