import type { Page } from 'playwright';

/** Holds requests to the address until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
