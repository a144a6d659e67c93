import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { joinTabs, type Tabs } from '#app/live/joinTabs.ts';
import { isLive, type LiveState, type LiveStatus, startLiveClient } from '#app/live/liveClient.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

type Stream = { sendEvent: (text: string) => void; end: () => void; status: 'open' | 'left' };

let clock: ManualClock;
let streams: Stream[];
/** Statuses of the next responses. After these, a response is a stream. */
let errorStatuses: number[];
let statuses: LiveStatus[];
let events: LiveRevisions[];
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };
let stop: () => void;

function respond(signal: AbortSignal): Response {
  const status = errorStatuses.shift();
  if (status !== undefined) return new Response('{}', { status });
  const stream: Stream = { sendEvent: () => undefined, end: () => undefined, status: 'open' };
  const body = new ReadableStream({
    start(controller) {
      stream.sendEvent = (text) => controller.enqueue(new TextEncoder().encode(text));
      stream.end = () => controller.close();
      signal.addEventListener('abort', () => {
        stream.status = 'left';
        controller.error(signal.reason);
      });
    },
  });
  streams.push(stream);
  return new Response(body, { headers: { 'content-type': liveStream.contentType } });
}

/** Waits for the answers of other tabs. There are none, unless a test opens some. */
const ANSWER_MS = 250;

const start = () =>
  startLiveClient({
    clock,
    email: 'asha@store.example',
    onRevisions: (revisions) => events.push(revisions),
    onStatus: (status) => statuses.push(status),
  });

type OtherTab = Tabs & { publish: (state: LiveState) => void };

/** Opens another tab of the same administrator, without a stream of its own. */
async function openOtherTab(state: LiveState): Promise<OtherTab> {
  const ownClock = new ManualClock();
  let publish: OtherTab['publish'] = () => undefined;
  const tabs = joinTabs<LiveState>({
    name: 'counter live asha@store.example',
    clock: ownClock,
    lead(publishState) {
      publish = publishState;
      publish(state);
      return () => undefined;
    },
    onState: () => undefined,
  });
  onTestFinished(tabs.leave);
  await flushPromises();
  return { ...tabs, publish: (next) => publish(next) };
}

/** Opens another tab that has the stream. */
async function openLeader(revisions: LiveRevisions): Promise<OtherTab> {
  const tab = await openOtherTab({ status: 'open', revisions, visibility: 'visible' });
  tab.claim();
  await flushPromises();
  return tab;
}

beforeEach(async () => {
  [clock, streams, errorStatuses, statuses, events] = [new ManualClock(), [], [], [], []];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => respond(signal));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  stop = start();
  await advance(ANSWER_MS);
  return () => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** Waits until all promises have settled. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5));
const event = (orders: number) => `event: revisions\ndata: {"products":0,"orders":${orders}}\n\n`;
async function sendEvent(text: string) {
  await flushPromises();
  streams.at(-1)?.sendEvent(text);
  await flushPromises();
}
async function advance(ms: number) {
  clock.advance(ms);
  await flushPromises();
}
function setVisibility(visibility: 'visible' | 'hidden') {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('passes on the events of the stream', async () => {
  await sendEvent(event(1) + event(2));
  expect(events).toEqual([
    { products: 0, orders: 1 },
    { products: 0, orders: 2 },
  ]);
  expect(statuses.slice(0, 2)).toEqual(['connecting', 'open']);
});

it('reconnects when the stream ends, and waits longer after each failure', async () => {
  await sendEvent(event(1));
  streams[0]?.end();
  await flushPromises();
  expect(statuses.at(-1)).toBe('failing');
  errorStatuses = [503, 401];
  await advance(999);
  expect(errorStatuses).toHaveLength(2);
  await advance(1);
  expect(errorStatuses).toHaveLength(1);
  await advance(1999);
  expect(errorStatuses).toHaveLength(1);
  await advance(1);
  expect(errorStatuses).toHaveLength(0);
  await advance(4000);
  await sendEvent(event(2));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 2, 'open']);
  // An event resets the number of failures.
  streams[1]?.end();
  await flushPromises();
  await advance(1000);
  expect(streams).toHaveLength(3);
});

