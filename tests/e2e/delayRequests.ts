import type { Page } from 'playwright';

/** Keeps what is asked for at such an address on its way, until the answer is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
