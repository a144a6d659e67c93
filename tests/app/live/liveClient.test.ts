import { beforeEach, expect, it, vi } from 'vitest';
import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { type LiveStatus, startLiveClient, isLive } from '#app/live/liveClient.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

type Stream = { sendEvent: (text: string) => void; end: () => void; status: 'open' | 'left' };

let clock: ManualClock;
let streams: Stream[];
/** Statuses of the next responses. After these, a response is a stream. */
let errorStatuses: number[];
let statuses: LiveStatus[];
let events: LiveRevisions[];
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };
/** Closes the tab that holds the lock when a test starts. */
let closeOtherTab: () => void;
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

function holdLockInOtherTab(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  closeOtherTab = resolve;
  return new Promise((onHeld) => {
    void navigator.locks.request('counter live', () => {
      onHeld();
      return promise;
    });
  });
}

beforeEach(async () => {
  await holdLockInOtherTab();
  [clock, streams, errorStatuses, statuses, events] = [new ManualClock(), [], [], [], []];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => respond(signal));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  stop = startLiveClient({
    clock,
    onRevisions: (revisions) => events.push(revisions),
    onStatus: (status) => statuses.push(status),
  });
  return () => {
    stop();
    closeOtherTab();
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

it('has no stream while the page is hidden and another tab holds the lock, and connects as soon as it is visible', async () => {
  await sendEvent(event(1));
  setVisibility('hidden');
  await flushPromises();
  expect([streams[0]?.status, statuses.at(-1)]).toEqual(['left', 'paused']);
  await advance(600_000);
  expect(streams).toHaveLength(1);
  setVisibility('visible');
  await sendEvent(event(9));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 9, 'open']);
});

it('keeps its stream while the page is hidden if it holds the lock', async () => {
  await sendEvent(event(1));
  closeOtherTab();
  await flushPromises();
  setVisibility('hidden');
  await sendEvent(event(2));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([1, 2, 'open']);
});

it('connects while the page is hidden when the tab with the lock is closed', async () => {
  setVisibility('hidden');
  await flushPromises();
  closeOtherTab();
  await sendEvent(event(2));
  expect([streams.length, events.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 2, 'open']);
});

it('gives up the lock when it stops, also while it waits for it', async () => {
  closeOtherTab();
  await flushPromises();
  stop();
  await holdLockInOtherTab();
  const next = startLiveClient({ clock, onRevisions: () => undefined, onStatus: () => undefined });
  next();
  closeOtherTab();
  await flushPromises();
  expect((await navigator.locks.query()).held).toEqual([]);
});

it('works without locks, which pages without https lack', async () => {
  stop();
  vi.stubGlobal('navigator', {});
  stop = startLiveClient({
    clock,
    onRevisions: (revisions) => events.push(revisions),
    onStatus: (status) => statuses.push(status),
  });
  await sendEvent(event(1));
  expect(events.at(-1)?.orders).toBe(1);
  setVisibility('hidden');
  expect(statuses.at(-1)).toBe('paused');
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
  const all: LiveStatus[] = ['off', 'connecting', 'open', 'paused', 'failing'];
  expect(all.filter(isLive)).toEqual(['connecting', 'open', 'paused']);
});
