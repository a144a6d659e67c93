import type { Page } from 'playwright';

declare global {
  interface Window {
    bench: {
      /** Ids of the rows that are there, in order. */
      getRows: () => string[];
      /** What the page shows, in one line: first row, dialog, header's buttons, number of rows, last row. */
      describe: () => string;
      /** From now on, `painted` is the ms from the next key or press to the painted frame that shows what is expected. */
      arm: (expected: string) => void;
      /** The same, to the frame in which this holds; from one of these events, a key or a press where they are left out. */
      armUntil: (isAnswered: () => boolean, events?: readonly string[]) => void;
      painted: Promise<number>;
      /** Durations of interactions since `arm`, from the event to the next paint, in ms (Event Timing); short ones are left out. */
      interactions: number[];
    };
  }
}

/** Runs in the page. `rowLink` is what the address of a row's link has before the row's id. */
function install(rowLink: string) {
  const idOf = (link: Element) => /^\w*/.exec(link.getAttribute('href')!.split(rowLink)[1]!)![0];
  const getRows = () => {
    const links = document.querySelectorAll(`main a[href*="${rowLink}"]`);
    return [...new Set(Array.from(links, idOf))];
  };
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim();
  const describe = () => {
    const rows = getRows();
    const dialogs = document.querySelectorAll('[role=alertdialog], [role=dialog], dialog[open]');
    const dialog = [...dialogs].find((one) => one.checkVisibility())?.querySelector('h2');
    const buttons = Array.from(document.querySelectorAll('header button'), nameOf);
    const settings = buttons.filter((name) => /menu|theme/.test(name));
    return [rows[0], dialog?.textContent, ...settings, rows.length, rows.at(-1)].join(' | ');
  };
  const armUntil = (isAnswered: () => boolean, events: readonly string[] = ['keydown', 'click']) => {
    window.bench.painted = new Promise((resolve) => {
      const started = new AbortController();
      const onEvent = ({ timeStamp }: Event) => {
        started.abort();
        const look = () => {
          if (!isAnswered()) return void requestAnimationFrame(look);
          // For who reads a trace.
          console.timeStamp('answered');
          // The first task after this frame has been painted.
          void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
            priority: 'user-blocking',
          });
        };
        requestAnimationFrame(look);
      };
      for (const event of events) addEventListener(event, onEvent, { capture: true, signal: started.signal });
    });
  };
  const arm = (expected: string) => {
    window.bench.interactions = [];
    armUntil(() => describe() === expected);
  };
  window.bench = { getRows, describe, arm, armUntil, painted: Promise.resolve(0), interactions: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.bench.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export async function installProbe(page: Page, rowLink: string): Promise<void> {
  await page.addInitScript(install, rowLink);
}

/** Tells what the page shows once nothing has changed for a while, and it is no longer what `past` says. */
export async function describeSettled(page: Page, past = ''): Promise<string> {
  for (let before = past; ;) {
    await page.waitForTimeout(400);
    const now = await page.evaluate(() => window.bench.describe());
    if (now === before && now !== past) return now;
    before = now;
  }
}
