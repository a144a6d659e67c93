import type { CDPSession, Page } from 'playwright';
import { waitForQuiet } from '../scripts/quietNetwork.ts';
import { openPage, signIn } from './browser.ts';
import { formatSpread, formatTable, judge, summarize } from './figures.ts';
import type { Setting } from './measureList.ts';
import { readAnswer, trace } from './paletteTrace.ts';

// What somebody presses who selects rows of a page of a hundred, in this order, on a page that is opened anew each time: the
// first press on anything loads and compiles what it needs, as for a person.

const SLOWER = 4;
const TARGET_MS = 100;
const HOVER_MS = 600;
const HOLD_MS = 60;
const SETTLE_MS = 1000;

type Press = {
  title: string;
  target: (page: Page) => ReturnType<Page['locator']>;
  /** Runs in the page. */
  isAnswered: () => boolean;
  /** A menu opens as the pointer goes down. @default 'click' */
  event?: 'pointerdown';
  key?: 'Shift';
};

const box = (index: number) => (page: Page) => page.getByRole('checkbox', { name: /^Select / }).nth(index);
const changeStatus = (page: Page) => page.getByRole('button', { name: 'Change status' });
const isMenuOpen = () => document.querySelector('[role=menu]') !== null;
const isMenuClosed = () => document.querySelector('[role=menu]') === null;
const isSelected = () => document.querySelectorAll('tbody input:checked').length > 0;
const areManySelected = () => document.querySelectorAll('tbody input:checked').length > 50;
const isBarShown = () => document.querySelector('.selection-bar') !== null;
const isBarGone = () => document.querySelector('.selection-bar') === null;

const presses: readonly Press[] = [
  { title: 'first checkbox, loads the bar', target: box(4), isAnswered: isSelected },
  { title: 'another checkbox', target: box(6), isAnswered: isSelected },
  { title: 'Shift over 56 rows', target: box(61), isAnswered: areManySelected, key: 'Shift' },
  { title: 'the whole page', target: box(0), isAnswered: areManySelected },
  {
    title: 'clear the selection',
    target: (page) => page.getByRole('button', { name: 'Clear selection' }),
    isAnswered: isBarGone,
  },
  { title: 'a checkbox, the bar comes', target: box(4), isAnswered: isBarShown },
  { title: 'menu opens', target: changeStatus, isAnswered: isMenuOpen, event: 'pointerdown' },
  { title: 'menu closes', target: changeStatus, isAnswered: isMenuClosed, event: 'pointerdown' },
  { title: 'menu opens again', target: changeStatus, isAnswered: isMenuOpen, event: 'pointerdown' },
];

async function press(page: Page, { target, isAnswered, event, key }: Press): Promise<void> {
  await target(page).hover();
  await page.waitForTimeout(HOVER_MS);
  const events = [event ?? 'click'];
  // A function goes to the page as its text.
  await page.evaluate(`window.bench.armUntil(${isAnswered}, ${JSON.stringify(events)})`);
  if (key) await page.keyboard.down(key);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
  await page.evaluate(() => window.bench.painted);
  await page.waitForTimeout(SETTLE_MS);
}

type Measure = (page: Page, session: CDPSession, one: Press) => Promise<number>;

const measureProcessor: Measure = async (page, session, one) => {
  const events = await trace(session, () => press(page, one));
  return SLOWER * readAnswer(events, one.event ?? 'click');
};

const measureClock: Measure = async (page, _session, one) => {
  await press(page, one);
  return page.evaluate(() => window.bench.painted);
};

async function walk({ browser, address }: Setting, rate: number, measure: Measure): Promise<number[]> {
  const page = await openPage(browser, '/view-product/');
  await signIn(page.context(), address);
  await page.goto(`${address}/product-list?rows=100`);
  await waitForQuiet(page);
  await page.waitForFunction(() => window.bench.getRows().length === 100);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(SETTLE_MS);
  const times: number[] = [];
  for (const one of presses) times.push(await measure(page, session, one));
  await page.context().close();
  return times;
}

/**
 * Prints how long each press takes to its answer: in processor time of the main thread, times four, which other programs
 * hardly change; and by the clock, with the processor four times slower.
 */
export async function measurePresses(setting: Setting): Promise<void> {
  const processor: number[][] = [];
  const clock: number[][] = [];
  for (let round = 1; round <= setting.repetitions; round += 1) {
    console.error(`presses on a selection, round ${round} of ${setting.repetitions} …`);
    processor.push(await walk(setting, 1, measureProcessor));
    clock.push(await walk(setting, SLOWER, measureClock));
  }
  const lines = presses.map(({ title }, index) => {
    const [worked, painted] = [processor, clock].map((rounds) => rounds.map((times) => times[index]!));
    const verdict = judge(summarize(worked!).median, TARGET_MS);
    return [title, formatSpread(worked!), `${TARGET_MS}`, verdict, formatSpread(painted!)];
  });
  const head = ['100 rows, 4x CPU', 'processor ms', 'target', '', 'painted ms, by the clock'];
  console.log(formatTable([head, ...lines]));
}
