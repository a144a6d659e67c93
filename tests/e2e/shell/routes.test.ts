import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openInPlace } from '../openInPlace.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();
/** A product of the store. Its page has its name as title. */
let one: { _id: string; name: string };
beforeAll(async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const response = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { data } = (await response.json()) as { data: { products: (typeof one)[] } };
  one = data.products[0]!;
});

const already = 'You are already logged in!';
const building = 'Under Construction';

/**
 * The pages of the specification, the import and the reports. `signedIn` is set if the heading differs after signing in.
 * tests/app/routes.test.ts has the other addresses of a page.
 */
const pages: [path: string, title: string, signedOut: string, signedIn?: string][] = [
  ['/login', 'Sign in', 'Welcome Back', already],
  ['/', 'Dashboard', 'Access Required', 'Dashboard Overview'],
  ['/register', 'Register', 'Create an account', already],
  ['/forgot-password', 'Forgot password', 'Forgot password?'],
  ['/forgot-password/success', 'Link sent', 'Reset password link sent on your Email'],
  // Without an email in the navigation state it redirects to the registration.
  ['/verify-otp', 'Register', 'Create an account', already],
  ['/reset-password/65f1c0ffee65f1c0ffee65f1/a-token', 'Reset password', 'Reset Password'],
  ['/reset-password/success', 'Password changed', 'Your password has been changed'],
  ['/view-product/:id', 'Product', 'Access Required', ':name'],
  ['/edit-product/:id', 'Edit Product', 'Access Required', 'Edit Product'],
  ['/product-list', 'All Products', 'Access Denied', 'All Products'],
  ['/product-list/import', 'Import products', 'Access Restricted', 'Import products'],
  ['/add-product', 'Add New Product', 'Access Restricted', 'Add New Product'],
  ['/orders', 'Product Orders', 'Access Denied', 'Product Orders'],
  ['/reports', 'Reports', 'Access Denied', 'Reports'],
  ['/cart', 'Cart', building],
  ['/no/such/page', 'Page not found', 'Page not found'],
];

/** The pages that look like the cart. */
const placeholders: Record<string, string> = {
  '/product-ram': 'Add Product RAM',
  '/product-weight': 'Add Product Weight',
  '/product-size': 'Add Product Size',
  '/banner-slides': 'Banner Slides',
  '/categories': 'Categories',
  '/home-banners': 'Home Banners',
  '/side-banners': 'Side Banners',
  '/bottom-banners': 'Bottom Banners',
};

/** Waits until the page has its title and heading and nothing is loading. */
async function waitForPage(page: Page, title: string, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // The totals and the table may be loading at once.
  await expect.poll(() => page.locator('[aria-busy=true]').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => page.title()).toBe(`${title} · Counter`);
}

/** Returns a description if the page scrolls horizontally, with the elements that overflow. */
async function describeOverflow(page: Page, where: string) {
  const overflowing = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName}.${className}`)
      .slice(0, 3)
      .join(' | ');
  });
  return overflowing === undefined ? [] : [`${where}: ${overflowing}`];
}

/** Doubles the text size like the browser's setting, and waits for a frame, in which charts are redrawn. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
const resetText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = ''));

/** Checks the page on the narrowest screen, and with large text on a wide one. */
async function findOverflow(page: Page, path: string) {
  const narrow = await describeOverflow(page, `${path} at 320 px`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await doubleText(page);
  const large = await describeOverflow(page, `${path} at 200 %`);
  await resetText(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // The sidebar follows the window shortly after.
  await page.locator('[data-sidebar=beside]').waitFor({ state: 'detached' });
  return [...narrow, ...large];
}

/** Exactly the pages with the full header have a footer. */
async function checkFooter(page: Page, path: string) {
  const headers = await page.getByRole('button', { name: /^(Open|Close) menu$/ }).count();
  const footers = await page.getByRole('contentinfo').count();
  return headers === footers ? [] : [`${path}: ${footers} footers beside ${headers} full headers`];
}

it.each(['signed out', 'signed in'] as const)(
  '%s, every page has its title, and does not overflow',
  async (session) => {
    const page = await browser.page({ viewport: { width: 320, height: 640 } });
    if (session === 'signed in') await signInAsGuest(page, product);
    await page.goto(product.address);
    const problems: string[] = [];
    // tests/e2e/build/budget.test.ts loads each page by its address.
    for (const [path, name, signedOut, signedIn = signedOut] of pages) {
      const heading = (session === 'signed in' ? signedIn : signedOut).replace(':name', one.name);
      const title = heading === one.name ? one.name : name;
      await openInPlace(page, path.replace(':id', one._id));
      await waitForPage(page, title, heading);
      problems.push(...(await findOverflow(page, path)), ...(await checkFooter(page, path)));
    }
    for (const [path, title] of Object.entries(placeholders)) {
      await openInPlace(page, path);
      await waitForPage(page, title, building);
    }
    expect(problems).toEqual([]);
  },
);
