import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { asGuest, sidewaysScroll } from './asGuest.ts';
import { aBrowser, aDataFolder, startProduct } from './product.ts';

const dataDir = aDataFolder();
const browser = aBrowser();

/** Rows have their cells side by side, cards have some below others. */
const formOf = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => {
      const tops = cells.map((one) => Math.round(one.getBoundingClientRect().top));
      return new Set(tops).size === 1 ? 'rows' : 'cards';
    });

const actionsOf = (page: Page) =>
  page.getByRole('row').nth(1).getByRole('cell').last().locator('a:visible, button:visible');

const openTable = async (page: Page, address: string, path: string) => {
  await page.goto(address + path);
  await page.getByRole('row').nth(10).waitFor();
  await actionsOf(page).first().waitFor();
};

it('has cards in every window narrower than 768 px, and every action within reach of a finger', async () => {
  const product = await startProduct(dataDir);
  const page = await asGuest(await browser.page({ hasTouch: true }), product);
  for (const path of ['/product-list', '/orders']) {
    await page.setViewportSize({ width: 767, height: 900 });
    await openTable(page, product.address, path);
    expect(await formOf(page)).toBe('cards');
    expect(await sidewaysScroll(page)).toBe(0);
    for (const width of [390, 767, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openTable(page, product.address, path);
      const edge = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
      const steps = page.getByRole('button', { name: /^(Previous|Next)$/ });
      expect(await steps.count()).toBe(2);
      const actions = await actionsOf(page).all();
      expect(actions.length).toBeGreaterThan(0);
      for (const target of [...actions, ...(await steps.all())]) {
        const box = await target.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, product.address, '/orders');
  expect(await formOf(page)).toBe('rows');
  // The head grows with its buttons, and its words stay on one line.
  const middles = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.map((head) => {
      const { top, height } = head.getBoundingClientRect();
      const messages = document.createRange();
      messages.selectNodeContents(head);
      const box = messages.getBoundingClientRect();
      return Math.round(top + height / 2 - (box.top + box.height / 2));
    }),
  );
  expect(new Set(middles)).toEqual(new Set([0]));
});
