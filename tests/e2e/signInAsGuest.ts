import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Product } from './product.ts';
import type { SharedProduct } from './runProduct.ts';

/** Signs in with a request instead of the sign-in form, or with the session of a shared product. */
export async function signInAsGuest(page: Page, product: Product | SharedProduct): Promise<Page> {
  if ('cookies' in product) {
    await page.context().addCookies(product.cookies);
    return page;
  }
  const { address, guest } = product;
  const response = await page.request.post(`${address}/api/admin/login`, { data: guest });
  expect(response.status()).toBe(200);
  return page;
}

/** Returns how far the page can be scrolled horizontally, in px. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
