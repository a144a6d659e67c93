import { type ViewportName, viewports } from '../stories/viewports.ts';

type Context = { parameters: { size?: ViewportName }; globals: { viewport?: { value?: string } } };

/**
 * Sets the window to the story's `size` parameter in the test run, unless its globals choose a viewport. In the
 * workbench the reader chooses.
 */
export async function setSize({ parameters, globals }: Context) {
  if (!('__vitest_browser__' in globalThis) || globals.viewport?.value) return;
  const { page } = await import('vitest/browser');
  const { width, height } = viewports[parameters.size ?? 'component'].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}
