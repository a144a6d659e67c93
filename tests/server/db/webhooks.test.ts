import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/base/database.ts';
import type { ClaimedDelivery, WebhookEvent } from '#server/base/webhooks.ts';
import { type OpenDatabase, openDatabase } from '#server/db/openDatabase.ts';
import { transact } from '#server/db/transact.ts';
import { enqueueWebhook } from '#server/db/webhooks/enqueueWebhook.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';
import { anEndpoint, aStockEvent } from '../webhooks/anEndpoint.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

const MAX = 10;
const done = { answerStatus: 200, answer: 'ok', problem: undefined };
const failed = { answerStatus: 500, answer: undefined, problem: undefined };

let opened: OpenDatabase;
let webhooks: Database['webhooks'];
beforeEach(async () => {
  opened = await openDatabase(await takeEmptyDatabase());
  ({ webhooks } = opened.db);
});

const enqueue = (...events: WebhookEvent[]) =>
  transact(opened.database, async (transaction) => {
    for (const event of events) await enqueueWebhook(transaction, event);
  });
const claim = (now: number, limit = 10, id = 'e1') => webhooks.claimDue(id, { now, until: now + 100 }, limit);
const readStock = ({ body }: ClaimedDelivery) => JSON.parse(body).data.stock as number;
const claimStocks = async (now: number) => (await claim(now)).map(readStock);
const findStatuses = async (id = 'e1') =>
  (await webhooks.getDeliveries(id, 50))?.map(({ status }) => status).toReversed();

describe('an event', () => {
  it('is added for each active endpoint that gets its type, in the transaction of the change', async () => {
    await webhooks.add(anEndpoint(), MAX);
    await webhooks.add(anEndpoint({ id: 'e2', types: ['order.placed'] }), MAX);
    await webhooks.add(anEndpoint({ id: 'e3' }), MAX);
    await webhooks.change('e3', { status: 'paused' });
    await enqueue(aStockEvent('p1', 3, 5));
    const rolledBack = transact(opened.database, async (transaction) => {
      await enqueueWebhook(transaction, aStockEvent('p1', 2));
      throw new Error('the change failed');
    });
    await expect(rolledBack).rejects.toThrow('the change failed');
    const [claimed, ...others] = await claim(5);
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({ type: 'product.stock', attempts: 1, failures: 0 });
    expect(claimed?.messageId).toMatch(/^msg_[\da-f]{24}$/);
    expect(JSON.parse(claimed?.body ?? '')).toEqual({
      type: 'product.stock',
      timestamp: '1970-01-01T00:00:00.005Z',
      data: { productId: 'p1', stock: 3, from: 4 },
    });
    expect(await findStatuses('e2')).toEqual([]);
    expect(await findStatuses('e3')).toEqual([]);
  });

  it('has the order as the Store API returns it', async () => {
    await webhooks.add(anEndpoint(), MAX);
    const order = { _id: 'o1', quantity: 2, canCancel: true, secretNote: 'not of the contract' };
    await enqueue({ type: 'order.placed', subjectId: 'o1', at: '2026-11-20T10:00:00.000Z', data: { order } });
    const [claimed] = await claim(Date.parse('2026-11-20T10:00:00.000Z'));
    expect(JSON.parse(claimed?.body ?? '').data).toEqual({
      order: { _id: 'o1', quantity: 2, canCancel: true },
    });
  });
});

describe('the events of one order or product', () => {
  beforeEach(() => webhooks.add(anEndpoint(), MAX));

  it('are claimed one after another, and those of others at the same time', async () => {
    await enqueue(aStockEvent('p1', 1), aStockEvent('p1', 2), aStockEvent('p2', 10), aStockEvent('p1', 3));
    const first = await claim(0);
    expect(first.map(readStock)).toEqual([1, 10]);
    expect(await claim(50)).toEqual([]);
    await webhooks.recordSuccess(first[0]!, done, 50);
    const second = await claim(50);
    expect(second.map(readStock)).toEqual([2]);
    await webhooks.recordFailure(second[0]!, { ...failed, at: 60, retryAt: 70 });
    await enqueue(aStockEvent('p1', 4, 65));
    expect(await claimStocks(69)).toEqual([]);
    const again = await claim(70);
    expect(again).toMatchObject([{ attempts: 2, failures: 1, messageId: second[0]!.messageId }]);
    await webhooks.recordFailure(again[0]!, { ...failed, at: 80, retryAt: undefined });
    const third = await claim(80);
    expect(third.map(readStock)).toEqual([3]);
    await webhooks.recordSuccess(third[0]!, done, 90);
    const fourth = await claim(90);
    expect(fourth.map(readStock)).toEqual([4]);
    await webhooks.recordSuccess(fourth[0]!, done, 90);
    await webhooks.recordSuccess(first[1]!, done, 90);
    // By the time of the event, not of its delivery.
    expect(await findStatuses()).toEqual(['delivered', 'failed', 'delivered', 'delivered', 'delivered']);
    expect(await claim(9000)).toEqual([]);
  });

  it('are never stuck if one is added while the one before ends', async () => {
    for (let round = 0; round < 30; round += 1) {
      await enqueue(aStockEvent('p1', 2 * round));
      const [before] = await claim(round);
      expect(before && readStock(before)).toBe(2 * round);
      await Promise.all([
        enqueue(aStockEvent('p1', 2 * round + 1)),
        webhooks.recordSuccess(before!, done, round),
      ]);
      const [after] = await claim(round);
      expect(after && readStock(after)).toBe(2 * round + 1);
      await webhooks.recordSuccess(after!, done, round);
    }
  });
});

