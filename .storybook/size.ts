import { type ViewportName, viewports } from '../stories/viewports.ts';

type Context = { parameters: { size?: ViewportName }; globals: { viewport?: { value?: string } } };

/**
 * In the test run a story has the size that its parameters name, unless its globals choose a viewport. In the workbench it
 * has the room that there is, and the reader chooses the viewport in the toolbar.
 */
export async function setSize({ parameters, globals }: Context) {
  if (!('__vitest_browser__' in globalThis) || globals.viewport?.value) return;
  const { page } = await import('vitest/browser');
  const { width, height } = viewports[parameters.size ?? 'component'].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}
