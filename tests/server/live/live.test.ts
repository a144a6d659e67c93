import { beforeEach, expect, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { SESSION_IDLE_MS } from '#server/accounts/sessions.ts';
import { createApp } from '#server/http/app.ts';
import {
  createLiveStreams,
  MAX_STREAMS,
  MAX_STREAMS_PER_SESSION,
  COALESCING_MS,
} from '#server/live/createLiveStreams.ts';
import type { Revisions } from '#server/base/database.ts';
import { aWrite } from '../aWrite.ts';
import { readEvents } from './liveReader.ts';
import {
  createVisitor,
  GUEST,
  type ServerUnderTest,
  startServerUnderTest,
  type Visitor,
} from '../serverUnderTest.ts';

let server: ServerUnderTest;
let time: ManualClock;
let visitor: Visitor;
/** Revisions at the start, because a reused database continues counting. */
let base: Revisions;

beforeEach(async () => {
  server = await startServerUnderTest();
  time = new ManualClock();
  const liveStreams = createLiveStreams(server.deps.db.revisionFeed, time);
  server.deps.liveStreams = liveStreams;
  visitor = createVisitor(createApp(server.deps));
  await visitor.signIn();
  base = await readRevisions();
});

const order = sampleOrders[0]?._id ?? '';
const setStatus = (status: string) => visitor.post(`/api/order/admin/update-status/${order}`, { status });
const open = async () => readEvents(await visitor.get(liveStream.path));
const later = (products: number, orders: number): Revisions => ({
  ...base,
  products: base.products + products,
  orders: base.orders + orders,
});
const revisions = (products: number, orders: number) => ({
  event: 'revisions',
  data: later(products, orders),
});
async function readRevisions(): Promise<Revisions> {
  const { digest, db } = server.deps;
  const session = await db.sessions.find(digest(visitor.cookie.replace('sid=', '')));
  return session!.revisions;
}
/** Waits until all promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('sends the revisions at once and forbids caching and buffering', async () => {
  await setStatus('delivered');
  const response = await visitor.get(liveStream.path, { 'accept-encoding': 'gzip, br' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': liveStream.contentType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await readEvents(response).next()).toEqual(revisions(0, 1));
});

it('requires a session and GET', async () => {
  const nobody = createVisitor(server.app);
  const refused = await nobody.get(liveStream.path);
  expect([refused.status, (await refused.json()).message]).toEqual([401, 'Please sign in to continue.']);
  const posted = await visitor.post(liveStream.path, {});
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  expect((await posted.json()).message).toBe('This address only accepts GET.');
});

it('opens no stream for HEAD', async () => {
  const app = createApp(server.deps);
  const headers = { cookie: visitor.cookie };
  for (let times = 0; times <= MAX_STREAMS_PER_SESSION; times += 1) {
    const response = await app.request(liveStream.path, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, liveStream.contentType]);
  }
  await (await open()).cancel();
});

it('announces every kind of write to every stream', async () => {
  const streams = [await open(), await open()];
  for (const stream of streams) expect(await stream.next()).toEqual(revisions(0, 0));
  await setStatus('delivered');
  for (const stream of streams) expect(await stream.next()).toEqual(revisions(0, 1));
  time.advance(COALESCING_MS);
  await visitor.delete('/api/product/admin/delete-product/none');
  for (const stream of streams) expect(await stream.next()).toEqual(revisions(1, 1));
});

it('combines rapid changes into one event with the newest revisions', async () => {
  const stream = await open();
  await stream.next();
  for (const status of ['delivered', 'pending', 'delivered', 'confirmed']) await setStatus(status);
  expect(await stream.next()).toEqual(revisions(0, 1));
  time.advance(COALESCING_MS - 1);
  const next = stream.next();
  expect(await Promise.race([next, settled().then(() => 'nothing yet')])).toBe('nothing yet');
  time.advance(1);
  expect(await next).toEqual(revisions(0, 4));
});

it('announces nothing for a write that is rolled back', async () => {
  const stream = await open();
  await stream.next();
  const { orders } = server.deps.db;
  const failing = orders.changeStatus(order, { ...aWrite, at: 'never', status: 'delivered' });
  await expect(failing).rejects.toThrow('Invalid time value');
  await setStatus('delivered');
  expect(await stream.next()).toEqual(revisions(0, 1));
});

it('sends heartbeats', async () => {
  const stream = await open();
  await stream.next();
  for (let times = 0; times < 3; times += 1) {
    time.advance(liveStream.heartbeatMs);
    expect(await stream.next()).toBe('heartbeat');
    await settled();
  }
});

it('ends when its session has ended', async () => {
  const [stream, other] = [await open(), createVisitor(createApp(server.deps))];
  await other.signIn();
  const others = readEvents(await other.get(liveStream.path));
  for (const one of [stream, others]) await one.next();
  await visitor.post('/api/admin/logout', {});
  time.advance(liveStream.heartbeatMs);
  expect(await stream.next()).toBeUndefined();
  expect(await others.next()).toBe('heartbeat');
});

it('does not extend the session', async () => {
  const stream = await open();
  await stream.next();
  server.wait(SESSION_IDLE_MS - 1);
  time.advance(liveStream.heartbeatMs);
  expect(await stream.next()).toBe('heartbeat');
  await settled();
  server.wait(1);
  time.advance(liveStream.heartbeatMs);
  expect(await stream.next()).toBeUndefined();
});

it('continues while the database is unreachable', async () => {
  const stream = await open();
  await stream.next();
  const { sessions } = server.deps.db;
  const { find } = sessions;
  sessions.find = () => Promise.reject(new Error('away'));
  time.advance(liveStream.heartbeatMs);
  await settled();
  sessions.find = find;
  time.advance(liveStream.heartbeatMs);
  expect(await stream.next()).toBe('heartbeat');
});

it('refuses a session with too many streams until it closes one', async () => {
  const streams = [];
  for (let times = 0; times < MAX_STREAMS_PER_SESSION; times += 1) streams.push(await open());
  const refused = await visitor.get(liveStream.path);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await refused.json()).message).toBe(
    'These pages are open in too many browser windows. Please close one.',
  );
  await streams[0]?.cancel();
  expect((await visitor.get(liveStream.path)).status).toBe(200);
});

it('refuses all when the server has too many streams [ASVS 15.2.2]', async () => {
  const { liveStreams } = server.deps;
  const owner = {
    revisions: { products: 0, orders: 0, ordersPlaced: 0 },
    isSignedIn: async () => true,
    disconnect: () => undefined,
  };
  const opened = Array.from({ length: MAX_STREAMS }, (_, at) =>
    liveStreams?.open({ ...owner, session: `${at}` }),
  );
  const refused = await visitor.get(liveStream.path);
  expect([refused.status, (await refused.json()).message]).toEqual([
    503,
    'The server is busy. Please try again in a moment.',
  ]);
  opened[0]?.end();
  expect((await visitor.get(liveStream.path)).status).toBe(200);
});

it('buffers only the newest revisions for a slow reader, and disconnects a stalled one', async () => {
  const cut: string[] = [];
  const stream = server.deps.liveStreams?.open({
    session: 'slow',
    revisions: base,
    isSignedIn: async () => true,
    disconnect: () => cut.push('slow'),
  });
  for (let times = 0; times < 50; times += 1) {
    await setStatus(times % 2 ? 'pending' : 'delivered');
    time.advance(COALESCING_MS);
  }
  expect((await stream?.messages.next())?.value).toEqual(later(0, 50));
  // The next event has the newest revision, because those in between were dropped.
  const next = stream?.messages.next();
  time.advance(liveStream.heartbeatMs);
  expect((await next)?.value).toBe('heartbeat');
  await settled();
  for (let times = 0; times < 2; times += 1) {
    time.advance(liveStream.heartbeatMs);
    await settled();
  }
  expect(cut).toEqual(['slow']);
  expect((await stream?.messages.next())?.done).toBe(true);
});

it('ends with the server, which then refuses new streams', async () => {
  const stream = await open();
  await stream.next();
  server.deps.liveStreams?.close();
  expect(await stream.next()).toBeUndefined();
  const refused = await visitor.get(liveStream.path);
  expect([refused.status, (await refused.json()).message]).toEqual([
    503,
    'The server is shutting down. Please try again in a moment.',
  ]);
});

it('is announced when supported', async () => {
  const capabilities = async () =>
    (await (await visitor.get('/api/admin/check-admin')).json()).data.capabilities;
  expect(await capabilities()).toContain('live');
  server.deps.liveStreams = undefined;
  expect(await capabilities()).not.toContain('live');
  const without = createVisitor(createApp(server.deps));
  await without.post('/api/admin/login', GUEST);
  expect((await without.get(liveStream.path)).status).toBe(404);
});
