import type { Page } from 'playwright';
import { installFrameEnd } from './frameEnd.ts';

// The same clock in every page: from the dispatch of the event to the end of the frame that paints what it asked for.

declare global {
  interface Window {
    bench: {
      /** What the table shows, in one line: rows, range and dialog. */
      shown: () => string;
      /** Waits for the event that asks for something, and then for the painted frame in which `shown` is what is wanted. */
      arm: (wanted: string) => void;
      measured: Promise<number>;
    };
  }
}

function install(rowName: string) {
  const words = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
  const shown = () => {
    const rows = document.querySelectorAll(`table tbody tr ${rowName}`);
    const dialog = document.querySelector(
      ':is([role=alertdialog], [role=dialog], dialog[open]):not([hidden]) h2',
    );
    return [
      rows.length,
      words(rows[0]),
      words(rows[rows.length - 1]),
      words(document.querySelector('main p[aria-live]')),
      words(dialog),
    ].join(' | ');
  };
  const arm = (wanted: string) => {
    window.bench.measured = new Promise((resolve) => {
      const asked = new AbortController();
      const onEvent = () => {
        const start = performance.now();
        asked.abort();
        const look = () =>
          requestAnimationFrame(() => {
            if (shown() === wanted) window.frameEnd(() => resolve(performance.now() - start));
            else look();
          });
        look();
      };
      for (const event of ['input', 'change', 'click'])
        addEventListener(event, onEvent, { capture: true, signal: asked.signal });
    });
  };
  window.bench = { shown, arm, measured: Promise.resolve(0) };
}

export async function installProbe(page: Page, rowName: string): Promise<void> {
  await page.addInitScript(installFrameEnd);
  await page.addInitScript(install, rowName);
}

/** What the page shows once nothing has changed for a while. */
export async function settled(page: Page): Promise<string> {
  let before = '';
  for (;;) {
    const now = await page.evaluate(() => window.bench.shown());
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(400);
  }
}
