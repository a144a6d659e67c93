import { beforeEach, describe, expect, inject, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import type { Endpoints } from '#server/base/handler.ts';
import type { Mail } from '#server/base/mail.ts';
import { openLocalApp } from '#server/openLocalApp.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';
import { findUrlProblem } from '#server/webhooks/webhookAddresses.ts';
import { GUEST, startServerUnderTest, TIME_ZONE } from '../server/serverUnderTest.ts';
import { buildPasskeyRequest, passkeyCalls } from '../server/accounts/passkeys/passkeyRequests.ts';
import { buildWebhookRequest, webhookCalls } from '../server/webhooks/webhookRequests.ts';
import { examples } from './examples.ts';

type Handler = (request: Request) => Promise<Response>;
type Backend = { answer: Handler; mails: Mail[] };

const at = 'http://localhost';
const signIn = () =>
  new Request(`${at}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GUEST),
  });

/** Backends that must all conform to the contract. Each is opened with a signed-in session. */
const backends: Record<string, () => Promise<Backend>> = {
  server: async () => {
    const { app, mails } = await startServerUnderTest();
    let cookie = '';
    const answer: Handler = async (request) => {
      request.headers.set('cookie', cookie);
      const response = await app.fetch(request);
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    };
    await answer(signIn());
    return { answer, mails };
  },
  'server in the page': async () => {
    const mails: Mail[] = [];
    const onMail = (mail: Mail) => void mails.push(mail);
    const { dialect } = await openWasmSqlite();
    const webhooks = {
      findUrlProblem: (url: string) => findUrlProblem(url, 'refuse'),
      wake: () => undefined,
    };
    const app = await openLocalApp(
      {
        dialect,
        products: sampleProducts,
        orders: sampleOrders,
        timeZone: TIME_ZONE,
        guest: GUEST,
        onMail,
      },
      { webhooks },
    );
    await app.fetch(signIn());
    return { answer: (request) => app.fetch(request), mails };
  },
};

const served: Endpoints = { ...calls, ...extensions, ...storeApi };
const names = Object.keys(served) as (keyof Endpoints)[];
const isStoreApi = (name: keyof Endpoints) => Object.hasOwn(storeApi, name);

let sentKeys = 0;

function createRequest(name: keyof Endpoints, kind: 'granted' | 'refused'): Request | undefined {
  const example = kind === 'granted' ? examples[name].granted : examples[name].refused;
  if (!example) return undefined;
  const idempotencyKey = served[name].requiresIdempotencyKey && `key-${(sentKeys += 1)}`;
  const { url, init } = buildRequest(served[name], { ...example, idempotencyKey } as never);
  return new Request(at + url, init);
}

const granted = (name: keyof Endpoints): Request => createRequest(name, 'granted')!;

/** Calls that need another one first. */
const preparations: Partial<Record<keyof Endpoints, keyof Endpoints>> = {
  deleteView: 'saveView',
  undoPaymentByHand: 'recordPaymentByHand',
  sendOrderMail: 'saveOrderMail',
};

/** Calls that the guest may not make. */
const ownAccountCalls: readonly (keyof Endpoints)[] = [
  'saveProfile',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'getStoreKeys',
  'createStoreKey',
  'endStoreKey',
  'saveOrderMail',
  'saveOrderMailLanguage',
  'testOrderMail',
  'sendOrderMail',
  ...passkeyCalls,
  ...webhookCalls,
];

/** Registers an account and signs in to it. */
async function signInToOwnAccount({ answer, mails }: Backend): Promise<void> {
  await answer(granted('register'));
  await expect.poll(() => mails.length).toBe(1);
  const proof = { params: {}, body: { ...examples.register.granted.body, otp: mails[0]!.codeOrLink } };
  const { url, init } = buildRequest(calls.verifyOtp, proof);
  await answer(new Request(at + url, init));
}

/** Creates a key of the Store API. Returns a function that sends requests with it. */
async function openStoreApi(backend: Backend): Promise<Handler> {
  await signInToOwnAccount(backend);
  const { data } = await (await backend.answer(granted('createStoreKey'))).json();
  return (request) => {
    request.headers.set('authorization', `Bearer ${data.secret}`);
    return backend.answer(request);
  };
}

/** Builds a request with a real passkey or webhook. */
async function createOwnRequest(name: keyof Endpoints, { answer }: Backend): Promise<Request> {
  const build = passkeyCalls.includes(name) ? buildPasskeyRequest : buildWebhookRequest;
  const built = await build(name, async (sentName, sent) => {
    const { url, init } = buildRequest(served[sentName], sent as never);
    const { data } = (await (await answer(new Request(at + url, init))).json()) as { data: unknown };
    return data;
  });
  if (!built) return granted(name);
  const { url, init } = buildRequest(served[name], built as never);
  return new Request(at + url, init);
}

/** Requests a password reset and uses the link of the mail. */
async function createResetRequest({ answer, mails }: Backend): Promise<Request> {
  await signInToOwnAccount({ answer, mails });
  await answer(granted('forgotPassword'));
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(2);
  const path = new URL(mails[1]!.codeOrLink).pathname;
  return new Request(`${at}/api/admin${path}`, granted('resetPassword'));
}

/** Deletes a product and requests its last version. */
async function createVersionRequest({ answer }: Backend): Promise<Request> {
  await answer(granted('deleteProduct'));
  const page = buildRequest(extensions.getHistoryPage, { params: {}, body: undefined, query: {} });
  const { data } = await (await answer(new Request(at + page.url, page.init))).json();
  const params = { entryId: String(data.entries[0]._id) };
  const { url, init } = buildRequest(extensions.getProductVersion, { params, body: undefined });
  return new Request(at + url, init);
}

/** On PostgreSQL only the server differs. */
const tested = inject('postgres') ? ['server'] : Object.keys(backends);

describe.each(tested)('%s', (backendName) => {
  let backend: Backend;
  let answer: Handler;
  beforeEach(async () => {
    backend = await backends[backendName]!();
    answer = backend.answer;
  });

  /** Stories and the demo have no passkeys. */
  const supported = names.filter(
    (name) => backendName !== 'server in the page' || !passkeyCalls.includes(name),
  );
  const storeNames = supported.filter(isStoreApi);

  it.each(supported)('%s returns data of the contract', async (name) => {
    const preparation = preparations[name];
    if (ownAccountCalls.includes(name)) await signInToOwnAccount(backend);
    if (preparation) await answer(granted(preparation));
    const request =
      name === 'resetPassword'
        ? await createResetRequest(backend)
        : name === 'getProductVersion'
          ? await createVersionRequest(backend)
          : passkeyCalls.includes(name) || webhookCalls.includes(name)
            ? await createOwnRequest(name, backend)
            : granted(name);
    const response = await (isStoreApi(name) ? await openStoreApi(backend) : answer)(request);
    const { data } = (await response.json()) as { data?: unknown };
    expect(response.status).toBe(200);
    // Strict, so that unknown and missing fields fail even if the product tolerates them.
    expect(served[name].response.safeParse(data)).toMatchObject({ success: true, data });
  });

  it.each(names.filter((name) => served[name].acceptsIdempotencyKey))(
    '%s repeats its response to a request with the same key',
    async (name) => {
      const request = () => {
        const { url, init } = buildRequest(served[name], {
          ...(examples[name].granted as object),
          idempotencyKey: 'one-press',
        } as never);
        return new Request(at + url, init);
      };
      const countProducts = async () => {
        const list = await answer(granted('getAllProducts'));
        return ((await list.json()) as { data: { products: unknown[] } }).data.products.length;
      };
      const first = await (await answer(request())).json();
      const count = await countProducts();
      expect(await (await answer(request())).json()).toEqual(first);
      expect(await countProducts()).toBe(count);
    },
  );

  it.each(storeNames.filter((name) => served[name].requiresIdempotencyKey))(
    '%s runs once for each key and content',
    async (name) => {
      const answerWithKey = await openStoreApi(backend);
      const send = async (idempotencyKey?: string, changes: object = {}) => {
        const { params, body } = examples[name].granted;
        const example = { params, body: { ...(body as object), ...changes }, idempotencyKey };
        const { url, init } = buildRequest(served[name], example as never);
        const response = await answerWithKey(new Request(at + url, init));
        return { status: response.status, ...(await response.json()) };
      };
      const first = await send('one-press');
      expect(first.status).toBe(200);
      expect(await send('one-press')).toEqual(first);
      expect((await send('another-press')).data.order._id).not.toBe(first.data.order._id);
      expect(await send('one-press', { quantity: 2 })).toMatchObject({ status: 422 });
      expect(await send(undefined)).toMatchObject({
        status: 400,
        message: expect.stringContaining('Idempotency-Key'),
      });
    },
  );

  it('saves, returns, sets as default and deletes a view', async () => {
    const { list, ...view } = examples.saveView.granted.body;
    const getViews = async () =>
      ((await (await answer(granted('getViews'))).json()) as { data: object }).data;
    await answer(granted('saveView'));
    expect(await getViews()).toEqual({ views: [view] });
    const { url, init } = buildRequest(extensions.setDefaultView, {
      params: {},
      body: { list, id: view.id },
    });
    await answer(new Request(at + url, init));
    await answer(granted('saveView'));
    expect(await getViews()).toEqual({ views: [view], defaultId: view.id });
    await answer(granted('deleteView'));
    expect(await getViews()).toEqual({ views: [] });
    expect((await answer(granted('deleteView'))).status).toBe(404);
  });

  it('refuses to replace a status that the order no longer has', async () => {
    const setFrom = (from: string) => {
      const { params, body } = examples.updateOrderStatus.granted;
      const { url, init } = buildRequest(extensions.updateOrderStatus, { params, body: { ...body, from } });
      return answer(new Request(at + url, init));
    };
    expect((await setFrom('lost')).status).toBe(409);
    expect((await setFrom(String(sampleOrders[0]!.orderDetails?.orderStatus))).status).toBe(200);
  });

  it.each(supported.filter((name) => examples[name].refused))('%s refuses with a message', async (name) => {
    if (ownAccountCalls.includes(name)) await signInToOwnAccount(backend);
    const send = isStoreApi(name) ? await openStoreApi(backend) : answer;
    const response = await send(createRequest(name, 'refused')!);
    expect([200, 401, 403]).not.toContain(response.status);
    const { field, ...refusal } = await response.json();
    expect(refusal).toEqual({ message: expect.stringMatching(/\S/) });
    expect(['undefined', 'string']).toContain(typeof field);
  });
});
