import type { Page } from 'playwright';
import { launchBrowser, signIn } from './browser.ts';
import { readAnswers, trace } from './paletteTrace.ts';
import { startStore } from './startStore.ts';

// How long the palette takes from a letter to its answer, over all rows of 10,000 products and 10,000 orders:
// `node bench/palette.ts`, after a build. A backend without pages is the harder case: all is searched here.
// First in processor time, which other programs hardly change, to be multiplied by four; then by the clock, with the
// processor four times slower, beside a field that only repeats what is typed: what any letter takes by that clock.

const ROWS = 10_000;
const SLOWER = 4;
const QUERIES = ['kettle', 'brass lamp', 'mug stone', 'ord', 'a', 'kettle', 'tray'];
const [pages = 'dist'] = process.argv.slice(2);

const store = await startStore(pages, ROWS);
const browser = await launchBrowser();

const pressKey = (page: Page, letter: string) => page.keyboard.press(letter === ' ' ? 'Space' : letter);
const print = (query: string, times: number[], options: number) =>
  console.log(query.padEnd(12), times.map((time) => Math.round(time)).join(' '), `ms, ${options} options`);

/** Says of times in ms how they are spread. */
function sum(title: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  console.log(`${title}: median ${at(0.5)}, nine of ten within ${at(0.9)}, longest ${at(1)} ms`);
}

async function openPalette(page: Page) {
  await page.route('**/check-admin', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"list.paged"', '"none"');
    await route.fulfill({ response, body });
  });
  await page.goto(store.address);
  await page
    .getByText(/of 10,?0\d\d/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
  await page.getByText('Searching', { exact: false }).waitFor({ state: 'detached' });
  await page.waitForTimeout(3000);
}

async function clear(page: Page) {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(500);
}

async function clockLetters(page: Page, typeLetters: (query: string) => Promise<void>): Promise<number[]> {
  const all: number[] = [];
  for (const query of QUERIES) {
    await page.evaluate(() => void (Reflect.get(globalThis, 'paletteTimes').length = 0));
    await typeLetters(query);
    const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'paletteTimes'));
    print(query, times, await page.getByRole('option').count());
    all.push(...times);
    await clear(page);
  }
  return all;
}

/** Measures from the key to the first task after the next frame. */
async function watchKeys(page: Page) {
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
}

try {
  const page = await browser.newPage();
  await signIn(page.context(), store.address);
  await watchKeys(page);
  await openPalette(page);
  const session = await page.context().newCDPSession(page);
  const typeLetters = async (query: string) => {
    for (const letter of query) {
      await pressKey(page, letter);
      await page.waitForTimeout(350);
    }
  };

  const all: number[] = [];
  console.log('processor time');
  for (const query of QUERIES) {
    const answers = readAnswers(await trace(session, () => typeLetters(query)));
    print(query, answers, await page.getByRole('option').count());
    all.push(...answers);
    await clear(page);
  }
  sum(
    `times ${SLOWER}`,
    all.map((time) => time * SLOWER),
  );

  console.log(`by the clock, ${SLOWER} times slower`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  sum('by the clock', await clockLetters(page, typeLetters));

  const field = '<input oninput="this.nextElementSibling.textContent = this.value"><p></p>';
  await page.goto(`data:text/html,${encodeURIComponent(field)}`);
  await page.getByRole('textbox').focus();
  sum('a field that repeats', await clockLetters(page, typeLetters));
} finally {
  await browser.close();
  await store.close();
}
