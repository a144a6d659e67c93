import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { Operation } from './operations.ts';
import { ROWS } from './rowSelector.ts';
import { countTaskTime, waitUntilIdle } from './taskTime.ts';

declare global {
  interface Window {
    bench: {
      /** Describes everything that an operation can change. */
      describe: () => string;
      /** Measures the next key or click. */
      arm: () => void;
      /** Milliseconds from the event until the last change of the page is painted, or NaN if nothing changes. */
      answered: Promise<number>;
      /** Durations in ms of interactions since `arm`. Event Timing reports those of 16 ms or more. */
      interactions: number[];
    };
  }
}

/** Runs in the page. */
function install(rowSelector: string) {
  /** A page is final if it stays the same for this time. */
  const FINAL_MS = 250;
  const TIMEOUT_MS = 10_000;
  const getTexts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.ariaLabel ?? element.textContent);
  // The header's buttons are renamed by the theme and the sidebar.
  const describe = () => {
    const rows = document.querySelectorAll(rowSelector);
    const dialogs = document.querySelectorAll('[role=alertdialog], [role=dialog], dialog[open]');
    return JSON.stringify([
      rows.length,
      rows[0]?.textContent,
      rows[1]?.textContent,
      rows[rows.length - 1]?.textContent,
      getTexts('main article'),
      getTexts('main label:has(input:checked)'),
      document.querySelectorAll('main input[type=checkbox]:checked').length,
      [...dialogs].filter((dialog) => dialog.checkVisibility()).length,
      getTexts('header button'),
    ]);
  };
  const arm = () => {
    let last = describe();
    window.bench.interactions = [];
    window.bench.answered = new Promise((resolve) => {
      const started = new AbortController();
      const onEvent = ({ timeStamp }: Event) => {
        started.abort();
        let answered = Number.NaN;
        const observe = () => {
          const state = describe();
          const now = performance.now();
          if (state !== last) {
            last = state;
            answered = now - timeStamp;
            // Runs right after this frame is painted.
            void scheduler.postTask(() => (answered = performance.now() - timeStamp), {
              priority: 'user-blocking',
            });
          } else if (now - timeStamp - answered > FINAL_MS || now - timeStamp > TIMEOUT_MS)
            return resolve(answered);
          requestAnimationFrame(observe);
        };
        requestAnimationFrame(observe);
      };
      for (const type of ['keydown', 'click'])
        addEventListener(type, onEvent, { capture: true, signal: started.signal });
    });
  };
  window.bench = { describe, arm, answered: Promise.resolve(0), interactions: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.bench.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Call it before the page is opened. */
export async function installProbe(page: Page): Promise<CDPSession> {
  await page.addInitScript(install, ROWS);
  return countTaskTime(page);
}

/** Longer than the delay of most tooltips. */
const HOVER_MS = 350;
const HOLD_MS = 60;
const RESET_TIMEOUT_MS = 3000;

/** In ms: the time until the final result is painted, and the interaction to next paint. */
export type Times = { painted: number; interaction: number };

/** Performs an operation and measures it. */
export async function perform(page: Page, session: CDPSession, operation: Operation): Promise<Times> {
  const { title, prepare, by } = operation;
  await page.bringToFront();
  await prepare?.(page);
  const target = await by(page);
  if ('press' in target) await target.press.hover();
  await sleep(HOVER_MS);
  await waitUntilIdle(session);
  await page.evaluate(() => window.bench.arm());
  if ('key' in target) await page.keyboard.press(target.key);
  else {
    await page.mouse.down();
    await sleep(HOLD_MS);
    await page.mouse.up();
  }
  const painted = await page.evaluate(() => window.bench.answered);
  if (Number.isNaN(painted)) throw new Error(`"${title}" changed nothing on ${page.url()}`);
  await waitUntilIdle(session);
  const interaction = await page.evaluate(() => Math.max(0, ...window.bench.interactions));
  return { painted, interaction };
}

/** Measures an operation once and resets the page afterwards. */
export async function measure(page: Page, session: CDPSession, operation: Operation): Promise<Times> {
  const { title, reset } = operation;
  const before = await page.evaluate(() => window.bench.describe());
  const times = await perform(page, session, operation);
  if (!reset) return times;
  await reset(page);
  await page
    .waitForFunction((state) => window.bench.describe() === state, before, { timeout: RESET_TIMEOUT_MS })
    .catch(() => console.error(`"${title}" isn't undone on ${page.url()}`));
  await waitUntilIdle(session);
  return times;
}
