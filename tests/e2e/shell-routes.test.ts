import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { asGuest, sidewaysScroll } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

const dataDir = aDataFolder();
const browser = aBrowser();
let product: Product;
/** A product of the store: the addresses below are written with its id, and its page has its name as title. */
let one: { _id: string; name: string };
beforeAll(async () => {
  product = await startProduct(dataDir);
  const page = await asGuest(await browser.page(), product);
  const answer = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { data } = (await answer.json()) as { data: { products: (typeof one)[] } };
  one = data.products[0]!;
});

const already = 'You are already logged in!';
const building = 'Under Construction';

/** Every address of the specification, and the import's: its title, its heading signed out, and signed in where that is another. */
const addresses: [path: string, title: string, signedOut: string, signedIn?: string][] = [
  ['/login', 'Sign in', 'Welcome Back', already],
  ['/admin/login', 'Sign in', 'Welcome Back', already],
  ['/', 'Dashboard', 'Access Required', 'Dashboard Overview'],
  ['/register', 'Register', 'Create an account', already],
  ['/forgot-password', 'Forgot password', 'Forgot password?'],
  ['/login/forgot-password', 'Forgot password', 'Forgot password?'],
  ['/forgot-password/success', 'Link sent', 'Reset password link sent on your Email'],
  ['/admin/login/forgot-password/success', 'Link sent', 'Reset password link sent on your Email'],
  // Without an email in the navigation state it leads to the registration.
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
  ['/banner-slides', 'Banner Slides', building],
  ['/categories', 'Categories', building],
  ['/home-banners', 'Home Banners', building],
  ['/side-banners', 'Side Banners', building],
  ['/bottom-banners', 'Bottom Banners', building],
  ['/cart', 'Cart', building],
  ['/no/such/page', 'Page not found', 'Page not found'],
];

/** The page is there when nothing on it waits any more. */
async function shows(page: Page, title: string, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // Several may wait at once: each of the totals, and the table.
  await expect.poll(() => page.locator('[aria-busy=true]').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => page.title()).toBe(`${title} · Counter`);
}

/** Where it can be scrolled sideways, with the names of what sticks out of it. */
const tooWide = async (page: Page, where: string) =>
  (await sidewaysScroll(page)) === 0
    ? []
    : [
        `${where}: ${await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map(({ tagName, className }) => `${tagName}.${className}`)
            .slice(0, 3)
            .join(' | '),
        )}`,
      ];

/** With text of twice its size, as a reader's setting makes it. */
const doubleText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** Opened on the narrowest screen, and read with large text on a wide one. */
async function fits(page: Page, path: string) {
  const narrow = await tooWide(page, `${path} at 320 px`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await doubleText(page);
  const large = await tooWide(page, `${path} at 200 %`);
  await page.setViewportSize({ width: 320, height: 640 });
  return [...narrow, ...large];
}

/** Every page with the full header has the footer too, and no other. */
async function missesFooter(page: Page, path: string) {
  const headers = await page.getByRole('button', { name: /^(Open|Close) menu$/ }).count();
  const footers = await page.getByRole('contentinfo').count();
  return headers === footers ? [] : [`${path}: ${footers} footers beside ${headers} full headers`];
}

/** A few at a time: one page for each group, so that a slow machine has the time for it. */
const groups = Array.from({ length: Math.ceil(addresses.length / 5) }, (_, n) =>
  addresses.slice(n * 5, n * 5 + 5),
).map((group) => ({ first: group[0]![0], last: group.at(-1)![0], group }));

describe.each(['signed out', 'signed in'] as const)('%s, every address', (session) => {
  it.each(groups)(
    'from $first to $last opens and reloads under its own title, and fits',
    async ({ group }) => {
      const page = await browser.page({ viewport: { width: 320, height: 640 } });
      if (session === 'signed in') await asGuest(page, product);
      const problems: string[] = [];
      for (const [path, name, signedOut, signedIn = signedOut] of group) {
        const heading = (session === 'signed in' ? signedIn : signedOut).replace(':name', one.name);
        const title = heading === one.name ? one.name : name;
        await page.goto(product.address + path.replace(':id', one._id));
        await shows(page, title, heading);
        problems.push(...(await fits(page, path)), ...(await missesFooter(page, path)));
        await page.reload();
        await shows(page, title, heading);
      }
      expect(problems).toEqual([]);
    },
  );
});
