import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import * as arAuth from '#languages/ar/auth.ts';
import * as arForm from '#languages/ar/productForm.ts';
import * as arServer from '#languages/ar/server.ts';
import * as arShell from '#languages/ar/shell.ts';
import * as deAuth from '#languages/de/auth.ts';
import * as enAuth from '#languages/en/auth.ts';
import * as enShell from '#languages/en/shell.ts';
import * as hiAdminShell from '#languages/hi/adminShell.ts';
import * as hiAuth from '#languages/hi/auth.ts';
import * as hiImages from '#languages/hi/images.ts';
import * as hiForm from '#languages/hi/productForm.ts';
import * as hiProducts from '#languages/hi/products.ts';
import * as hiShell from '#languages/hi/shell.ts';
import { waitForQuiet } from '../../scripts/quietNetwork.ts';
import { asGuest } from './asGuest.ts';
import { choose, pressAtRest } from './choose.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';
import { aSnapshot, button, field, picker } from './productForm.ts';
import { listMessageScripts, readFrames, recordFrames, watchRequests } from './messagesFor.ts';

const dataDir = aDataFolder();
const imageFolder = aDataFolder();
// A wrong password and one that is too common are refused.
const browser = aBrowser({ refused: /status of 40[01]/ });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const language = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
const said = (page: Page, region: string, text: string) =>
  page.getByRole('region', { name: region }).getByText(text, { exact: true }).waitFor();

/** Latin letters, but for the product's own name. */
const isLatin = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll('Counter', ''));

async function chooseInProfile(page: Page, own: string) {
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await pressAtRest(page.getByRole('menuitemradio', { name: own }));
}

it('leads somebody who reads Hindi from the sign-in to a published product', async () => {
  const page = await browser.page({ locale: 'hi-IN' });
  const requests = watchRequests(page);
  await recordFrames(page);
  await page.goto(`${product.address}/login`);
  await heading(page, 'आपका फिर से स्वागत है');
  expect(await page.title()).toBe(hiShell.layout.titled(hiAuth.login.page));
  const frames = await readFrames(page);
  expect(frames.languages).toEqual(['hi ltr']);
  expect(frames.texts.filter(isLatin)).toEqual([]);
  expect(frames.texts).toContain(hiAuth.login.subtitle);

  await page.getByLabel(hiAuth.login.email).fill(product.guest.email);
  await page.getByLabel(hiAuth.credentials.password, { exact: true }).fill(product.guest.password);
  await button(page, hiAuth.login.submit).click();
  await said(page, hiShell.layout.toasts, hiAuth.login.signedIn);
  await heading(page, hiProducts.dashboard.title);

  await page.getByRole('main').getByRole('link', { name: hiProducts.dashboard.addProduct }).click();
  const t = hiForm.create;
  await heading(page, t.page);
  for (const [label, text] of [
    [t.name, 'पीतल का दीपक'],
    [t.description, 'लंबी शाम के लिए गर्म रोशनी।'],
    [t.brand, 'दीया'],
    [t.actualPrice, '123456'],
    [t.stock, '12'],
  ] as const)
    await field(page, label).filter({ visible: true }).first().fill(text);
  await choose(page, t.category, hiForm.choices.categories.Home);
  await choose(page, t.stockUnit, hiForm.choices.stockUnits.pieces);
  await page.getByRole('combobox', { name: t.locations }).fill('भार');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await pressAtRest(page.getByRole('option', { name: hiForm.choices.locations.india }));
  await page.keyboard.press('Escape');
  await picker(page, hiImages.imageField.add).setInputFiles(await aSnapshot(imageFolder, 'red'));
  await page.getByRole('list', { name: hiImages.imageField.images }).locator('img').waitFor();
  await button(page, t.submit).click();
  await page.waitForURL(/\/view-product\//);
  await said(page, hiShell.layout.toasts, 'उत्पाद सफलतापूर्वक बनाया गया!');
  await heading(page, 'पीतल का दीपक');
  await page.getByText('₹1,23,456').first().waitFor();
  const published = page.getByRole('main').locator('time');
  const day = new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(await published.innerText()).toBe(day.format(new Date()));
  expect(await published.getAttribute('title')).toMatch(/[ऀ-ॿ].* \d{4}/);

  await page
    .getByRole('navigation', { name: hiShell.layout.menu })
    .getByRole('link', { name: hiAdminShell.navigation.productList })
    .click();
  await page.getByRole('searchbox', { name: hiProducts.inventory.search }).fill('दीपक');
  const rows = page.getByRole('row').filter({ hasText: 'पीतल का दीपक' });
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.innerText()).toContain('1,23,456');
  await waitForQuiet(page);
  expect(requests.languages()).toEqual(['hi']);
  expect(requests.twice().filter((one) => one.endsWith('.js'))).toEqual([]);
});

