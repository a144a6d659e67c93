import { beforeEach, expect, it, vi } from 'vitest';
import type { AlertSettings } from '#app/alerts/alertSettings.ts';
import { chooseAlerts, startOrderAlerts } from '#app/alerts/orderAlerts.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

const both: AlertSettings = { notification: 'on', sound: 'on' };

it.each([
  ['nothing new', 40, { placed: 40, unseen: 0 }, 'elsewhere', []],
  ['nothing new since the last alert', 41, { placed: 41, unseen: 1 }, 'elsewhere', []],
  ['the first number of this browser', undefined, { placed: 40, unseen: 0 }, 'elsewhere', []],
  ['a backend that counts no orders', undefined, { placed: undefined, unseen: 0 }, 'elsewhere', []],
  ['a restored backup', 40, { placed: 30, unseen: 5 }, 'elsewhere', []],
  ['a new order that another tab already shows', 40, { placed: 41, unseen: 0 }, 'elsewhere', []],
  ['a new order', 40, { placed: 41, unseen: 1 }, 'elsewhere', ['notification', 'sound']],
  [
    'orders placed while the computer slept',
    40,
    { placed: 52, unseen: 12 },
    'elsewhere',
    ['notification', 'sound'],
  ],
  ['a new order while Counter is used', 40, { placed: 41, unseen: 1 }, 'here', ['sound']],
] as const)('announces %s', (_, previous, counts, attention, alerts) => {
  expect(chooseAlerts(previous, counts, both, attention)).toEqual(alerts);
});

it('announces only as the administrator has chosen', () => {
  const choose = (settings: AlertSettings) =>
    chooseAlerts(40, { placed: 41, unseen: 1 }, settings, 'elsewhere');
  expect(choose({ notification: 'on', sound: 'off' })).toEqual(['notification']);
  expect(choose({ notification: 'off', sound: 'on' })).toEqual(['sound']);
  expect(choose({ notification: 'off', sound: 'off' })).toEqual([]);
});

class FakeNotification extends EventTarget {
  static shown: FakeNotification[] = [];
  readonly title: string;
  status: 'open' | 'closed' = 'open';
  constructor(title: string) {
    super();
    this.title = title;
    FakeNotification.shown.push(this);
  }
  close() {
    this.status = 'closed';
  }
}

let clock: ManualClock;
let counts: { placed: number; unseen: number };
let announced: number | undefined;
let page: EventTarget & { visibilityState: string; hasFocus: () => boolean };
const window = Object.assign(new EventTarget(), { focus: vi.fn<() => void>() });

beforeEach(() => {
  [clock, counts, FakeNotification.shown] = [new ManualClock(), { placed: 40, unseen: 0 }, []];
  announced = undefined;
  page = Object.assign(new EventTarget(), { visibilityState: 'hidden', hasFocus: () => false });
  window.focus.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('Notification', FakeNotification);
  return async () => {
    closeTabs.splice(0).forEach((close) => close());
    await flushPromises();
    vi.unstubAllGlobals();
  };
});

const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5));
const closeTabs: (() => void)[] = [];
const onChanges = new Set<() => void>();

/** Opens a tab with notifications. Returns a function that closes it. */
async function openTab(previousPlaced = 40, onOpen = () => undefined) {
  const controller = new AbortController();
  const close = () => controller.abort();
  closeTabs.push(close);
  startOrderAlerts({
    clock,
    previousPlaced,
    getCounts: () => counts,
    announced: {
      read: () => announced,
      write: (placed) => {
        announced = placed;
      },
    },
    subscribe: (onChange) => {
      onChanges.add(onChange);
      return () => void onChanges.delete(onChange);
    },
    getSettings: () => ({ notification: 'on', sound: 'off' }),
    getText: (unseen) => ({ title: `${unseen} new`, body: 'Counter' }),
    onOpen,
    signal: controller.signal,
  });
  await flushPromises();
  return close;
}

async function placeOrder() {
  counts = { placed: counts.placed + 1, unseen: counts.unseen + 1 };
  for (const onChange of onChanges) onChange();
  await flushPromises();
}
const titles = () => FakeNotification.shown.map(({ title }) => title);

it('shows one notification, whichever number of tabs are open', async () => {
  await openTab();
  await openTab();
  expect(titles()).toEqual([]);
  await placeOrder();
  expect(titles()).toEqual(['1 new']);
});

it('announces orders in quick succession together', async () => {
  await openTab();
  await placeOrder();
  await placeOrder();
  await placeOrder();
  expect(titles()).toEqual(['1 new']);
  clock.advance(10_000);
  await flushPromises();
  expect(titles()).toEqual(['1 new', '3 new']);
  clock.advance(10_000);
  await flushPromises();
  expect(titles()).toHaveLength(2);
});

it('shows nothing while a tab is looked at, this one or another', async () => {
  await openTab();
  Object.assign(page, { visibilityState: 'visible', hasFocus: () => true });
  window.dispatchEvent(new Event('focus'));
  await flushPromises();
  await placeOrder();
  expect(titles()).toEqual([]);
  page.hasFocus = () => false;
  window.dispatchEvent(new Event('blur'));
  await flushPromises();
  await placeOrder();
  expect(titles()).toEqual(['2 new']);
});

it('announces an order that another tab hears of before the lock of a closed tab', async () => {
  const closeFirst = await openTab();
  await openTab();
  await placeOrder();
  clock.advance(10_000);
  await flushPromises();
  // The first tab is closed: it hears of nothing, and its lock is released later.
  onChanges.delete([...onChanges][0]!);
  await placeOrder();
  expect(titles()).toEqual(['1 new']);
  closeFirst();
  await flushPromises();
  expect(titles()).toEqual(['1 new', '2 new']);
});

it('lets another tab continue when the tab that announced is closed', async () => {
  const closeFirst = await openTab();
  await openTab();
  await placeOrder();
  closeFirst();
  await flushPromises();
  expect(titles()).toEqual(['1 new']);
  await placeOrder();
  expect(titles()).toEqual(['1 new', '2 new']);
});

it('announces orders that came in before its code was loaded', async () => {
  counts = { placed: 52, unseen: 12 };
  await openTab(40);
  expect(titles()).toEqual(['12 new']);
});

it('opens the orders when the notification is clicked, and closes it when they are seen', async () => {
  const onOpen = vi.fn<() => undefined>();
  await openTab(40, onOpen);
  await placeOrder();
  FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
  expect([window.focus, onOpen].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(FakeNotification.shown[0]?.status).toBe('closed');
  clock.advance(10_000);
  await placeOrder();
  expect(FakeNotification.shown[1]?.status).toBe('open');
  counts = { ...counts, unseen: 0 };
  for (const onChange of onChanges) onChange();
  expect(FakeNotification.shown[1]?.status).toBe('closed');
});
