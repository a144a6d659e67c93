import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions } from '#contract/calls.ts';
import { startServerUnderTest } from '../server/serverUnderTest.ts';
import { examples } from './examples.ts';
import { findAnswerErrors } from './findAnswerErrors.ts';

const served = { ...calls, ...extensions };
type Name = keyof typeof served;
const names = Object.keys(served) as Name[];

/** Examples about something that isn't there. `conformance.test.ts` creates it first. */
const refusedExamples: Partial<Record<Name, number>> = {
  resetPassword: 410,
  getProductVersion: 404,
  addPasskey: 410,
  renamePasskey: 404,
  createRecoveryCodes: 409,
  signInWithPasskey: 410,
  signInWithRecoveryCode: 410,
  saveWebhookEndpoint: 404,
  rotateWebhookSecret: 404,
  getWebhookDeliveries: 404,
  sendTestWebhook: 404,
  sendWebhookAgain: 404,
};

describe('the document describes the answers of the server', () => {
  /** Sends an example, and returns the status and what is wrong with the response. */
  let send: (name: Name, example: object) => Promise<{ status: number; errors: unknown }>;

  beforeAll(async () => {
    const { app, mails } = await startServerUnderTest();
    let cookie = '';
    send = async (name, example) => {
      const { url, init } = buildRequest(served[name], { idempotencyKey: name, ...example } as never);
      const request = new Request(`http://localhost${url}`, init);
      request.headers.set('cookie', cookie);
      const answer = await app.fetch(request);
      const session = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
      cookie = session?.split(';')[0] ?? cookie;
      const { status } = answer;
      return { status, errors: findAnswerErrors(request, status, await answer.json()) };
    };
    await send('register', examples.register.granted);
    await vi.waitUntil(() => mails.length === 1);
    const { email } = examples.register.granted.body;
    await send('verifyOtp', { params: {}, body: { email, otp: mails[0]!.codeOrLink } });
  });

  it.each(names.filter((name) => examples[name].refused))('%s refuses', async (name) => {
    const { status, errors } = await send(name, {
      ...examples[name].refused,
      idempotencyKey: `${name} refused`,
    });
    expect([status === 200, errors]).toEqual([false, null]);
  });

  // Others need the password and the session.
  const last: readonly Name[] = ['changePassword', 'logout'];

  it.each(names.toSorted((a, b) => last.indexOf(a) - last.indexOf(b)))('%s', async (name) => {
    expect(await send(name, examples[name].granted)).toEqual({
      status: refusedExamples[name] ?? 200,
      errors: null,
    });
  });

  it.each(names)('%s without a session', async (name) => {
    expect(await send(name, examples[name].granted)).toMatchObject({ errors: null });
  });
});

it('finds a response that differs', () => {
  const find = (path: string, status: number, body: unknown) =>
    findAnswerErrors({ method: 'GET', url: `http://localhost/api/${path}` }, status, body);
  expect(find('admin/check-admin', 200, { data: {} })).toMatchObject([
    { keyword: 'required', params: { missingProperty: 'isLoggedIn' } },
  ]);
  expect(find('order/admin/get-orders', 200, { data: { orders: [{}] } })).toMatchObject([
    { instancePath: '/data/orders/0', params: { missingProperty: '_id' } },
  ]);
  const product = 'product/admin/get-product/lamp';
  expect(find(product, 404, {})).toMatchObject([{ params: { missingProperty: 'message' } }]);
  expect(find(product, 418, { message: 'No' })).toBe("418 isn't described");
  expect(find('no-such-call', 418, {})).toBeNull();
});
