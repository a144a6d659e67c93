import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asGuest } from '../asGuest.ts';
import { aBrowser, aDataFolder, startProduct } from '../product.ts';

const dataDir = aDataFolder();
// At the end the page is made to run a script that the policy blocks; any other error fails the test.
const browser = aBrowser({ refused: /Content Security Policy/ });

declare global {
  interface Window {
    violations: string[];
  }
}

/** Remembers what the page's policy blocked, from the first script on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

it('shows its screens under a policy without exceptions, and nothing is blocked', async () => {
  const product = await startProduct(dataDir);
  const page = await browser.page({ colorScheme: 'dark' });
  await watch(page);
  const expectNothingBlocked = async () => expect(await page.evaluate(() => window.violations)).toEqual([]);

  const answer = await page.goto(`${product.address}/login`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  // The theme is set by a script of ours before the first paint: blocked, it would be the light one.
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectNothingBlocked();

  await asGuest(page, product);
  await page.goto(product.address);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectNothingBlocked();

  await page.goto(`${product.address}/orders`);
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Update Order' }).waitFor();
  await expectNothingBlocked();

  // The preview of a chosen image is a blob of the page's own.
  await page.goto(`${product.address}/add-product`);
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a50' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: png });
  await page.getByText('1 of 6').waitFor();
  await expect
    .poll(() => page.locator('img[src^="blob:"]').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(40);
  await expectNothingBlocked();

  // It does block: what a smuggled script would do is refused.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
  });
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBe(1);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});
