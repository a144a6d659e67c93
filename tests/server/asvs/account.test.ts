import { beforeEach, expect, it } from 'vitest';
import type { Account } from '#contract/accounts/account.ts';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { createDeviceStorage } from '#server/http/cookieStorage.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const NEW = 'a bowl of jasmine';

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  await server.deps.backgroundTasks.waitUntilIdle();
  server.mails.length = 0;
});

const changePassword = (currentPassword: string, password = NEW) =>
  readData(asha.post('/api/account/password', { currentPassword, password }));
const readSubjects = async () => {
  await server.deps.backgroundTasks.waitUntilIdle();
  return server.mails.map(({ to, subject }) => [to.address, subject]);
};

async function signInElsewhere(): Promise<Person> {
  const person = createPerson(server);
  await person.login();
  return person;
}

it('check 9 (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4): binds the cookie of the device to this host and https, too', async () => {
  server.deps.getDeviceStorage = createDeviceStorage(true);
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

it('check 43 (ASVS 6.2.2, 6.2.3, 7.2.4): changes a password only with the current one, and then the token', async () => {
  const token = asha.cookie;
  for (let guess = 0; guess < SIGN_IN_LIMITS.account - 1; guess += 1)
    expect(await changePassword('wrong one')).toMatchObject({ status: 400, field: 'currentPassword' });
  expect(await readData(asha.post('/api/account/password', { password: NEW }))).toMatchObject({
    status: 400,
  });
  expect(asha.cookie).toBe(token);
  expect(await changePassword(ASHA.password)).toEqual({});
  expect(asha.cookie).not.toBe(token);
  expect(await asha.login(NEW)).toMatchObject({ user: { email: ASHA.email } });
});

it('check 43 (ASVS 6.2.3): limits wrong current passwords like sign-ins', async () => {
  for (let guess = 0; guess < SIGN_IN_LIMITS.account; guess += 1) await changePassword('wrong one');
  expect(await changePassword(ASHA.password)).toMatchObject({ status: 429 });
});

it('check 44 (ASVS 7.4.3): ends all other sessions and reset links when the password changes', async () => {
  const others = [await signInElsewhere(), await signInElsewhere()];
  await asha.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  const link = server.mails.find(({ codeOrLink }) => codeOrLink.includes('/reset-password/'));
  await changePassword(ASHA.password);
  for (const other of others) expect(await other.isSignedIn()).toBe(false);
  expect(await asha.isSignedIn()).toBe(true);
  const body = { password: ASHA.password, confirmPassword: ASHA.password };
  const path = `/api/admin${new URL(link!.codeOrLink).pathname}`;
  expect(await readData(asha.post(path, body))).toMatchObject({ status: 410 });
});

it('check 45 (ASVS 6.3.5, 6.3.7): tells the owner of a changed password and of a sign-in on a new device', async () => {
  await changePassword(ASHA.password);
  expect(await readSubjects()).toEqual([[ASHA.email, 'Your password was changed']]);
  server.mails.length = 0;
  await createPerson(server).login(NEW);
  expect(await readSubjects()).toEqual([[ASHA.email, 'New sign-in to your account']]);
});

it('check 46 (ASVS 7.5.2, 8.2.2): lists and ends the own sessions, and nobody else’s', async () => {
  const other = await signInElsewhere();
  const { account } = (await readData(asha.get('/api/account'))) as { account: Account };
  const ids = account.sessions.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const stranger = createPerson(server, '192.0.2.7');
  // The email about the new device comes first.
  await server.deps.backgroundTasks.waitUntilIdle();
  await stranger.register({ email: 'ravi@store.example' });
  await stranger.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
  for (const id of ids) await stranger.delete(`/api/account/sessions/${id}`);
  expect([await asha.isSignedIn(), await other.isSignedIn()]).toEqual([true, true]);
  await asha.delete(`/api/account/sessions/${ids[1]}`);
  expect([await asha.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
  const again = await signInElsewhere();
  await asha.post('/api/account/end-other-sessions');
  expect([await asha.isSignedIn(), await again.isSignedIn(), await stranger.isSignedIn()]).toEqual([
    true,
    false,
    true,
  ]);
});
