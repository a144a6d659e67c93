import { type BrowserContext, chromium } from 'playwright';
import { browser as found } from '../scripts/browser.mjs';
import { guest } from './startStore.ts';

/**
 * Frames as fast as they can be made: at the screen's own 60 a second, the wait for the next one would be most of every
 * figure, and hide what differs.
 */
const unlimitedFrames = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

const withoutCompilers = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

/**
 * `interpreted`: what the engine would compile of scripts that run often lies in the same heap as what a page holds, and
 * grows for hundreds of changes of the page. Without it a heap that grows is a leak.
 */
export function launchBrowser(scripts: 'compiled' | 'interpreted' = 'compiled') {
  const { args, ...rest } = found.launchOptions();
  const more = scripts === 'interpreted' ? withoutCompilers : unlimitedFrames;
  return chromium.launch({ ...rest, args: [...args, ...more] });
}

/** Signs in without a page: the session's cookie stays with the context. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const answer = await context.request.post(`${address}/api/admin/login`, { data: guest });
  if (!answer.ok()) throw new Error(`the guest can't sign in: ${answer.status()}`);
}
