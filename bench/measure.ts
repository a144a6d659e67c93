import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { Operation } from './operations.ts';

declare global {
  interface Window {
    bench: {
      /** Measures the next key or click. */
      arm: () => void;
      /** Milliseconds from the event until a change of the page is painted. */
      painted: Promise<number>;
      /** Durations in ms of interactions since `arm`. Event Timing reports those of 16 ms or more. */
      interactions: number[];
    };
  }
}

/** Runs in the page. */
function install() {
  const getTexts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.ariaLabel ?? element.textContent);
  /** Describes everything that an operation can change, including buttons renamed by the theme and the sidebar. */
  const describe = () => {
    const rows = document.querySelectorAll('main :is(tbody tr, [role=row])');
    const dialogs = document.querySelectorAll('[role=alertdialog], [role=dialog], dialog[open]');
    return JSON.stringify([
      rows.length,
      rows[0]?.textContent,
      rows[1]?.textContent,
      rows[rows.length - 1]?.textContent,
      getTexts('main article'),
      getTexts('main label:has(input:checked)'),
      document.querySelectorAll('tbody input:checked').length,
      [...dialogs].filter((dialog) => dialog.checkVisibility()).length,
      getTexts('header button'),
    ]);
  };
  const arm = () => {
    const before = describe();
    window.bench.interactions = [];
    window.bench.painted = new Promise((resolve) => {
      const started = new AbortController();
      const onEvent = ({ timeStamp }: Event) => {
        started.abort();
        const observe = () => {
          if (describe() === before) return void requestAnimationFrame(observe);
          // Runs right after this frame is painted.
          void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
            priority: 'user-blocking',
          });
        };
        requestAnimationFrame(observe);
      };
      for (const type of ['keydown', 'click'])
        addEventListener(type, onEvent, { capture: true, signal: started.signal });
    });
  };
  window.bench = { arm, painted: Promise.resolve(0), interactions: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.bench.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export const installProbe = (page: Page) => page.addInitScript(install);

/** Starts measuring the main thread's CPU time, which hardly depends on other programs. */
export async function countTaskTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Longer than delayed effects of a click, such as a debounce, a transition or a request. */
const WINDOW_MS = 1000;
const STEP_MS = 250;
/** The page is idle if a step takes less. A blinking caret and the measurement itself do. */
const REST_MS = 4;

/** Returns the main thread's time in ms, from `act` until the page is idle. */
async function measureTask(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await readTaskTime(session);
  await act();
  await sleep(WINDOW_MS - STEP_MS);
  for (let last = await readTaskTime(session); ;) {
    await sleep(STEP_MS);
    const now = await readTaskTime(session);
    if (now - last < REST_MS) return now - before;
    last = now;
  }
}

const HOVER_MS = 500;
const HOLD_MS = 60;

/** In ms: the main thread's time, the time until the result is painted, and the interaction to next paint. */
export type Times = { task: number; painted: number; interaction: number };

/** Measures an operation once and resets the page afterwards. */
export async function measure(page: Page, session: CDPSession, operation: Operation): Promise<Times> {
  const { prepare, by, reset } = operation;
  await page.bringToFront();
  await prepare?.(page);
  const target = await by(page);
  if ('press' in target) await target.press.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(() => window.bench.arm());
  const task = await measureTask(session, async () => {
    if ('key' in target) return page.keyboard.press(target.key);
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
  });
  const painted = await page.evaluate(() => window.bench.painted);
  const interaction = await page.evaluate(() => Math.max(0, ...window.bench.interactions));
  await measureTask(session, async () => reset?.(page));
  return { task, painted, interaction };
}
