import { expect, it } from 'vitest';
import { createCookieStorage, createDeviceStorage } from '#server/http/cookieStorage.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { GUEST, startServerUnderTest } from '../serverUnderTest.ts';

it('binds the cookie to this host and https, out of reach of scripts [ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4]', async () => {
  const secure = await startServerUnderTest({ getTokenStorage: createCookieStorage(true) });
  const response = await secure.visitor.post('/api/admin/login', GUEST);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await secure.visitor.get('/api/order/admin/get-orders')).status).toBe(200);
  // A cookie without the prefix is ignored, because another host of the domain could have set it.
  const planted = secure.visitor.cookie.replace('__Host-', '');
  const request = await secure.app.request('/api/order/admin/get-orders', { headers: { cookie: planted } });
  expect(request.status).toBe(401);
  const ended = await secure.visitor.post('/api/admin/logout');
  expect(ended.headers.getSetCookie()).toEqual([
    '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('keeps the other attributes over plain http, where a Secure cookie may be dropped [ASVS 3.3.1, 3.3.2, 3.3.4]', async () => {
  const { visitor } = await startServerUnderTest();
  const response = await visitor.post('/api/admin/login', GUEST);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

it('binds the cookie of the device to this host and https, too [ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4]', async () => {
  const server = await startServerUnderTest({ getDeviceStorage: createDeviceStorage(true) });
  const asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  const login = { email: ASHA.email, password: ASHA.password };
  const response = await asha.post('/api/admin/login', login);
  const [session, device] = response.headers.getSetCookie();
  expect(session).toMatch(/^sid=/);
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  // It is no session.
  const stranger = createPerson(server);
  stranger.cookie = device!.replace(/^__Host-device|;.*/g, (part) => (part.startsWith(';') ? '' : 'sid'));
  expect(await stranger.isSignedIn()).toBe(false);
});
