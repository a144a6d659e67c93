import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Product } from './product.ts';

type GuestProduct = Pick<Product, 'address' | 'guest'>;

/** Signs in with a request instead of the sign-in form. */
export async function signInAsGuest(page: Page, { address, guest }: GuestProduct): Promise<Page> {
  const response = await page.request.post(`${address}/api/admin/login`, { data: guest });
  expect(response.status()).toBe(200);
  return page;
}

/** Returns how far the page can be scrolled horizontally, in px. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
