import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest, getHorizontalOverflow } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

/** Returns 'rows' if the cells are side by side, 'cards' if some are stacked. */
const getForm = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => {
      const tops = cells.map((one) => Math.round(one.getBoundingClientRect().top));
      return new Set(tops).size === 1 ? 'rows' : 'cards';
    });

const getActions = (page: Page) =>
  page.getByRole('row').nth(1).getByRole('cell').last().locator('a:visible, button:visible');

const openTable = async (page: Page, address: string, path: string) => {
  await page.goto(address + path);
  await page.getByRole('row').nth(10).waitFor();
  await getActions(page).first().waitFor();
};

it('shows cards below 768 px, and actions that are large enough to tap', async () => {
  requires('touch');
  const page = await signInAsGuest(await browser.page({ hasTouch: true }), product);
  for (const path of ['/product-list', '/orders']) {
    await page.setViewportSize({ width: 767, height: 900 });
    await openTable(page, product.address, path);
    expect(await getForm(page)).toBe('cards');
    expect(await getHorizontalOverflow(page)).toBe(0);
    for (const width of [767, 390, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // From 768 px on, the sidebar and the table change their form shortly after the window.
      if (width > 767) await openTable(page, product.address, path);
      const edge = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
      const steps = page.getByRole('button', { name: /^(Previous|Next)$/ });
      expect(await steps.count()).toBe(2);
      expect(await getActions(page).count()).toBeGreaterThan(0);
      const targets = await getActions(page)
        .or(steps)
        .evaluateAll((all) =>
          all.map((one) => {
            const box = one.getBoundingClientRect();
            return { name: one.ariaLabel ?? one.textContent, ...box.toJSON() } as DOMRect & { name: string };
          }),
        );
      const faults = targets.filter((box) => box.width < 44 || box.height < 44 || box.right > edge);
      expect(faults.map(({ name }) => `${path} at ${width} px: ${name}`)).toEqual([]);
    }
  }
  expect(await getForm(page)).toBe('rows');
  // The header grows with its buttons, and its texts stay on one line.
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

it('shows the first card above the middle of a phone, with all tools in one row', async () => {
  requires('touch');
  const page = await signInAsGuest(await browser.page({ hasTouch: true }), product);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/product-list', '/orders']) {
    await openTable(page, product.address, path);
    const top = await page
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
    const tools = page
      .getByRole('searchbox')
      .or(page.getByRole('button', { name: 'Filters', exact: true }))
      .or(page.getByRole('button', { name: 'More actions' }));
    const boxes = await tools.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(3);
    const middles = boxes.map(({ top: start, height }) => Math.round(start + height / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  }
  // The menu has the same items as the buttons on wide screens.
  await page.getByRole('button', { name: 'More actions' }).tap();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Columns', 'Export', 'Add tracking…']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sort: Newest' }).tap();
  await page.getByRole('menuitemradio', { name: 'Total: high to low' }).tap();
  await page.waitForURL('**/orders?sort=total.descending');
  await page.getByRole('button', { name: 'Sort: Total: high to low' }).waitFor();
});
