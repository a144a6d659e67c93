import { type BrowserContext, chromium } from 'playwright';
import { browser as found } from '../scripts/browser.mjs';
import { guest } from './startStore.ts';

/**
 * Frames as fast as they can be made: at the screen's own 60 a second, the wait for the next one would be most of every
 * figure, and hide what differs.
 */
const unlimitedFrames = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

export function launchBrowser() {
  const { args, ...rest } = found.launchOptions();
  return chromium.launch({ ...rest, args: [...args, ...unlimitedFrames] });
}

/** Signs in without a page: the session's cookie stays with the context. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const answer = await context.request.post(`${address}/api/admin/login`, { data: guest });
  if (!answer.ok()) throw new Error(`the guest can't sign in: ${answer.status()}`);
}
