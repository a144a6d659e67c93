import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { WebhookEvent } from '#server/base/webhooks.ts';
import { startMailJob } from '#server/accounts/sendMails.ts';
import { transact } from '#server/db/transact.ts';
import { enqueueWebhook } from '#server/db/webhooks/enqueueWebhook.ts';
import { createWebhookJob, type WebhookJob } from '#server/webhooks/webhookJob.ts';
import { CLAIM_MS, PAUSE_MS } from '#server/webhooks/sendWebhooks.ts';
import { type ServerUnderTest, START, startServerUnderTest } from '../serverUnderTest.ts';
import { anEndpoint, aStockEvent, SECRET } from './anEndpoint.ts';
import { answerWith, type Received, startReceiver } from './receiver.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const retryDelaysMs = [5 * SECOND_MS, 300 * SECOND_MS];

let server: ServerUnderTest;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  server = await startServerUnderTest();
  receiver = await startReceiver();
  await server.deps.db.webhooks.add(anEndpoint({ url: receiver.url }), 10);
});

const enqueue = (...events: WebhookEvent[]) =>
  transact(server.opened.database, async (transaction) => {
    for (const event of events) await enqueueWebhook(transaction, event);
  });
const stock = (subjectId: string, left: number) => aStockEvent(subjectId, left, server.deps.clock());

/** Starts the job of a server, until the test ends. It looks only once, and when it is woken. */
function startJob(): WebhookJob {
  const job = createWebhookJob(server.deps, { privateAddresses: 'allow', retryDelaysMs }, DAY_MS);
  job.start();
  onTestFinished(() => job.stop());
  return job;
}
/** Sends what is due now. */
async function runJob(): Promise<void> {
  const job = startJob();
  await expect.poll(isAnyDue).toBe(false);
  await job.stop();
}
async function isAnyDue(): Promise<boolean> {
  const now = server.deps.clock();
  const deliveries = await findDeliveries();
  const isDue = deliveries.some(({ status, dueAt = Infinity }) => status === 'waiting' && dueAt <= now);
  return isDue && (await findEndpoint())?.status === 'active';
}
const findDeliveries = async () => (await server.deps.db.webhooks.getDeliveries('e1', 100)) ?? [];
const findEndpoint = async () => (await server.deps.db.webhooks.findAll())[0];
const readStock = ({ body }: Received) => JSON.parse(body).data.stock as number;

/** Verifies a request as a receiver does, and returns its content. Throws if the signature is wrong. */
const verify = ({ body, headers }: Received, secret: string, now = Number(headers['webhook-timestamp'])) => {
  // The library allows five minutes.
  const shift = now * 1000 - Date.now();
  const realNow = Date.now;
  Date.now = () => realNow() + shift;
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    Date.now = realNow;
  }
};

