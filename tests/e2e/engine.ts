import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { firefox } from 'playwright-for-firefox-esr';
import { inject, TestRunner } from 'vitest';
import { firefoxLaunchOptions } from '../../scripts/firefox.ts';

/** The browser engine of this run. vitest.config.ts sets it for the project `firefox`. */
const engine = process.env['ENGINE'] === 'firefox' ? 'firefox' : 'chromium';

/** What journeys need and Firefox ESR lacks, or doesn't offer over WebDriver BiDi: decision 40. */
type Feature =
  | 'Chromium’s protocol'
  | 'downloads'
  | 'emulated media'
  | 'a failed script requested again'
  | 'a live stream that ends silently on reload'
  | 'layout-shift entries'
  | 'pasted images'
  | 'touch';

/** Returns whether the browser of this run lacks these features. */
export const lacks = (..._features: Feature[]): boolean => engine === 'firefox';

/** Skips the current test if the browser of this run lacks these features. */
export function requires(...features: Feature[]): void {
  if (lacks(...features)) TestRunner.getCurrentTest()!.context.skip(`needs ${features.join(', ')}`);
}

/**
 * Connects to the shared Chromium, or launches a Firefox for the file: in Firefox a key that acts on a button does
 * nothing while another window of the same process has the focus.
 */
export const openBrowser = async (kind: 'pinned' | 'installed'): Promise<Browser> =>
  engine === 'firefox'
    ? ((await firefox.launch(firefoxLaunchOptions())) as unknown as Browser)
    : chromium.connect(inject('browserEndpoints')[kind]);

/**
 * Reduces motion, because frames of animations take a large part of the processor. Stories and Firefox show them. Leaves
 * out the permissions that Firefox doesn't know; it is launched with the clipboard allowed.
 */
export const toContextOptions = ({ permissions, ...options }: BrowserContextOptions): BrowserContextOptions =>
  engine === 'firefox'
    ? options
    : { reducedMotion: 'reduce', ...options, ...(permissions && { permissions }) };

/** Makes Firefox behave as Chromium does where Playwright's BiDi client differs. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  if (engine !== 'firefox') return;
  await context.addInitScript(() => {
    // Lets `fill` insert text as a keyboard does. React ignores the event that Playwright sends instead.
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    });
    // BiDi reports a logged error without its message.
    const log = console.error;
    console.error = (...args: unknown[]) =>
      log(...args.map((one) => (one instanceof Error ? String(one) : one)));
  });
}

/** Firefox logs an error for each font that a navigation interrupts. */
export const isInterruptedFont = (text: string): boolean =>
  /downloadable font: download failed .*status=2152398850/.test(text);
