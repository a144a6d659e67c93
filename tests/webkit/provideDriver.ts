import { startWebKitDriver } from './driver.ts';

/** The port in vitest.config.ts, which names the browser before it starts. */
export const STORIES_PORT = 4445;

/** Starts the driver before the stories run in WebKit. Vitest ends its session after the teardown of a setup. */
export async function setup(): Promise<void> {
  const driver = await startWebKitDriver(STORIES_PORT);
  process.on('exit', () => driver.close());
}
