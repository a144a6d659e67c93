import type { BrowserCommandContext } from 'vitest/node';

/** At 10, a transition of 200 ms takes less than two frames. */
const RATE = 10;

const hastened = new WeakSet<BrowserCommandContext['page']>();

/** Lets all animations of a page run faster, because stories wait for them. They still start, run and end. */
export async function hastenAnimations({ page }: BrowserCommandContext): Promise<void> {
  if (hastened.has(page)) return;
  hastened.add(page);
  const session = await page.context().newCDPSession(page);
  // Without `enable`, or after `disable`, the rate is 1.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: RATE });
}
