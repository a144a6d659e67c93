import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';

// A store's morning, walked twice, with the presses it takes: with the tools that lists have for it, and as it would be done
// without them. `node bench/morning.ts`, after a build. A press is one of the pointer or of a key; what is typed counts too.

const PRICE = '6200';
const NAME = 'Diya brass dome table lamp';

type Walk = { name: string; steps: readonly [string, (page: Page) => Promise<void>][] };

async function openOrders(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
}

async function confirmOpenOrder(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await dialog.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Confirmed' }).click();
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await dialog.getByRole('heading', { level: 2 }).getByText('Confirmed').waitFor();
}

const withTools: Walk = {
  name: 'with',
  steps: [
    [
      'the new orders',
      async (page) => {
        await page.keyboard.press('g');
        await page.keyboard.press('o');
        await page.getByRole('radio', { name: /^Pending/ }).click();
        await page.getByText(/^1-\d of \d orders$/).waitFor();
      },
    ],
    [
      'two of them confirmed',
      async (page) => {
        const boxes = page.getByRole('checkbox', { name: /^Select order/ });
        await boxes.nth(0).click();
        await boxes.nth(1).click();
        await page.getByRole('button', { name: 'Change status' }).click();
        await page.getByRole('menuitem', { name: 'Confirmed' }).click();
        await page.getByText('Status of 2 orders set to Confirmed').first().waitFor();
      },
    ],
    [
      'a price corrected',
      async (page) => {
        await page.keyboard.press('g');
        await page.keyboard.press('p');
        const row = page.getByRole('row').filter({ hasText: NAME });
        await row.locator('button[name="discountedPrice"], button[name="price"]').first().click();
        await page.getByRole('textbox', { name: /price of/i }).waitFor();
        for (const key of PRICE) await page.keyboard.press(key);
        await page.keyboard.press('Enter');
        await page
          .getByText(/saved$/)
          .first()
          .waitFor();
      },
    ],
    [
      'what is low on stock exported',
      async (page) => {
        await page.keyboard.press('g');
        await page.keyboard.press('d');
        await page.getByRole('link', { name: /low on stock$/ }).click();
        await page.waitForURL('**/product-list?stock=low');
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
        await dialog.getByRole('button', { name: 'Export' }).click();
        await dialog.getByText('The file is ready').waitFor();
        await page.keyboard.press('Enter');
      },
    ],
  ],
};

const without: Walk = {
  name: 'without',
  steps: [
    [
      'the new orders',
      async (page) => {
        await openOrders(page);
        await page.getByRole('combobox', { name: 'Status' }).click();
        await page.getByRole('option', { name: 'Pending' }).click();
        await page.getByText(/^1-\d of \d orders$/).waitFor();
      },
    ],
    [
      'two of them confirmed',
      async (page) => {
        await page
          .getByRole('link', { name: /^View details/ })
          .first()
          .click();
        await confirmOpenOrder(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Next order' }).click();
        await confirmOpenOrder(page);
        await page.keyboard.press('Escape');
      },
    ],
    [
      'a price corrected',
      async (page) => {
        await page.getByRole('link', { name: 'Product List', exact: true }).click();
        await page.getByRole('link', { name: `Edit ${NAME}` }).click();
        const field = page.getByRole('textbox', { name: /discounted price/i });
        await field.click();
        await page.keyboard.press('Control+A');
        for (const key of PRICE) await page.keyboard.press(key);
        await page
          .getByRole('button', { name: /^(Save|Update)/ })
          .first()
          .click();
        await page.waitForURL('**/view-product/**');
      },
    ],
    [
      // There is no file without the export: the nearest is the list by stock, marked and copied as text.
      'what is low on stock, as text on the clipboard',
      async (page) => {
        await page.getByRole('link', { name: 'Product List', exact: true }).click();
        await page.getByRole('columnheader', { name: 'STOCK' }).getByRole('button').click();
        const rows = page.getByRole('row');
        await rows.nth(1).hover();
        await page.mouse.down();
        await rows.nth(8).hover();
        await page.mouse.up();
        await page.keyboard.press('Control+C');
      },
    ],
  ],
};

async function walk({ name, steps }: Walk): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'morning-'));
  const child = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/guest password: .*\n/.test(text)) resolve(text);
    });
  });
  const read = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  const address = read(/ready on (\S+)/);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.request.post(`${address}/api/admin/login`, {
      data: { email: read(/guest e-mail: (.*)/), password: read(/guest password: (.*)/) },
    });
    await page.addInitScript(() => {
      const counted = globalThis as typeof globalThis & { presses?: number };
      counted.presses = 0;
      const count = (event: Event) => {
        const isModifier = event instanceof KeyboardEvent && ['Control', 'Shift'].includes(event.key);
        if (!isModifier) counted.presses = (counted.presses ?? 0) + 1;
      };
      addEventListener('pointerdown', count, true);
      addEventListener('keydown', count, true);
    });
    await page.goto(address);
    await page.getByText(/^1–10 of \d+$/).waitFor();
    let before = 0;
    for (const [what, step] of steps) {
      await step(page);
      const presses = await page.evaluate(() => (globalThis as { presses?: number }).presses ?? 0);
      console.log(`${name}: ${what}: ${presses - before} presses`);
      before = presses;
    }
    console.log(`${name}: ${before} presses in all`);
  } finally {
    await browser.close();
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await walk(withTools);
await walk(without);
