import { beforeEach, describe, expect, it } from 'vitest';
import {
  MAX_WEBHOOK_ENDPOINTS,
  type WebhookDelivery,
  type WebhookEndpoint,
  WEBHOOKS_CAPABILITY,
} from '#contract/webhooks/webhookCalls.ts';
import { createPerson, getNewestCodeOrLink, type Person } from '../person.ts';
import { type ServerUnderTest, START, startServerUnderTest, type Visitor } from '../serverUnderTest.ts';

const PATH = '/api/webhooks';
const ADDRESS = 'https://shop.example/hooks';
const types = ['order.placed'];
const HOUR_MS = 3_600_000;

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
});

/** Returns the data of a response, or its status and refusal. */
async function read(sent: Promise<Response>) {
  const response = await sent;
  const body = await response.json();
  return response.status === 200 ? body.data : { status: response.status, ...body };
}
const create = (body: object = {}) => read(asha.post(PATH, { url: ADDRESS, types, ...body }));
const list = async (): Promise<WebhookEndpoint[]> => (await read(asha.get(PATH))).endpoints;
const listDeliveries = async (id: string): Promise<WebhookDelivery[]> =>
  (await read(asha.get(`${PATH}/${id}/deliveries`))).deliveries;

it('shows the secret only when it is created and replaced', async () => {
  const { endpoint, secret } = await create();
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  expect(endpoint).toEqual({
    id: endpoint.id,
    url: ADDRESS,
    types,
    status: 'active',
    failingSince: null,
    previousSecretUntil: null,
    createdAt: new Date(START).toISOString(),
  });
  const replaced = await read(asha.post(`${PATH}/${endpoint.id}/secret`));
  expect(replaced.secret).not.toBe(secret);
  expect(replaced.endpoint.previousSecretUntil).toBe(new Date(START + 24 * HOUR_MS).toISOString());
  expect(JSON.stringify(await list())).not.toContain('whsec');
});

it.each([
  ['http://shop.example', 'Webhooks contain customers’ data, so the address must start with https://.'],
  [
    'https://10.0.0.1',
    'This address is in a private network. Enter one that can be reached from the internet.',
  ],
  [
    'https://[::1]:8443/',
    'This address is in a private network. Enter one that can be reached from the internet.',
  ],
  [
    'https://me:secret@shop.example',
    'Enter an address that starts with https://, without a user name or password.',
  ],
  ['shop.example', 'Enter an address that starts with https://, without a user name or password.'],
])('refuses the address %s', async (url, message) => {
  const { endpoint } = await create();
  const refusal = { status: 400, message, field: 'url' };
  expect(await create({ url })).toEqual(refusal);
  expect(await read(asha.post(`${PATH}/${endpoint.id}`, { url }))).toEqual(refusal);
  expect(await list()).toMatchObject([{ url: ADDRESS }]);
});

it('refuses no events, unknown ones, and more endpoints than the limit', async () => {
  expect(await create({ types: [] })).toMatchObject({ status: 400, field: 'types' });
  expect(await create({ types: ['order.lost'] })).toMatchObject({ status: 400, field: 'types' });
  for (let index = 0; index < MAX_WEBHOOK_ENDPOINTS; index += 1) await create();
  expect(await create()).toEqual({
    status: 409,
    message: 'You can have up to 10 webhooks. Remove one that is no longer used first.',
  });
});

