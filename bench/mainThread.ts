import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Longer than anything that a press starts later on: a debounce, a transition, a request. */
const WINDOW_MS = 1000;
const STEP_MS = 250;
/** Less than this in a step is a page at rest: a caret that blinks, and this question. */
const REST_MS = 4;
/** A page that has not come to rest by then never does. */
const MOST_STEPS = 40;

/**
 * `processor`: the time that the thread had a processor, which is the page's own work, whatever else the machine does.
 * `wall`: by the clock, as Chrome counts by itself.
 */
export type Clock = 'processor' | 'wall';

/** Begins to count. */
export async function countTaskTime(page: Page, clock: Clock): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: clock === 'wall' ? 'timeTicks' : 'threadTicks' });
  return session;
}

/** Reads for how long the main thread has worked since it began to count, in ms. */
async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Counts the main thread's whole time in ms, from `act` until the page is idle. */
export async function measureTaskTime(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await readTaskTime(session);
  await act();
  await sleep(WINDOW_MS - STEP_MS);
  let last = await readTaskTime(session);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await sleep(STEP_MS);
    const now = await readTaskTime(session);
    if (now - last < REST_MS) return now - before;
    last = now;
  }
  throw new Error('the main thread does not come to rest');
}
