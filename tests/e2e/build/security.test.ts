import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, startProduct } from '../product.ts';

const dataDir = createDataFolder();
// The test runs scripts that the policy blocks. Any other error fails it.
const browser = launchBrowser({ expectedErrors: /Content Security Policy|Trusted(?:HTML|Script)/ });

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records what the page's policy blocks, from the first script on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

it('shows its screens under a strict content security policy [ASVS 3.4.3, 14.2.3]', async () => {
  const product = await startProduct(dataDir);
  const page = await browser.page({ colorScheme: 'dark' });
  await watch(page);
  const expectNothingBlocked = async () => expect(await page.evaluate(() => window.violations)).toEqual([]);

  const response = await page.goto(`${product.address}/login`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  // An inline script sets the theme before the first paint. If it were blocked, the theme would be light.
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectNothingBlocked();

  await signInAsGuest(page, product);
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

  // The preview of an email has styles of its own.
  await page.goto(`${product.address}/store-details`);
  await page.getByRole('button', { name: 'Edit: Dispatch' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Product', { exact: true }).waitFor();
  const style = await frame.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
  expect(style).toBe('16px');
  expect(await frame.locator('.card').evaluate((card) => getComputedStyle(card).borderRadius)).toBe('12px');
  await expectNothingBlocked();

  // The preview of a chosen image is a blob URL.
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

  // Injected markup and scripts are blocked before they reach the document.
  const results = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>smuggled</b>'),
      () => {
        const script = document.createElement('script');
        script.textContent = 'window.smuggled = true';
        document.head.append(script);
      },
      () => {
        const script = document.createElement('script');
        script.append('window.smuggled = true');
        document.head.append(script);
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'not thrown';
      } catch (error) {
        return String(error).split(':')[0];
      }
    });
  });
  expect(results).toEqual(['TypeError', 'TypeError', 'not thrown']);
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => [...new Set(window.violations)])).toEqual(
    expect.arrayContaining(['require-trusted-types-for trusted-types-sink']),
  );
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  // The browser reports them.
  await expect
    .poll(() => product.log())
    .toMatch(
      /"directive":"require-trusted-types-for","blocked":"trusted-types-sink","page":"\/add-product","msg":"content security policy violated"/,
    );
});