it('changes, pauses, resumes and removes an endpoint', async () => {
  const { endpoint } = await create();
  const path = `${PATH}/${endpoint.id}`;
  expect((await read(asha.post(path, { types: ['product.stock'] }))).endpoint).toEqual({
    ...endpoint,
    types: ['product.stock'],
  });
  expect((await read(asha.post(path, { status: 'paused' }))).endpoint.status).toBe('paused');
  expect((await read(asha.post(path, { status: 'active', url: `${ADDRESS}/2` }))).endpoint).toMatchObject({
    status: 'active',
    url: `${ADDRESS}/2`,
  });
  expect(await read(asha.post(path, { status: 'gone' }))).toMatchObject({ status: 400, field: 'status' });
  expect(await read(asha.delete(path))).toEqual({});
  expect(await read(asha.delete(path))).toEqual({});
  expect(await list()).toEqual([]);
  const gone = { status: 404, message: 'This webhook has been removed.' };
  for (const sent of [
    asha.post(path, {}),
    asha.post(`${path}/secret`),
    asha.post(`${path}/test`),
    asha.get(`${path}/deliveries`),
    asha.post('/api/webhook-deliveries/7/send'),
    asha.post('/api/webhook-deliveries/1e3/send'),
    asha.post('/api/webhook-deliveries/99999999999999999999/send'),
  ])
    expect(await read(sent)).toEqual(gone);
});

describe('a delivery', () => {
  it('is listed with its last answer, and sent again', async () => {
    const { endpoint } = await create();
    const { delivery } = await read(asha.post(`${PATH}/${endpoint.id}/test`));
    const now = new Date(START).toISOString();
    expect(delivery).toEqual({
      id: delivery.id,
      messageId: delivery.messageId,
      type: 'test',
      subjectId: delivery.messageId,
      status: 'waiting',
      attempts: 0,
      createdAt: now,
      attemptedAt: null,
      nextAttemptAt: now,
      answerStatus: null,
      answer: null,
      problem: null,
    });
    const { webhooks } = server.deps.db;
    const [claimed] = await webhooks.claimDue(endpoint.id, { now: START, until: START + 1 }, 1);
    await webhooks.recordFailure(claimed!, {
      answerStatus: 500,
      answer: 'broken',
      problem: undefined,
      at: START,
      retryAt: undefined,
    });
    const failed = {
      ...delivery,
      status: 'failed',
      attempts: 1,
      attemptedAt: now,
      nextAttemptAt: null,
      answerStatus: 500,
      answer: 'broken',
    };
    expect(await listDeliveries(endpoint.id)).toEqual([failed]);
    expect((await list())[0]).toMatchObject({ failingSince: now });
    const again = await read(asha.post(`/api/webhook-deliveries/${delivery.id}/send`));
    expect(again.delivery).toEqual({ ...failed, status: 'waiting', nextAttemptAt: now });
  });

  it('needs an endpoint that isn’t paused', async () => {
    const { endpoint } = await create();
    const { delivery } = await read(asha.post(`${PATH}/${endpoint.id}/test`));
    await asha.post(`${PATH}/${endpoint.id}`, { status: 'paused' });
    const refusal = { status: 409, message: 'This webhook is paused. Resume it first.' };
    expect(await read(asha.post(`${PATH}/${endpoint.id}/test`))).toEqual(refusal);
    expect(await read(asha.post(`/api/webhook-deliveries/${delivery.id}/send`))).toEqual(refusal);
  });
});

it('offers webhooks to administrators, not to the guest [ASVS 8.2.1]', async () => {
  const readCapabilities = async (visitor: Pick<Visitor, 'get'>) =>
    (await read(visitor.get('/api/admin/check-admin'))).capabilities;
  expect(await readCapabilities(asha)).toContain(WEBHOOKS_CAPABILITY);
  const { visitor } = server;
  await visitor.signIn();
  expect(await readCapabilities(visitor)).not.toContain(WEBHOOKS_CAPABILITY);
  const { endpoint } = await create();
  const path = `${PATH}/${endpoint.id}`;
  for (const sent of [
    visitor.get(PATH),
    visitor.post(PATH, { url: ADDRESS, types }),
    visitor.post(path, {}),
    visitor.delete(path),
    visitor.post(`${path}/secret`),
    visitor.get(`${path}/deliveries`),
    visitor.post(`${path}/test`),
    visitor.post('/api/webhook-deliveries/1/send'),
  ])
    expect(await read(sent)).toEqual({
      status: 403,
      message: 'The guest account is shared and can’t be changed.',
    });
});