describe('the signature', () => {
  it('is accepted by the library of the specification, and only for what was sent', async () => {
    await enqueue(stock('p1', 3));
    await runJob();
    const [sent] = receiver.received;
    expect(verify(sent!, SECRET)).toEqual({
      type: 'product.stock',
      timestamp: new Date(START).toISOString(),
      data: { productId: 'p1', stock: 3, from: 4 },
    });
    expect(sent!.headers['webhook-timestamp']).toBe(String(START / 1000));
    for (const changes of [
      { body: `${sent!.body} ` },
      { headers: { ...sent!.headers, 'webhook-id': 'msg_2' } },
      { headers: { ...sent!.headers, 'webhook-timestamp': String(START / 1000 + 1) } },
    ])
      expect(() => verify({ ...sent!, ...changes }, SECRET)).toThrow('No matching signature');
    expect(() => verify(sent!, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toThrow('No matching signature');
    expect(() => verify(sent!, SECRET, START / 1000 + 301)).toThrow('too old');
  });

  it('is made with both secrets for a day after a rotation', async () => {
    const { webhooks } = server.deps.db;
    const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await webhooks.rotateSecret('e1', next, START + DAY_MS);
    await enqueue(stock('p1', 1));
    server.wait(DAY_MS - 1);
    await runJob();
    await enqueue(stock('p1', 2));
    server.wait(1);
    await runJob();
    const [during, after] = receiver.received;
    expect(during!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect(verify(during!, SECRET)).toEqual(verify(during!, next));
    expect(after!.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect(verify(after!, next)).toMatchObject({ data: { stock: 2 } });
    expect(() => verify(after!, SECRET)).toThrow('No matching signature');
  });
});

describe('a delivery that fails', () => {
  it('is sent again with increasing delays and the same id, then given up', async () => {
    receiver.respond = answerWith(500, 'out of order');
    await enqueue(stock('p1', 2), stock('p1', 1));
    for (const delayMs of [0, 5 * SECOND_MS - 1, 1, 300 * SECOND_MS - 1]) {
      server.wait(delayMs);
      await runJob();
    }
    expect(receiver.received.map(readStock)).toEqual([2, 2]);
    receiver.respond = (incoming, outgoing) =>
      answerWith(receiver.received.length === 3 ? 503 : 200)(incoming, outgoing);
    server.wait(1);
    await runJob();
    expect(receiver.received.map(readStock)).toEqual([2, 2, 2, 1]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    // Each attempt is signed with its own time.
    for (const sent of receiver.received) verify(sent, SECRET);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    expect(await findDeliveries()).toMatchObject([
      { status: 'delivered', attempts: 1, answerStatus: 200 },
      { status: 'failed', attempts: 3, answerStatus: 503 },
    ]);
  });

  it('waits as long as the receiver asks', async () => {
    receiver.respond = answerWith(429, '', { 'retry-after': '60' });
    await enqueue(stock('p1', 1));
    await runJob();
    expect(await findDeliveries()).toMatchObject([{ dueAt: START + 60 * SECOND_MS, answerStatus: 429 }]);
  });

  it('keeps nothing waiting but its own order or product', async () => {
    receiver.respond = (incoming, outgoing) => {
      const isP1 = receiver.received.at(-1)?.body.includes('"p1"');
      answerWith(isP1 ? 500 : 200)(incoming, outgoing);
    };
    await enqueue(stock('p1', 2), stock('p2', 9), stock('p1', 1), stock('p2', 8), stock('p2', 7));
    await runJob();
    const ofP2 = receiver.received.filter(({ body }) => body.includes('"p2"'));
    expect(ofP2.map(readStock)).toEqual([9, 8, 7]);
    expect(receiver.received).toHaveLength(4);
  });
});

it('sends the events of many products in order, in parallel', async () => {
  const products = Array.from({ length: 25 }, (_, index) => `p${index}`);
  for (let left = 4; left > 0; left -= 1) await enqueue(...products.map((id) => stock(id, left)));
  let open = 0;
  let most = 0;
  receiver.respond = (_, outgoing) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      outgoing.writeHead(200).end();
    }, 5);
  };
  await runJob();
  for (const id of products) {
    const own = receiver.received.filter(({ body }) => JSON.parse(body).data.productId === id);
    expect(own.map(readStock)).toEqual([4, 3, 2, 1]);
  }
  expect(most).toBeGreaterThan(3);
  expect(most).toBeLessThanOrEqual(10);
});

it('sends an event at once, because the change wakes the job', async () => {
  startJob();
  await enqueue(stock('p1', 1));
  server.deps.db.revisionFeed.publish({ products: 7 });
  await expect.poll(() => receiver.received.length).toBe(1);
});

it('sends again what a killed server was sending, with the same id, and nothing twice beside another server', async () => {
  await enqueue(stock('p1', 2), stock('p1', 1));
  const { db, clock } = server.deps;
  const killed = await db.webhooks.claimDue('e1', { now: clock(), until: clock() + CLAIM_MS }, 1);
  await startJob().stop();
  expect(receiver.received).toEqual([]);
  server.wait(CLAIM_MS);
  startJob();
  startJob();
  await expect.poll(() => receiver.received.length).toBe(2);
  await expect
    .poll(async () => (await findDeliveries()).map(({ status }) => status))
    .toEqual(['delivered', 'delivered']);
  expect(receiver.received.map(readStock)).toEqual([2, 1]);
  expect(receiver.received[0]!.headers['webhook-id']).toBe(killed[0]!.messageId);
});

it('finishes what it is sending when the server stops', async () => {
  receiver.respond = (_, outgoing) => void setTimeout(() => outgoing.writeHead(200).end(), 200);
  await enqueue(stock('p1', 2), stock('p1', 1));
  const job = startJob();
  await expect.poll(() => receiver.received.length).toBe(1);
  await job.stop();
  expect((await findDeliveries()).map(({ status }) => status)).toEqual(['waiting', 'delivered']);
  expect(receiver.received).toHaveLength(1);
});

describe('an endpoint', () => {
  const owner = { kind: 'admin', fullName: 'Asha Rao', passwordHash: '' } as const;
  const runMails = async () => {
    await startMailJob(server.deps).stop();
    await server.deps.backgroundTasks.waitUntilIdle();
  };
  const failFor = async (milliseconds: number) => {
    receiver.respond = answerWith(500);
    await enqueue(stock('p1', 1));
    await runJob();
    server.wait(milliseconds);
    await enqueue(stock('p2', 1));
    await runJob();
  };

  it('that has failed for a day is paused, and whoever added it gets an email', async () => {
    const { db } = server.deps;
    await db.admins.save({ ...owner, id: 'a1', email: 'asha@store.example' });
    await db.admins.save({ ...owner, id: 'a2', email: 'other@store.example' });
    await db.webhooks.remove('e1');
    await db.webhooks.add(anEndpoint({ url: receiver.url, createdBy: 'a1', language: 'de' }), 10);
    await failFor(PAUSE_MS - 1);
    expect(await findEndpoint()).toMatchObject({ status: 'active', failingSince: START });
    server.wait(1);
    await enqueue(stock('p3', 1));
    await runJob();
    expect(await findEndpoint()).toMatchObject({ status: 'failed' });
    await runMails();
    expect(server.mails).toMatchObject([
      { to: { address: 'asha@store.example' }, subject: 'Ein Webhook wurde angehalten' },
    ]);
    expect(server.mails[0]?.text).toContain(receiver.url);
    expect(server.mails[0]?.text).toContain('https://counter.example/store-details');
    const { length } = receiver.received;
    server.wait(DAY_MS);
    await enqueue(stock('p4', 1));
    await runJob();
    expect(receiver.received).toHaveLength(length);
  });

  it('is not paused if something was delivered meanwhile', async () => {
    await failFor(PAUSE_MS - 1);
    receiver.respond = answerWith(200);
    await enqueue(stock('p3', 1));
    await runJob();
    await failFor(1);
    expect(await findEndpoint()).toMatchObject({ status: 'active' });
  });

  it('whose owner has left is everybody’s concern, except the guest’s', async () => {
    for (const id of ['a1', 'a2'])
      await server.deps.db.admins.save({ ...owner, id, email: `${id}@store.example` });
    await failFor(PAUSE_MS);
    await runMails();
    expect(server.mails.map(({ to }) => to.address).toSorted()).toEqual([
      'a1@store.example',
      'a2@store.example',
    ]);
    expect(server.mails[0]?.subject).toBe('A webhook was paused');
  });

  it('that answers 410 is paused at once', async () => {
    await server.deps.db.admins.save({ ...owner, id: 'a1', email: 'a1@store.example' });
    receiver.respond = answerWith(410);
    await enqueue(stock('p1', 1));
    await runJob();
    expect(await findEndpoint()).toMatchObject({ status: 'gone' });
    await runMails();
    expect(server.mails[0]?.text).toContain('(410)');
  });
});
