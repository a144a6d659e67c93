import { openPage, signIn } from './browser.ts';
import { formatCount, formatSpread, formatTable, getRatio, judge } from './figures.ts';
import { conditions, measureFirstVisit } from './firstVisit.ts';
import type { Setting } from './measureList.ts';
import { getUrl, LIST, measureAnswer, ROW_LINK, tasks } from './pagedTasks.ts';
import type { Store } from './startStore.ts';

// Lists that are asked for page by page, in a store with very many rows.

const VISIT_TARGET = 1.2;
/** Of the 95th percentile. */
const getAnswerTarget = (rows: number) => (rows > 100_000 ? 500 : 150);
const MEMORY_TARGET_MB = 300;
const START_TARGET_MS = 3000;
/** An answer takes a second to measure, a first visit several. */
const ANSWERS_PER_REPETITION = 10;

async function measureAnswers({ browser, repetitions }: Setting, store: Store, rows: number) {
  const page = await openPage(browser, ROW_LINK);
  await signIn(page.context(), store.address);
  const lines: string[][] = [];
  for (const task of tasks) {
    const { title, ways } = task;
    console.error(`${formatCount(rows)} rows: ${title} …`);
    const times: number[] = [];
    for (let round = 0; round < repetitions * ANSWERS_PER_REPETITION; round += 1)
      times.push(await measureAnswer(page, getUrl(task, store, rows), ways[round % ways.length]!));
    const ordered = times.toSorted((one, other) => one - other);
    const slow = ordered[Math.ceil(ordered.length * 0.95) - 1]!;
    const target = getAnswerTarget(rows);
    lines.push([title, formatSpread(times), slow.toFixed(0), `${target}`, judge(slow, target)]);
  }
  await page.context().close();
  return lines;
}

async function compareVisits({ browser, repetitions }: Setting, { address }: Store, rows: number) {
  const lines: string[][] = [];
  for (const condition of conditions) {
    console.error(`${formatCount(rows)} rows: first visit, ${condition.title} …`);
    const painted = { product: [] as number[], ordinary: [] as number[] };
    for (let round = 0; round < repetitions; round += 1) {
      const visit = (path: string) =>
        measureFirstVisit(browser, { url: address + path, rowLink: ROW_LINK }, condition);
      painted.product.push(await visit(LIST.path));
      painted.ordinary.push(await visit(LIST.ordinary));
    }
    const ratio = getRatio(painted.product, painted.ordinary);
    lines.push([
      `first visit, ${condition.title}`,
      formatSpread(painted.product),
      formatSpread(painted.ordinary),
      `${ratio.toFixed(2)}x`,
      `${VISIT_TARGET}x`,
      judge(ratio, VISIT_TARGET),
    ]);
  }
  return lines;
}

/** Measures the lists of a store with so many rows, and prints tables. */
export async function measurePaged(setting: Setting, store: Store, rows: number): Promise<void> {
  const startMs = await store.restart();
  const atStart = store.readMemory();
  const visits = await compareVisits(setting, store, rows);
  const answers = await measureAnswers(setting, store, rows);
  const title = `${formatCount(rows)} rows, page by page`;
  console.log(formatTable([[title, 'product ms', 'ordinary ms', 'ratio', 'target', ''], ...visits]));
  console.log(
    formatTable([[title, 'painted ms: median (least–most)', '95th percentile', 'target', ''], ...answers]),
  );
  const memory = store.readMemory();
  console.log(
    formatTable([
      [`${formatCount(rows)} rows: the server`, '', 'target', ''],
      ['start, ms', startMs.toFixed(0), `${START_TARGET_MS}`, judge(startMs, START_TARGET_MS)],
      [
        'memory after the start, MB',
        atStart.toFixed(0),
        `${MEMORY_TARGET_MB}`,
        judge(atStart, MEMORY_TARGET_MB),
      ],
      ['memory at the end, MB', memory.toFixed(0), `${MEMORY_TARGET_MB}`, judge(memory, MEMORY_TARGET_MB)],
    ]),
  );
}
