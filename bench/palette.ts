import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from './browser.ts';

// How long the palette takes from a letter to its painted answer, over all rows of 10,000 products and 10,000 orders, on a
// processor four times slower: `node bench/palette.ts`, after a build. A backend without pages is the harder case: all is searched here.

const ROWS = '10000';
const SLOWER = 4;
const QUERIES = ['kettle', 'brass lamp', 'mug stone', 'ord', 'a', 'kettle', 'tray'];

const dataDir = mkdtempSync(path.join(tmpdir(), 'palette-'));
const child = spawn('node', ['scripts/start.mjs'], {
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    SEED_PRODUCTS: ROWS,
    SEED_ORDERS: ROWS,
  },
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
  const page = await browser.newPage();
  await page.request.post(`${address}/api/admin/login`, {
    data: { email: read(/guest e-mail: (.*)/), password: read(/guest password: (.*)/) },
  });
  await page.route('**/check-admin', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"list.paged"', '"none"');
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { paletteTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      true,
    );
  });
  await page.goto(address);
  await page
    .getByText(/of 10,?0\d\d/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
  await page.getByText('Searching', { exact: false }).waitFor({ state: 'detached' });
  await page.waitForTimeout(5000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // How fast the machine is just now: a run beside which another one may be read.
  const loop: number = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let index = 0; index < 2e7; index += 1) sum = (sum + index * 7) % 1013;
    return sum < 0 ? 0 : performance.now() - start;
  });
  console.log('a fixed loop', Math.round(loop), 'ms');
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(500);
    await page.evaluate(() => void (Reflect.get(globalThis, 'paletteTimes').length = 0));
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(350);
    }
    const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'paletteTimes'));
    const options = await page.getByRole('option').count();
    console.log(query.padEnd(12), times.map((time) => Math.round(time)).join(' '), `ms, ${options} options`);
  }
} finally {
  await browser.close();
  child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