it('treats a response that is not a stream or an unknown event as a failure', async () => {
  await sendEvent('event: revisions\ndata: {"products":"many"}\n\n');
  expect(statuses.at(-1)).toBe('failing');
  expect(events).toEqual([]);
});

it('reconnects if a stream is silent for too long, but not if it has heartbeats', async () => {
  await sendEvent(event(1));
  for (let times = 0; times < 5; times += 1) {
    await advance(liveStream.heartbeatMs);
    await sendEvent(': heartbeat\n\n');
  }
  expect(streams.map(({ status }) => status)).toEqual(['open']);
  await advance(2.25 * liveStream.heartbeatMs);
  expect(streams[0]?.status).toBe('left');
  await advance(1000);
  expect(streams).toHaveLength(2);
});

it('keeps its stream while the page is hidden', async () => {
  await sendEvent(event(1));
  setVisibility('hidden');
  await sendEvent(event(2));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([1, 2, 'open']);
});

it('follows the stream of another tab, and passes on each of its events once', async () => {
  await sendEvent(event(1));
  const leader = await openLeader({ products: 0, orders: 1 });
  expect(streams[0]?.status).toBe('left');
  for (const orders of [2, 2, 3])
    leader.publish({ status: 'open', revisions: { products: 0, orders }, visibility: 'visible' });
  await flushPromises();
  expect(events.map(({ orders }) => orders)).toEqual([1, 2, 3]);
  leader.publish({ status: 'failing', revisions: { products: 0, orders: 3 }, visibility: 'visible' });
  await flushPromises();
  expect([streams.length, statuses.at(-1)]).toEqual([1, 'failing']);
});

it('gets the newest revisions when it starts after another tab', async () => {
  stop();
  await openLeader({ products: 4, orders: 9 });
  events = [];
  stop = start();
  await flushPromises();
  await advance(2 * ANSWER_MS);
  expect([streams.length, events]).toEqual([1, [{ products: 4, orders: 9 }]]);
});

it('connects when the tab with the stream is closed, and misses no event', async () => {
  const leader = await openLeader({ products: 0, orders: 1 });
  leader.leave();
  await flushPromises();
  await advance(ANSWER_MS);
  await sendEvent(event(2));
  expect([streams.length, events.map(({ orders }) => orders)]).toEqual([2, [1, 2]]);
});

it('receives the newest event of another tab when it is shown', async () => {
  const leader = await openLeader({ products: 0, orders: 1 });
  setVisibility('hidden');
  for (const orders of [2, 3])
    leader.publish({ status: 'open', revisions: { products: 0, orders }, visibility: 'visible' });
  await flushPromises();
  expect(events.map(({ orders }) => orders)).toEqual([1]);
  setVisibility('visible');
  expect(events.map(({ orders }) => orders)).toEqual([1, 3]);
});

it('takes over from a hidden tab that can’t connect, because browsers slow its timers', async () => {
  const leader = await openLeader({ products: 0, orders: 1 });
  leader.publish({ status: 'failing', revisions: undefined, visibility: 'hidden' });
  await sendEvent(event(2));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 2, 'open']);
});

it.each([
  ['pagehide', 'pageshow'],
  ['freeze', 'resume'],
])('gives up its stream on %s, and has the newest revisions after %s', async (away, back) => {
  await sendEvent(event(1));
  page.dispatchEvent(new Event(away));
  await flushPromises();
  expect(streams[0]?.status).toBe('left');
  await advance(60_000);
  expect(streams).toHaveLength(1);
  page.dispatchEvent(new Event(back));
  await flushPromises();
  await advance(ANSWER_MS);
  await sendEvent(event(5));
  expect([streams.length, events.at(-1)?.orders]).toEqual([2, 5]);
});

it('reconnects without a delay when the page becomes visible', async () => {
  await sendEvent(event(1));
  streams[0]?.end();
  await flushPromises();
  setVisibility('hidden');
  setVisibility('visible');
  await flushPromises();
  expect(streams).toHaveLength(2);
  // The pending retry must not open a second stream.
  await advance(1000);
  expect(streams).toHaveLength(2);
});

it('is live unless it is off or failing', () => {
  const all: LiveStatus[] = ['off', 'connecting', 'open', 'failing'];
  expect(all.filter(isLive)).toEqual(['connecting', 'open']);
});
