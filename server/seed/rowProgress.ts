import type { ListName } from '#contract/lists/listRules.ts';
import type { OnListProgress } from '../store/sql/lists/openLists.ts';
import type { Seed } from '../store/sql/seedOnce.ts';

/** Shows how far something is: a share from 0 to 1 of a step. */
export type ReportProgress = (step: string, share: number) => void;

type Terminal = { isTTY?: boolean | undefined; write(text: string): unknown };

const MANY_ROWS = 10_000;
const words = { stored: 'creating', indexed: 'indexing' } as const;

type RowProgress = { list: ListName; step: keyof typeof words; done: number; total: number };

/** Reports the progress of lists with many rows; the others are there at once. */
function reportRows({ list, step, done, total }: RowProgress, report: ReportProgress): void {
  if (total >= MANY_ROWS)
    report(`${words[step]} ${total.toLocaleString('en')} ${list}`, Math.min(1, done / total));
}

export const createSeedProgress =
  (totals: Record<ListName, number>, report: ReportProgress): NonNullable<Seed['onProgress']> =>
  (list, step, done) =>
    reportRows({ list, step, done, total: totals[list] }, report);

/** Reports how far the lists of a store are that an earlier version had filled otherwise, or not at all. */
export const createListProgress =
  (report: ReportProgress): OnListProgress =>
  (list, done, total) =>
    reportRows({ list, step: 'indexed', done, total }, report);

/** Prints progress: on a terminal in one line that changes, elsewhere a line each tenth. */
export function createProgressPrinter(terminal: Terminal): ReportProgress {
  let current = '';
  let printed = -1;
  return (step, share) => {
    if (step !== current) printed = -1;
    current = step;
    const percent = Math.floor(share * 100);
    if (percent === printed) return;
    const line = `${step}: ${percent} %`;
    if (terminal.isTTY) {
      terminal.write(`\r${line}${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(percent / 10) !== Math.floor(printed / 10)) {
      terminal.write(`${line}\n`);
    }
    printed = percent;
  };
}
