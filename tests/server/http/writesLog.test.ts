import { describe, expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { handlers } from '#server/http/app.ts';
import type { Log } from '#server/base/deps.ts';
import type { Endpoints } from '#server/base/handler.ts';
import { examples } from '../../contract/examples.ts';
import { buildPasskeyRequest, passkeyCalls } from '../accounts/passkeys/passkeyRequests.ts';
import { createPerson, getNewestCodeOrLink } from '../person.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';
import { addStoreKey, bearer } from '../storefront/storefront.ts';
import { buildWebhookRequest } from '../webhooks/webhookRequests.ts';

const endpoints: Endpoints = { ...calls, ...extensions, ...storeApi };
const names = Object.keys(endpoints) as (keyof Endpoints)[];
/** The calls with which an administrator changes something. A preview only has a long request. */
const writes = names.filter(
  (name) =>
    endpoints[name].method !== 'GET' && handlers[name].access === 'admins' && name !== 'previewOrderMail',
);
const storeWrites = Object.keys(storeApi)
  .map((name) => name as keyof typeof storeApi)
  .filter((name) => storeApi[name].method !== 'GET');
/** Calls that need another one first. */
const preparations: Partial<Record<keyof Endpoints, keyof Endpoints>> = {
  deleteView: 'saveView',
  undoPaymentByHand: 'recordPaymentByHand',
  sendOrderMail: 'saveOrderMail',
};

type Line = { fields: Record<string, unknown>; event: string };

/** Starts a server that collects the lines of its log, and signs in a new administrator. */
async function startLoggingServer() {
  const lines: Line[] = [];
  const collect = (fields: object, event: string) => void lines.push({ fields: { ...fields }, event });
  const log: Log = { info: collect, warn: collect, error: collect };
  const server = await startServerUnderTest({ log });
  const person = createPerson(server);
  const { email, ...account } = examples.register.granted.body;
  await person.register({ email, ...account });
  await person.verify(getNewestCodeOrLink(server.mails), email);
  const admin = await server.deps.db.admins.findByEmail(email);
  const send = async (name: keyof Endpoints, sent: unknown = examples[name].granted) => {
    const idempotencyKey = endpoints[name].requiresIdempotencyKey && crypto.randomUUID();
    const { url, init } = buildRequest(endpoints[name], { ...(sent as object), idempotencyKey } as never);
    const request = new Request(`http://localhost${url}`, init);
    request.headers.set('cookie', person.cookie);
    return server.app.fetch(request);
  };
  return { lines, send, server, deps: server.deps, adminId: admin?.id };
}

describe('the log [ASVS 16.2.1]', () => {
  it.each(writes)('says what %s changed, and which administrator did it', async (name) => {
    const { lines, send, deps, adminId } = await startLoggingServer();
    const preparation = preparations[name];
    if (preparation) await send(preparation);
    const built = passkeyCalls.includes(name)
      ? await buildPasskeyRequest(name, async (...sent) => (await (await send(...sent)).json()).data)
      : undefined;
    const endedKey =
      name === 'endStoreKey'
        ? { params: { id: (await (await send('createStoreKey')).json()).data.key.id }, body: undefined }
        : undefined;
    const withWebhook = await buildWebhookRequest(
      name,
      async (...sent) => (await (await send(...sent)).json()).data,
    );
    const sent = endedKey ?? built ?? withWebhook ?? examples[name].granted;
    await deps.backgroundTasks.waitUntilIdle();
    lines.length = 0;
    expect((await send(name, sent)).status).toBe(200);
    const changes = lines.filter(({ event }) => event !== 'email sent');
    expect(changes).toHaveLength(1);
    const { admin, ...subject } = changes[0]!.fields;
    expect(admin).toBe(adminId);
    expect(Object.keys(subject)).not.toEqual([]);
    expect(Object.values(subject)).toEqual(expect.arrayContaining(Object.values(sent.params)));
  });

  it.each(storeWrites)('says what %s changed, and which key of the Store API did it', async (name) => {
    const { lines, server } = await startLoggingServer();
    const { secret, id } = await addStoreKey(server);
    lines.length = 0;
    const example = examples[name].granted;
    const { url, init } = buildRequest(endpoints[name], { ...example, idempotencyKey: 'once' } as never);
    const headers = { ...init.headers, ...bearer(secret) };
    expect((await server.app.request(url, { ...init, headers })).status).toBe(200);
    expect(lines).toHaveLength(1);
    const { storeKey, ...subject } = lines[0]!.fields;
    expect(storeKey).toBe(id);
    expect(Object.values(subject)).toEqual(expect.arrayContaining(Object.values(example.params)));
    expect(JSON.stringify(lines)).not.toMatch(/Asha|customer|Residency/);
  });

  it('names the administrator of a request that fails', async () => {
    const { lines, send, deps, adminId } = await startLoggingServer();
    lines.length = 0;
    deps.db.orders.changeStatus = () => Promise.reject(new Error('broken'));
    expect((await send('updateOrderStatus')).status).toBe(500);
    expect(lines).toMatchObject([{ event: 'request failed', fields: { admin: adminId } }]);
  });

  it('covers the calls that change products, orders, store details and views', () => {
    expect(writes).toEqual(
      expect.arrayContaining([
        'createProduct',
        'editProduct',
        'deleteProduct',
        'updateOrderStatus',
        'issueInvoices',
        'saveStoreDetails',
        'saveView',
        'deleteView',
        'setDefaultView',
      ]),
    );
  });
});
