import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Starts measuring the main thread's CPU time, which hardly depends on other programs. */
export async function countTaskTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

async function readMetric(session: CDPSession, metric: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metric)!.value;
}

/** Returns the main thread's time since `countTaskTime`, in ms. */
const readTaskTime = async (session: CDPSession): Promise<number> =>
  (await readMetric(session, 'TaskDuration')) * 1000;

/** Returns the memory of the page's objects that are in use, in MB. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await readMetric(session, 'JSHeapUsedSize')) / 1_000_000;
}

const STEP_MS = 100;
/** The page is idle if a step takes less. A blinking caret and the measurement itself do. */
const REST_MS = 4;
const TIMEOUT_MS = 3000;

/** Waits until the main thread does nothing for `idleMs`, but at most a few seconds. Returns its time in ms. */
export async function waitUntilIdle(session: CDPSession, idleMs = STEP_MS): Promise<number> {
  let last = await readTaskTime(session);
  let idleFor = 0;
  for (let waited = 0; idleFor < idleMs && waited < TIMEOUT_MS; waited += STEP_MS) {
    await sleep(STEP_MS);
    const now = await readTaskTime(session);
    idleFor = now - last < REST_MS ? idleFor + STEP_MS : 0;
    last = now;
  }
  return last;
}