it('shows Arabic in the middle of a form, and remembers it', async () => {
  const page = await asGuest(await browser.page(), product);
  const requests = watchRequests(page);
  const tab = await page.context().newPage();
  await tab.goto(`${product.address}/login`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${product.address}/add-product`);
  await heading(page, 'Add New Product');
  await waitForQuiet(page);
  expect(requests.twice()).toEqual([]);
  expect(requests.languages()).toEqual(['en']);
  await field(page, 'Product name').fill('Brass lamp');
  await field(page, 'Actual price').fill('1299');
  await choose(page, 'Category', 'Fashion');
  requests.forget();

  await chooseInProfile(page, 'العربية');
  const t = arForm.create;
  await heading(page, t.page);
  expect(await language(page)).toBe('ar rtl');
  expect(await field(page, t.actualPrice).inputValue()).toBe('١٢٩٩');
  expect(await page.getByRole('combobox', { name: t.category }).first().innerText()).toBe(
    arForm.choices.categories.Fashion,
  );
  await expect.poll(() => language(tab)).toBe('ar rtl');
  expect(requests.languages()).toEqual(['ar']);
  expect(requests.twice()).toEqual([]);

  // The choices read from right to left: the left arrow leads on.
  const choices = page.getByRole('radiogroup', { name: t.status }).getByRole('radio');
  await choices.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => choices.nth(1).isChecked()).toBe(true);
  const [first, second] = await Promise.all([choices.nth(0).boundingBox(), choices.nth(1).boundingBox()]);
  expect(second!.x).toBeLessThan(first!.x);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => choices.nth(0).isChecked()).toBe(true);

  // From the first frame on, also where the browser asks for English.
  await recordFrames(page);
  requests.forget();
  await page.reload();
  await heading(page, t.page);
  const frames = await readFrames(page);
  expect(frames.languages).toEqual(['ar rtl']);
  expect(frames.texts).not.toContain('Add New Product');
  await waitForQuiet(page);
  expect(requests.languages()).toEqual(['ar']);
  expect(requests.twice()).toEqual([]);

  // So do the tabs of the orders; and a menu's lines are chosen by keys.
  await page.goto(`${product.address}/orders`);
  const tabs = page.getByRole('main').getByRole('radiogroup').first().getByRole('radio');
  await expect.poll(() => tabs.count()).toBeGreaterThan(3);
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  // What the page asks for before its scripts have come, too.
  expect(requests.answers()).toEqual(['ar']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tabs.nth(1).isChecked()).toBe(true);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  // From the first line, which adds a product, to the one below it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading(page, 'Product Orders');
  expect(await language(page)).toBe('en ltr');
});

it('refuses in Arabic, and speaks German as soon as that is chosen by keys', async () => {
  const page = await browser.page({ locale: 'ar-EG' });
  await page.goto(`${product.address}/login`);
  await page.getByLabel(arAuth.login.email).fill(product.guest.email);
  await page.getByLabel(arAuth.credentials.password, { exact: true }).fill('wrong one');
  await button(page, arAuth.login.submit).click();
  await said(page, arShell.layout.toasts, arAuth.login.wrongPassword);

  // The server's own words, beside the field that it refuses.
  await page.getByRole('link', { name: arAuth.login.register }).click();
  await heading(page, arAuth.register.title);
  await field(page, arAuth.register.fullName).fill('Ananya');
  await field(page, arAuth.register.email).fill('ananya@counter.example');
  await page.getByLabel(arAuth.credentials.password).first().fill('password123');
  const refusal = page.waitForResponse((response) => response.request().method() === 'POST');
  await button(page, arAuth.register.submit).click();
  expect((await refusal).status()).toBe(400);
  await page.getByText(arServer.errors.passwordTooCommon).waitFor();

  await page.goto(`${product.address}/login`);
  await heading(page, arAuth.login.title);
  const select = page.getByRole('combobox', { name: arShell.layout.language });
  await page.locator('body').press('Tab');
  for (let stop = 0; stop < 10; stop += 1) {
    if (await select.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Deu');
  await heading(page, deAuth.login.title);
  expect(await language(page)).toBe('de ltr');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  expect(await page.title()).toBe('Anmelden · Counter');
});

it('says so where the words can’t be loaded, and stays as it is', async () => {
  const page = await browser.page();
  const requests = watchRequests(page);
  await page.goto(`${product.address}/login`);
  await heading(page, enAuth.login.title);
  await waitForQuiet(page);
  expect(requests.languages()).toEqual(['en']);
  expect(requests.twice()).toEqual([]);
  const german = [...listMessageScripts()].filter(([, spoken]) => spoken === 'de');
  expect(german).toHaveLength(2);
  await page.route(
    ({ pathname }) => german.some(([script]) => script === pathname),
    (route) => route.abort(),
  );
  const select = page.getByRole('combobox', { name: 'Language' });
  await browser.whileUnreachable(async () => {
    await select.selectOption('de');
    await said(page, enShell.layout.toasts, enShell.layout.languageNotLoaded);
  });
  await heading(page, enAuth.login.title);
  expect(await language(page)).toBe('en ltr');
  expect(await select.inputValue()).toBe('en');
});
