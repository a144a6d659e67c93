import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import * as arAuth from '#languages/ar/auth.ts';
import { choices as arChoices, create as arCreate } from '#languages/ar/productForm.ts';
import { labels as arLabels } from '#languages/ar/productLabels.ts';
import * as arServer from '#languages/ar/server.ts';
import * as arShell from '#languages/ar/shell.ts';
import * as deAuth from '#languages/de/auth.ts';
import * as enAuth from '#languages/en/auth.ts';
import * as enShell from '#languages/en/shell.ts';
import * as hiAdminShell from '#languages/hi/adminShell.ts';
import * as hiAuth from '#languages/hi/auth.ts';
import * as hiImages from '#languages/hi/images.ts';
import * as hiForm from '#languages/hi/productForm.ts';
import { labels as hiLabels } from '#languages/hi/productLabels.ts';
import * as hiProducts from '#languages/hi/products.ts';
import * as hiShell from '#languages/hi/shell.ts';
import { waitForQuiet } from '../quietNetwork.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { selectOption, clickOnceStill } from '../selectOption.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { createSmallPhoto, button, field, picker } from '../productForm.ts';
import { listMessageScripts, readFrames, recordFrames, watchRequests } from './messagesFor.ts';

const dataDir = createDataFolder();
const imageFolder = createDataFolder();
// The tests use a wrong password and a common one.
const browser = launchBrowser({ expectedErrors: /status of 40[01]/ });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const language = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
const waitForText = (page: Page, region: string, text: string) =>
  page.getByRole('region', { name: region }).getByText(text, { exact: true }).waitFor();

/** Returns true for Latin letters, except the product's name. */
const isLatin = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll('Counter', ''));

async function chooseInProfile(page: Page, own: string) {
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await clickOnceStill(page.getByRole('menuitemradio', { name: own }));
}

it('signs in and publishes a product in Hindi', async () => {
  const page = await browser.page({ locale: 'hi-IN' });
  const requests = watchRequests(page);
  await recordFrames(page);
  await page.goto(`${product.address}/login`);
  await heading(page, 'आपका फिर से स्वागत है');
  expect(await page.title()).toBe(hiShell.layout.documentTitle(hiAuth.login.page, 'Counter'));
  const frames = await readFrames(page);
  expect(frames.languages).toEqual(['hi ltr']);
  expect(frames.texts.filter(isLatin)).toEqual([]);
  expect(frames.texts).toContain(hiAuth.login.subtitle);

  await page.getByLabel(hiAuth.login.email).fill(product.guest.email);
  await page.getByLabel(hiAuth.credentials.password, { exact: true }).fill(product.guest.password);
  await button(page, hiAuth.login.submit).click();
  await waitForText(page, hiShell.layout.toasts, hiAuth.login.signedIn);
  await heading(page, hiProducts.dashboard.title);

  await page.getByRole('main').getByRole('link', { name: hiProducts.dashboard.addProduct }).click();
  const t = { ...hiLabels, ...hiForm.create };
  await heading(page, t.page);
  for (const [label, text] of [
    [t.name, 'पीतल का दीपक'],
    [t.description, 'लंबी शाम के लिए गर्म रोशनी।'],
    [t.brand, 'दीया'],
    [t.actualPrice, '123456'],
    [t.stock, '12'],
  ] as const)
    await field(page, label).filter({ visible: true }).first().fill(text);
  await selectOption(page, t.category, hiForm.choices.categories.Home);
  await selectOption(page, t.stockUnit, hiForm.choices.stockUnits.pieces);
  await page.getByRole('combobox', { name: t.locations }).fill('भार');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await clickOnceStill(page.getByRole('option', { name: hiForm.choices.locations.india }));
  await page.keyboard.press('Escape');
  await picker(page, hiImages.imageField.add).setInputFiles(await createSmallPhoto(imageFolder, 'red'));
  await page.getByRole('list', { name: hiImages.imageField.images }).locator('img').waitFor();
  await button(page, t.submit).click();
  await page.waitForURL(/\/view-product\//);
  await waitForText(page, hiShell.layout.toasts, 'उत्पाद सफलतापूर्वक बनाया गया!');
  await heading(page, 'पीतल का दीपक');
  await page.getByText('₹1,23,456').first().waitFor();
  const published = page.getByRole('main').locator('time').first();
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

it('switches to Arabic while a form is open, and remembers the language', async () => {
  const page = await signInAsGuest(await browser.page(), product);
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
  await selectOption(page, 'Category', 'Fashion');
  requests.forget();

  await chooseInProfile(page, 'العربية');
  const t = { ...arLabels, ...arCreate };
  await heading(page, t.page);
  expect(await language(page)).toBe('ar rtl');
  expect(await field(page, t.actualPrice).inputValue()).toBe('١٢٩٩');
  expect(await page.getByRole('combobox', { name: t.category }).first().innerText()).toBe(
    arChoices.categories.Fashion,
  );
  await expect.poll(() => language(tab)).toBe('ar rtl');
  expect(requests.languages()).toEqual(['ar']);
  expect(requests.twice()).toEqual([]);

  // In a right-to-left language the left arrow key selects the next option.
  const choices = page.getByRole('radiogroup', { name: t.status }).getByRole('radio');
  await choices.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => choices.nth(1).isChecked()).toBe(true);
  const [first, second] = await Promise.all([choices.nth(0).boundingBox(), choices.nth(1).boundingBox()]);
  expect(second!.x).toBeLessThan(first!.x);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => choices.nth(0).isChecked()).toBe(true);

  // The page is Arabic from the first frame on, although the browser prefers English.
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

  // The same goes for the tabs of the orders. Menu items can be chosen with the keyboard.
  await page.goto(`${product.address}/orders`);
  const tabs = page.getByRole('main').getByRole('radiogroup').first().getByRole('radio');
  await expect.poll(() => tabs.count()).toBeGreaterThan(3);
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  // Requests sent before the scripts have loaded ask for Arabic too.
  expect(requests.answers()).toEqual(['ar']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tabs.nth(1).isChecked()).toBe(true);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('E');
  await page.keyboard.press('Enter');
  await heading(page, 'Product Orders');
  expect(await language(page)).toBe('en ltr');
});

it('rejects a request in Arabic, and in German after a switch by keyboard', async () => {
  const page = await browser.page({ locale: 'ar-EG' });
  await page.goto(`${product.address}/login`);
  await page.getByLabel(arAuth.login.email).fill(product.guest.email);
  await page.getByLabel(arAuth.credentials.password, { exact: true }).fill('wrong one');
  await button(page, arAuth.login.submit).click();
  await waitForText(page, arShell.layout.toasts, arAuth.login.wrongPassword);

  // The server's message is next to the rejected field.
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

it('keeps the language and reports it if messages can’t be loaded', async () => {
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
    await waitForText(page, enShell.layout.toasts, enShell.layout.languageNotLoaded);
  });
  await heading(page, enAuth.login.title);
  expect(await language(page)).toBe('en ltr');
  expect(await select.inputValue()).toBe('en');
});
