import { beforeEach, expect, it, vi } from 'vitest';
import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { type LiveStatus, startLiveClient, isLive } from '#app/live/liveClient.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

type Stream = { tell: (text: string) => void; end: () => void; status: 'open' | 'left' };

let clock: ManualClock;
let streams: Stream[];
/** How the server answers the next requests; with a stream where nothing else is said. */
let refusals: number[];
let statuses: LiveStatus[];
let heard: LiveRevisions[];
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

function answer(signal: AbortSignal): Response {
  const status = refusals.shift();
  if (status !== undefined) return new Response('{}', { status });
  const stream: Stream = { tell: () => undefined, end: () => undefined, status: 'open' };
  const body = new ReadableStream({
    start(controller) {
      stream.tell = (text) => controller.enqueue(new TextEncoder().encode(text));
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

beforeEach(() => {
  [clock, streams, refusals, statuses, heard] = [new ManualClock(), [], [], [], []];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => answer(signal));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const stop = startLiveClient({
    clock,
    onRevisions: (revisions) => heard.push(revisions),
    onStatus: (status) => statuses.push(status),
  });
  return () => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** What waits on promises alone has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const event = (orders: number) => `event: revisions\ndata: {"products":0,"orders":${orders}}\n\n`;
async function tell(text: string) {
  await settled();
  streams.at(-1)?.tell(text);
  await settled();
}
async function pass(ms: number) {
  clock.advance(ms);
  await settled();
}
function show(visibility: 'visible' | 'hidden') {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('tells what the stream tells', async () => {
  await tell(event(1) + event(2));
  expect(heard).toEqual([
    { products: 0, orders: 1 },
    { products: 0, orders: 2 },
  ]);
  expect(statuses.slice(0, 2)).toEqual(['connecting', 'open']);
});

it('opens another one after it has ended, and waits longer after each failure', async () => {
  await tell(event(1));
  streams[0]?.end();
  await settled();
  expect(statuses.at(-1)).toBe('failing');
  refusals = [503, 401];
  await pass(999);
  expect(refusals).toHaveLength(2);
  await pass(1);
  expect(refusals).toHaveLength(1);
  await pass(1999);
  expect(refusals).toHaveLength(1);
  await pass(1);
  expect(refusals).toHaveLength(0);
  await pass(4000);
  await tell(event(2));
  expect([streams.length, heard.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 2, 'open']);
  // What was told makes up for the failures before it.
  streams[1]?.end();
  await settled();
  await pass(1000);
  expect(streams).toHaveLength(3);
});

it('takes something else than a stream, and an event that is none of ours, for a failure', async () => {
  await tell('event: revisions\ndata: {"products":"many"}\n\n');
  expect(statuses.at(-1)).toBe('failing');
  expect(heard).toEqual([]);
});

it('leaves a stream that has been silent for too long, but not one with a heartbeat', async () => {
  await tell(event(1));
  for (let times = 0; times < 5; times += 1) {
    await pass(liveStream.heartbeatMs);
    await tell(': heartbeat\n\n');
  }
  expect(streams.map(({ status }) => status)).toEqual(['open']);
  await pass(2.25 * liveStream.heartbeatMs);
  expect(streams[0]?.status).toBe('left');
  await pass(1000);
  expect(streams).toHaveLength(2);
});

it('has no stream while nobody looks, and one at once when somebody does', async () => {
  await tell(event(1));
  show('hidden');
  await settled();
  expect([streams[0]?.status, statuses.at(-1)]).toEqual(['left', 'paused']);
  await pass(600_000);
  expect(streams).toHaveLength(1);
  show('visible');
  await tell(event(9));
  expect([streams.length, heard.at(-1)?.orders, statuses.at(-1)]).toEqual([2, 9, 'open']);
});

it('does not wait for its time when somebody looks again', async () => {
  await tell(event(1));
  streams[0]?.end();
  await settled();
  show('hidden');
  show('visible');
  await settled();
  expect(streams).toHaveLength(2);
  // Nor does what was waiting come then and open a second one.
  await pass(1000);
  expect(streams).toHaveLength(2);
});

it('is relied on unless it is not there, or fails', () => {
  const all: LiveStatus[] = ['off', 'connecting', 'open', 'paused', 'failing'];
  expect(all.filter(isLive)).toEqual(['connecting', 'open', 'paused']);
});
