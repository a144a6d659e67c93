import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Product } from './product.ts';

/** Signs in without the screen, for a test that is about another one. */
export async function asGuest(page: Page, { address, guest }: Product): Promise<Page> {
  const answer = await page.request.post(`${address}/api/admin/login`, { data: guest });
  expect(answer.status()).toBe(200);
  return page;
}

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