describe('a claim', () => {
  beforeEach(() => webhooks.add(anEndpoint(), MAX));

  it('is for one server', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `p${index}`);
    await enqueue(...subjects.map((id, index) => aStockEvent(id, index)));
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(0, 4)));
    const positions = claims.flat().map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
    // Servers that look at the same rows get fewer.
    const rest = await claim(0, 12);
    expect(positions.length + rest.length).toBe(12);
  });

  it('expires if its server ends, and a late result of it changes nothing', async () => {
    await enqueue(aStockEvent('p1', 1));
    const [late] = await claim(0);
    expect(await claim(99)).toEqual([]);
    const [again] = await claim(100);
    expect(again).toMatchObject({ messageId: late!.messageId, attempts: 2 });
    await webhooks.recordFailure(late!, { ...failed, at: 100, retryAt: undefined });
    expect(await findStatuses()).toEqual(['waiting']);
    await webhooks.recordSuccess(again!, done, 110);
    await webhooks.recordFailure(late!, { ...failed, at: 120, retryAt: 130 });
    expect(await webhooks.getDeliveries('e1', 1)).toMatchObject([
      {
        status: 'delivered',
        attempts: 2,
        attemptedAt: 110,
        answerStatus: 200,
        answer: 'ok',
        dueAt: undefined,
      },
    ]);
  });

  it('ends at once in a store of one server, but delays stay', async () => {
    await enqueue(aStockEvent('p1', 1), aStockEvent('p2', 2));
    const [first] = await claim(0);
    await webhooks.recordFailure(first!, { ...failed, at: 0, retryAt: 500 });
    await webhooks.endClaims();
    expect(await claimStocks(1)).toEqual([2]);
  });

  it('that was made before the clock was set back has expired', async () => {
    await enqueue(aStockEvent('p1', 1));
    await claim(1_000_000);
    expect(await claimStocks(0)).toEqual([1]);
  });
});

describe('“Send again”', () => {
  beforeEach(() => webhooks.add(anEndpoint(), MAX));

  it('sends a delivery that ended once more, with its id, and no later event waits for it', async () => {
    await enqueue(aStockEvent('p1', 1));
    const [claimed] = await claim(0);
    await webhooks.recordSuccess(claimed!, done, 0);
    const { position } = claimed!;
    expect(await webhooks.sendAgain(position, 10)).toMatchObject({ status: 'waiting', dueAt: 10 });
    const [again] = await claim(10);
    expect(again).toMatchObject({ messageId: claimed!.messageId, attempts: 2, failures: undefined });
    // It is being sent.
    expect(await webhooks.sendAgain(position, 20)).toMatchObject({ status: 'waiting', dueAt: 10 });
    await webhooks.recordFailure(again!, { ...failed, at: 30, retryAt: undefined });
    expect(await findStatuses()).toEqual(['failed']);
  });

  it('makes a deferred one due, but none that waits for an earlier event', async () => {
    await enqueue(aStockEvent('p1', 1), aStockEvent('p1', 2));
    const [first] = await claim(0);
    await webhooks.recordFailure(first!, { ...failed, at: 0, retryAt: 500 });
    expect(await webhooks.sendAgain(first!.position + 1, 10)).toMatchObject({ dueAt: undefined });
    expect(await webhooks.sendAgain(first!.position, 10)).toMatchObject({ dueAt: 10 });
    expect(await claimStocks(10)).toEqual([1]);
  });

  it('and tests need an active endpoint', async () => {
    expect(await webhooks.addTest('e1', 5)).toMatchObject({ type: 'test', status: 'waiting', dueAt: 5 });
    const [test] = await claim(5);
    expect(JSON.parse(test!.body)).toEqual({
      type: 'test',
      timestamp: '1970-01-01T00:00:00.005Z',
      data: {},
    });
    await webhooks.change('e1', { status: 'paused' });
    expect(await webhooks.addTest('e1', 6)).toBe('notActive');
    expect(await webhooks.sendAgain(test!.position, 6)).toBe('notActive');
    expect(await webhooks.addTest('e9', 6)).toBe('notFound');
    expect(await webhooks.sendAgain(999, 6)).toBe('notFound');
  });
});

