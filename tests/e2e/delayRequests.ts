import type { Page } from 'playwright';

/** Holds requests to the address until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
