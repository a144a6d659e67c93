import { clearAdminData } from '../src/app/browser/adminStorage.ts';
import { type ViewportName, viewports } from '../stories/viewports.ts';

/** Resets storage and scroll position, because all stories of a run share one page. */
export function resetPage() {
  clearAdminData();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}

const POINTER_EVENTS = [
  'pointerover',
  'pointerout',
  'pointermove',
  'mouseover',
  'mouseout',
  'mousemove',
] as const;

const stopRealEvent = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * Blocks events of the real pointer in test runs. The browser sends them after every layout, which would close tooltips
 * that play functions open with a simulated pointer.
 */
export function ignoreRealPointer() {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  for (const event of POINTER_EVENTS) window.addEventListener(event, stopRealEvent, true);
  return () => {
    for (const event of POINTER_EVENTS) window.removeEventListener(event, stopRealEvent, true);
  };
}

type Context = { parameters: { size?: ViewportName }; globals: { viewport?: { value?: string } } };

/**
 * Sets the window to the story's `size` parameter in the test run, unless its globals choose a viewport. In the
 * workbench the reader chooses.
 */
export async function setWindowSize({ parameters, globals }: Context) {
  if (!('__vitest_browser__' in globalThis) || globals.viewport?.value) return;
  const { page } = await import('vitest/browser');
  const { width, height } = viewports[parameters.size ?? 'component'].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}
