import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#contract/accounts/account.ts';
import { NEW_DEVICE_MAIL_LIMIT } from '#server/accounts/accountNotices.ts';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { SESSION_IDLE_MS } from '#server/accounts/sessions.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
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

const readAccount = async (person: Person = asha) =>
  ((await readData(person.get('/api/account'))) as { account: Account }).account;
const changePassword = (currentPassword: string, password: string, headers: Record<string, string> = {}) =>
  readData(asha.post('/api/account/password', { currentPassword, password }, headers));
const endSession = (person: Person, id: string) => readData(person.delete(`/api/account/sessions/${id}`));

/** Signs in to Asha's account on another device. */
async function signInElsewhere(userAgent?: string): Promise<Person> {
  const person = createPerson(server);
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  await person.post('/api/admin/login', { email: ASHA.email, password: ASHA.password }, headers);
  await server.deps.backgroundTasks.waitUntilIdle();
  return person;
}

async function waitForMails() {
  await server.deps.backgroundTasks.waitUntilIdle();
  return server.mails;
}

describe('the sessions of an account', () => {
  it('are listed with their device and times, the current one first', async () => {
    server.wait(60_000);
    await signInElsewhere(IPHONE);
    server.wait(60_000);
    await signInElsewhere(`${CHROME} ${'x'.repeat(1000)}`);
    const { sessions, ...account } = await readAccount();
    const { fullName, email, phoneNumber } = ASHA;
    expect(account).toEqual({ fullName, email, phoneNumber, kind: 'admin' });
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        device: { browser: null, system: null },
        startedAt: '2026-11-20T10:00:00.000Z',
        lastUsedAt: '2026-11-20T10:02:00.000Z',
        isCurrent: true,
      },
      expect.objectContaining({ device: { browser: 'Chrome', system: 'Windows' }, isCurrent: false }),
      expect.objectContaining({
        device: { browser: 'Safari', system: 'iPhone' },
        startedAt: '2026-11-20T10:01:00.000Z',
      }),
    ]);
  });

  it('are listed without the expired ones', async () => {
    await signInElsewhere();
    server.wait(SESSION_IDLE_MS - 60_000);
    await asha.isSignedIn();
    server.wait(60_000);
    expect((await readAccount()).sessions).toHaveLength(1);
  });

  it('have ids that can’t be used in place of a token', async () => {
    const [session] = (await readAccount()).sessions;
    const token = asha.cookie.replace('sid=', '');
    expect([token, server.deps.digest(token)]).not.toContain(session?.id);
    const planted = createPerson(server);
    planted.cookie = `sid=${session?.id}`;
    expect(await planted.isSignedIn()).toBe(false);
  });

  it('can be ended one by one, also twice [ASVS 7.5.2]', async () => {
    const [second, third] = [await signInElsewhere(IPHONE), await signInElsewhere(CHROME)];
    const id = (await readAccount()).sessions.find(({ device }) => device.system === 'iPhone')!.id;
    expect(await endSession(asha, id)).toEqual({});
    expect(await endSession(asha, id)).toEqual({});
    expect(await Promise.all([asha, second, third].map((person) => person.isSignedIn()))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('can’t be ended by another administrator [ASVS 8.2.2]', async () => {
    const ravi = createPerson(server, '192.0.2.7');
    await ravi.register({ email: 'ravi@store.example' });
    await ravi.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
    const [session] = (await readAccount()).sessions;
    await endSession(ravi, session!.id);
    await ravi.post('/api/account/end-other-sessions');
    expect([await asha.isSignedIn(), await ravi.isSignedIn()]).toEqual([true, true]);
  });

  it('can be ended except for the current one [ASVS 7.5.2]', async () => {
    const other = await signInElsewhere();
    expect(await readData(asha.post('/api/account/end-other-sessions'))).toEqual({});
    expect([await asha.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
  });
});

describe('the profile', () => {
  it('is saved in one line, and shown everywhere', async () => {
    const saved = await readData(asha.post('/api/account/profile', { fullName: ' Asha \n Rao-Iyer ' }));
    expect(saved).toEqual({ admin: { fullName: 'Asha Rao-Iyer', email: ASHA.email } });
    expect(await readData(asha.get('/api/admin/check-admin'))).toMatchObject(saved as object);
    expect(await asha.login()).toMatchObject({ user: { fullName: 'Asha Rao-Iyer' } });
  });

  it.each([
    [{ fullName: ' ' }, 'fullName', 'Please enter your full name.'],
    [{ fullName: 'x'.repeat(201) }, 'fullName', 'The name is too long; the limit is 200 characters.'],
    [
      { fullName: 'Asha', phoneNumber: '1'.repeat(41) },
      'phoneNumber',
      'The phone number is too long; the limit is 40 characters.',
    ],
  ])('refuses %j with a message for the field', async (body, field, message) => {
    expect(await readData(asha.post('/api/account/profile', body))).toEqual({ status: 400, field, message });
    expect(await readAccount()).toMatchObject({ fullName: ASHA.fullName, phoneNumber: ASHA.phoneNumber });
  });
});

describe('changing the password', () => {
  it('ends the other sessions, keeps the own one with a new token, and sends an email [ASVS 6.2.2, 6.3.7, 7.2.4, 7.4.3]', async () => {
    const other = await signInElsewhere();
    server.mails.length = 0;
    const before = { ...asha };
    const headers = { 'user-agent': CHROME, 'accept-language': 'en' };
    expect(await changePassword(ASHA.password, NEW, headers)).toEqual({});
    expect(asha.cookie).not.toBe(before.cookie);
    expect([await asha.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    asha.cookie = before.cookie;
    expect(await asha.isSignedIn()).toBe(false);
    expect(await asha.login()).toEqual({ isPassValid: false });
    expect(await asha.login(NEW)).toMatchObject({ user: { email: ASHA.email } });

    const [mail, ...others] = await waitForMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: ASHA.fullName, address: ASHA.email },
      subject: 'Your password was changed',
      codeOrLink: 'https://counter.example/forgot-password',
    });
    expect(mail?.text).toContain('Device: Chrome on Windows');
    expect(mail?.text).toContain('Time: 20 November 2026 at 15:30:00 GMT+5:30');
  });

  it('refuses a wrong or missing current password, and changes nothing [ASVS 6.2.3]', async () => {
    const other = await signInElsewhere();
    server.mails.length = 0;
    for (const wrong of ['a bowl of roses', '', 'x'.repeat(1025)]) {
      expect(await changePassword(wrong, NEW)).toEqual({
        status: 400,
        field: 'currentPassword',
        message: 'This isn’t your current password.',
      });
    }
    expect(await readData(asha.post('/api/account/password', { password: NEW }))).toMatchObject({
      status: 400,
    });
    expect([await asha.isSignedIn(), await other.isSignedIn()]).toEqual([true, true]);
    expect(await asha.login()).toMatchObject({ user: { email: ASHA.email } });
    expect(await waitForMails()).toEqual([]);
  });

  it.each([
    ['five5', 'The password must be at least 6 characters.'],
    ['QWERTY123', 'This password is too easy to guess. Please choose another one.'],
    ['x'.repeat(1025), 'The password is too long; the limit is 1024 characters.'],
  ])('refuses the new password %s', async (password, message) => {
    expect(await changePassword(ASHA.password, password)).toEqual({
      status: 400,
      field: 'password',
      message,
    });
  });

  it('limits guesses like sign-ins, and counts both together [ASVS 6.2.3]', async () => {
    for (let guess = 0; guess < SIGN_IN_LIMITS.account - 1; guess += 1)
      await changePassword('wrong one', NEW);
    expect(await asha.login('wrong one')).toEqual({ isPassValid: false });
    expect(await changePassword(ASHA.password, NEW)).toEqual({
      status: 429,
      message: 'Too many wrong passwords. Please try again later.',
    });
    server.wait(15 * 60_000);
    expect(await changePassword(ASHA.password, NEW)).toEqual({});
  });

  it('does not count changes that succeed', async () => {
    for (let change = 0; change <= SIGN_IN_LIMITS.account; change += 1)
      expect(
        await changePassword(change % 2 ? NEW : ASHA.password, change % 2 ? ASHA.password : NEW),
      ).toEqual({});
  });

  it('happens once if it is sent twice in parallel', async () => {
    const results = await Promise.all([
      changePassword(ASHA.password, NEW),
      changePassword(ASHA.password, 'a bowl of lotus'),
    ]);
    expect(results.filter((result) => !Object.hasOwn(result as object, 'status'))).toHaveLength(1);
    expect(await waitForMails()).toHaveLength(1);
  });

  it('makes earlier reset links useless [ASVS 7.4.3]', async () => {
    await asha.post('/api/admin/forgot-password', { email: ASHA.email });
    const link = getNewestCodeOrLink(await waitForMails());
    await changePassword(ASHA.password, NEW);
    const body = { password: 'a bowl of lotus', confirmPassword: 'a bowl of lotus' };
    expect(await readData(asha.post(`/api/admin${new URL(link).pathname}`, body))).toMatchObject({
      status: 410,
    });
  });
});

it('sends an email about a reset password, in the language of the request [ASVS 6.3.7]', async () => {
  await asha.post('/api/admin/forgot-password', { email: ASHA.email });
  const link = getNewestCodeOrLink(await waitForMails());
  const headers = { 'accept-language': 'de', 'user-agent': IPHONE };
  const body = { password: NEW, confirmPassword: NEW };
  await createPerson(server).post(`/api/admin${new URL(link).pathname}`, body, headers);
  const mail = (await waitForMails()).at(-1);
  expect(mail?.subject).toBe('Ihr Passwort wurde geändert');
  expect(mail?.text).toContain('Gerät: Safari auf iPhone');
});

describe('a sign-in', () => {
  it('on a new device sends an email, once [ASVS 6.3.5]', async () => {
    const phone = await signInElsewhere(IPHONE);
    const [mail, ...others] = await waitForMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: ASHA.fullName, address: ASHA.email },
      subject: 'New sign-in to your account',
      codeOrLink: 'https://counter.example/account',
    });
    expect(mail?.text).toContain('Device: Safari on iPhone');
    await phone.post('/api/admin/logout');
    await phone.login();
    await asha.login();
    expect(await waitForMails()).toHaveLength(1);
  });

  it('on a known device of another account sends an email', async () => {
    const ravi = createPerson(server, '192.0.2.7');
    await ravi.register({ email: 'ravi@store.example' });
    await ravi.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
    server.mails.length = 0;
    await ravi.login();
    expect((await waitForMails()).map(({ to }) => to.address)).toEqual([ASHA.email]);
  });

  it('with a wrong password sends none, and doesn’t remember the device', async () => {
    const stranger = createPerson(server);
    await stranger.login('wrong one');
    expect(stranger.device).toBe('');
    expect(await waitForMails()).toEqual([]);
  });

  it('sends a limited number of emails', async () => {
    for (let times = 0; times < NEW_DEVICE_MAIL_LIMIT.limit + 2; times += 1) await signInElsewhere();
    expect(await waitForMails()).toHaveLength(NEW_DEVICE_MAIL_LIMIT.limit);
  });
});

describe('the guest', () => {
  const REFUSED = { status: 403, message: 'The guest account is shared and can’t be changed.' };
  let guest: Person;
  beforeEach(async () => {
    guest = createPerson(server);
    await guest.signIn();
  });

  it.each([
    ['POST', '/api/account/profile', { fullName: 'Mine' }],
    ['POST', '/api/account/password', { currentPassword: 'open the counter', password: NEW }],
    ['POST', '/api/account/end-other-sessions', undefined],
    ['DELETE', '/api/account/sessions/x', undefined],
  ])('is refused %s %s', async (method, path, body) => {
    const response = method === 'POST' ? guest.post(path, body) : guest.delete(path);
    expect(await readData(response)).toEqual(REFUSED);
    expect(await guest.isSignedIn()).toBe(true);
  });

  it('sees only the own session, and gets no email and no device cookie', async () => {
    await createPerson(server).signIn();
    const { kind, sessions } = await readAccount(guest);
    expect([kind, sessions.map(({ isCurrent }) => isCurrent)]).toEqual(['guest', [true]]);
    expect(guest.device).toBe('');
    expect(await waitForMails()).toEqual([]);
  });
});
