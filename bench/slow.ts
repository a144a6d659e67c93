import { buildFrontEnd } from '../scripts/buildFrontEnd.ts';
import { launchBrowser, openPage } from './browser.ts';
import { formatSpread, formatTable, getPercentile } from './figures.ts';
import { measure, type Times } from './measure.ts';
import { screens } from './operations.ts';
import { startStore } from './startStore.ts';

const CPU_SLOWDOWN = 4;
const TARGET_MS = 100;

/** Prints the 75th percentile of interaction to next paint, and of the time until the result is painted. */
export async function measureSlowly(rows = 10_000, times = 9): Promise<void> {
  if (!buildFrontEnd()) process.exit(1);
  const store = await startStore('dist', rows);
  const browser = await launchBrowser();
  try {
    for (const [title, { path, operations }] of Object.entries(screens)) {
      const { page, session } = await openPage(browser, store.address + path);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const lines: string[][] = [];
      for (const operation of operations) {
        console.error(`${title}: ${operation.title} …`);
        const all: Times[] = [];
        for (let count = 0; count < times; count += 1) all.push(await measure(page, session, operation));
        const nextPaint = getPercentile(
          all.map(({ interaction }) => interaction),
          0.75,
        );
        const response = formatSpread(all.map(({ painted }) => painted));
        lines.push([operation.title, `${nextPaint}`, nextPaint > TARGET_MS ? 'OVER' : 'ok', response]);
      }
      const header = `${title}, ${rows} rows, 4x CPU`;
      console.log(formatTable([[header, 'next paint, p75 ms', `<= ${TARGET_MS}`, 'answer, ms'], ...lines]));
      await page.context().close();
    }
  } finally {
    await browser.close();
    await store.close();
  }
}
