import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** Every address of the specification, the import and the reports. `signedIn` is set if its heading differs after signing in. */
const addresses: [path: string, title: string, signedOut: string, signedIn?: string][] = [
  ['/login', 'Sign in', 'Welcome Back', already],
  ['/admin/login', 'Sign in', 'Welcome Back', already],
  ['/', 'Dashboard', 'Access Required', 'Dashboard Overview'],
  ['/register', 'Register', 'Create an account', already],
  ['/forgot-password', 'Forgot password', 'Forgot password?'],
  ['/login/forgot-password', 'Forgot password', 'Forgot password?'],
  ['/forgot-password/success', 'Link sent', 'Reset password link sent on your Email'],
  ['/admin/login/forgot-password/success', 'Link sent', 'Reset password link sent on your Email'],
  // Without an email in the navigation state it redirects to the registration.
  ['/verify-otp', 'Register', 'Create an account', already],
  ['/reset-password/65f1c0ffee65f1c0ffee65f1/a-token', 'Reset password', 'Reset Password'],
  ['/reset-password/success', 'Password changed', 'Your password has been changed'],
  ['/view-product/:id', 'Product', 'Access Required', ':name'],
  ['/edit-product/:id', 'Edit Product', 'Access Required', 'Edit Product'],
  ['/product-list', 'All Products', 'Access Denied', 'All Products'],
  ['/product-list/import', 'Import products', 'Access Restricted', 'Import products'],
  ['/add-product', 'Add New Product', 'Access Restricted', 'Add New Product'],
  ['/product-ram', 'Add Product RAM', building],
  ['/product-weight', 'Add Product Weight', building],
  ['/product-size', 'Add Product Size', building],
  ['/orders', 'Product Orders', 'Access Denied', 'Product Orders'],
  ['/reports', 'Reports', 'Access Denied', 'Reports'],
  ['/banner-slides', 'Banner Slides', building],
  ['/categories', 'Categories', building],
  ['/home-banners', 'Home Banners', building],
  ['/side-banners', 'Side Banners', building],
  ['/bottom-banners', 'Bottom Banners', building],
  ['/cart', 'Cart', building],
  ['/no/such/page', 'Page not found', 'Page not found'],
];

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

/** Checks the page on the narrowest screen, and with large text on a wide one. */
async function findOverflow(page: Page, path: string) {
  const narrow = await describeOverflow(page, `${path} at 320 px`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await doubleText(page);
  const large = await describeOverflow(page, `${path} at 200 %`);
  await page.setViewportSize({ width: 320, height: 640 });
  return [...narrow, ...large];
}

/** Exactly the pages with the full header have a footer. */
async function checkFooter(page: Page, path: string) {
  const headers = await page.getByRole('button', { name: /^(Open|Close) menu$/ }).count();
  const footers = await page.getByRole('contentinfo').count();
  return headers === footers ? [] : [`${path}: ${footers} footers beside ${headers} full headers`];
}

/** Signed out, one address stands for all placeholders. */
const signedOutAddresses = addresses.filter(([path, , heading]) => heading !== building || path === '/cart');

/** Splits the addresses, so that no test takes too long on a slow machine. */
const split = (all: typeof addresses) =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, n) => all.slice(n * 10, n * 10 + 10)).map(
    (group) => ({ first: group[0]![0], last: group.at(-1)![0], group }),
  );

describe.each([
  ['signed out', signedOutAddresses],
  ['signed in', addresses],
] as const)('%s, every address', (session, visited) => {
  it.each(split(visited))('from $first to $last has its title, and does not overflow', async ({ group }) => {
    const page = await browser.page({ viewport: { width: 320, height: 640 } });
    if (session === 'signed in') await signInAsGuest(page, product);
    const problems: string[] = [];
    for (const [path, name, signedOut, signedIn = signedOut] of group) {
      const heading = (session === 'signed in' ? signedIn : signedOut).replace(':name', one.name);
      const title = heading === one.name ? one.name : name;
      await page.goto(product.address + path.replace(':id', one._id));
      await waitForPage(page, title, heading);
      problems.push(...(await findOverflow(page, path)), ...(await checkFooter(page, path)));
    }
    expect(problems).toEqual([]);
  });
});