describe('an endpoint', () => {
  it('is returned as it was added, oldest first, and limited in number even in parallel', async () => {
    const second = anEndpoint({
      id: 'e2',
      createdAt: 2,
      language: 'ar',
      previousSecret: { secret: 'whsec_YQ==', until: 7 },
    });
    await webhooks.add(second, MAX);
    await webhooks.add(anEndpoint({ createdAt: 1 }), MAX);
    expect(await webhooks.findAll()).toEqual([anEndpoint({ createdAt: 1 }), second]);
    const outcomes = await Promise.all(
      [3, 4, 5, 6].map((number) => webhooks.add(anEndpoint({ id: `e${number}` }), 4)),
    );
    expect(outcomes.toSorted()).toEqual(['added', 'added', 'limitReached', 'limitReached']);
  });

  it('keeps its secret beside a new one', async () => {
    await webhooks.add(anEndpoint(), MAX);
    const { secret } = anEndpoint();
    expect(await webhooks.rotateSecret('e1', 'whsec_bmV3', 50)).toMatchObject({
      secret: 'whsec_bmV3',
      previousSecret: { secret, until: 50 },
    });
    expect(await webhooks.rotateSecret('e9', 'whsec_bmV3', 50)).toBeUndefined();
  });

  it('fails since its first failure after a success', async () => {
    await webhooks.add(anEndpoint(), MAX);
    const findFailingSince = async () => (await webhooks.findAll())[0]?.failingSince;
    await enqueue(aStockEvent('p1', 1));
    const [first] = await claim(0);
    await webhooks.recordFailure(first!, { ...failed, at: 10, retryAt: 20 });
    const [second] = await claim(20);
    await webhooks.recordFailure(second!, { ...failed, at: 30, retryAt: 40 });
    expect(await findFailingSince()).toBe(10);
    const [third] = await claim(40);
    await webhooks.recordSuccess(third!, done, 50);
    expect(await findFailingSince()).toBeUndefined();
  });

  it('is paused once, with its emails, and sends what waited when it is resumed', async () => {
    await webhooks.add(anEndpoint({ failingSince: 7 }), MAX);
    await enqueue(aStockEvent('p1', 1));
    expect(await webhooks.pause('e1', 'failed', 8, [createWaitingMail({ id: 'never' })])).toBe(false);
    const pauses = await Promise.all(
      [1, 2, 3].map((index) => webhooks.pause('e1', 'failed', 7, [createWaitingMail({ id: `m${index}` })])),
    );
    expect(pauses.filter(Boolean)).toHaveLength(1);
    expect(await opened.db.outbox.claimDue({ now: 0, until: 1 }, 9)).toHaveLength(1);
    expect(await webhooks.findActive()).toEqual([]);
    await enqueue(aStockEvent('p1', 2));
    expect(await webhooks.change('e1', { status: 'active' })).toMatchObject({ failingSince: undefined });
    expect(await claimStocks(100)).toEqual([1]);
  });

  it('is removed with its deliveries', async () => {
    await webhooks.add(anEndpoint(), MAX);
    await enqueue(aStockEvent('p1', 1));
    expect(await webhooks.remove('e1')).toMatchObject({ id: 'e1' });
    expect(await webhooks.remove('e1')).toBeUndefined();
    expect(await webhooks.getDeliveries('e1', 9)).toBeUndefined();
    expect(await claim(0)).toEqual([]);
  });

  it('forgets who added it, if that account is removed', async () => {
    const admin = { id: 'a1', kind: 'admin', email: 'a@b.example', fullName: 'A', passwordHash: '' } as const;
    await opened.db.admins.save(admin);
    await webhooks.add(anEndpoint({ createdBy: 'a1' }), MAX);
    await opened.db.admins.remove('a1');
    expect(await webhooks.findAll()).toEqual([anEndpoint()]);
  });
});

it('removes old deliveries that don’t wait, and those of removed endpoints', async () => {
  await webhooks.add(anEndpoint(), MAX);
  await webhooks.add(anEndpoint({ id: 'e2' }), MAX);
  await enqueue(aStockEvent('old', 1), aStockEvent('waiting', 2), aStockEvent('new', 3, 50));
  const ended = (await claim(50)).filter((one) => readStock(one) !== 2);
  for (const one of ended) await webhooks.recordSuccess(one, done, 50);
  // Written by a transaction that read the endpoints before.
  await opened.database.deleteFrom('webhook_endpoints').where('id', '=', 'e2').execute();
  await webhooks.removeOld(50);
  const rows = await opened.database
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'subject_id'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    { endpoint_id: 'e1', subject_id: 'waiting' },
    { endpoint_id: 'e1', subject_id: 'new' },
  ]);
});
