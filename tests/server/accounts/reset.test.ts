import { beforeEach, expect, it } from 'vitest';
import { RESET_RATE_LIMITS } from '#server/accounts/accountMails.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const NEW = 'a bowl of jasmine';
const EXPIRED = { status: 410, message: 'This link is no longer valid. Please request a new one.' };

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  server.mails.length = 0;
});

async function requestReset(email = ASHA.email, headers: Record<string, string> = {}): Promise<Response> {
  const response = await server.visitor.post('/api/admin/forgot-password', { email }, headers);
  await server.deps.backgroundTasks.waitUntilIdle();
  return response;
}

function reset(link: string, password = NEW, confirmPassword = password): Promise<unknown> {
  const path = `/api/admin${new URL(link).pathname}`;
  return readData(server.visitor.post(path, { password, confirmPassword }));
}

it('resets a forgotten password with the link from the mail', async () => {
  expect(await readData(requestReset(' Asha@STORE.example '))).toEqual({});
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    to: { name: ASHA.fullName, address: ASHA.email },
    subject: 'Reset your password',
  });
  expect(getNewestCodeOrLink(server.mails)).toMatch(
    /^https:\/\/counter\.example\/reset-password\/[\w-]{43}\/[\w-]{43}$/,
  );
  expect(await reset(getNewestCodeOrLink(server.mails))).toEqual({});
  expect(await asha.login()).toEqual({ isPassValid: false });
  expect(await asha.login(NEW)).toMatchObject({ user: { email: ASHA.email } });
});

it.each(['x', '%E0%A4%A'])('refuses the made-up token %s without hashing anything', async (token) => {
  let hashed = 0;
  const hash = async (password: string) => {
    hashed += 1;
    return password;
  };
  server.deps.passwords = { ...server.deps.passwords, hash };
  const id = (await server.deps.store.admins.findByEmail(ASHA.email))?.id;
  expect(await reset(`https://x.example/reset-password/${id}/${token}`)).toEqual(EXPIRED);
  expect(hashed).toBe(0);
});

it.each([
  [NEW, 'something else', 'The passwords don’t match.', 'confirmPassword'],
  ['five5', 'five5', 'The password must be at least 6 characters.', 'password'],
  ['x'.repeat(1025), 'x'.repeat(1025), 'The password is too long; the limit is 1024 characters.', 'password'],
  ['QWERTY123', 'QWERTY123', 'This password is too easy to guess. Please choose another one.', 'password'],
  [['x'], 'x', "The field 'password' must be text.", 'password'],
  [NEW, { $ne: 1 }, "The field 'confirmPassword' must be text.", 'confirmPassword'],
])('refuses %o with the message %o and keeps the link', async (password, confirmPassword, message, field) => {
  await requestReset();
  const link = getNewestCodeOrLink(server.mails);
  const refused = await reset(link, password as string, confirmPassword as string);
  expect(refused).toEqual({ status: 400, message, field });
  expect(await asha.isSignedIn()).toBe(true);
  expect(await reset(link)).toEqual({});
});

it('limits links per account without revealing it', async () => {
  for (let times = 0; times < RESET_RATE_LIMITS.account.limit + 3; times += 1) {
    expect(await readData(requestReset(ASHA.email, { 'test-address': `198.51.100.${times}` }))).toEqual({});
  }
  expect(server.mails).toHaveLength(RESET_RATE_LIMITS.account.limit);
  server.wait(RESET_RATE_LIMITS.account.windowMs);
  await requestReset();
  expect(server.mails).toHaveLength(RESET_RATE_LIMITS.account.limit + 1);
});

it('limits requests per visitor', async () => {
  for (let times = 0; times < RESET_RATE_LIMITS.visitor.limit; times += 1) {
    expect((await requestReset(`someone${times}@store.example`)).status).toBe(200);
  }
  const refused = await requestReset('one-more@store.example');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await requestReset(ASHA.email, { 'test-address': '192.0.2.2' })).status).toBe(200);
});

it('refuses an address that is too long', async () => {
  expect(await readData(requestReset(`${'x'.repeat(10_000)}@a.example`))).toEqual({
    status: 400,
    message: 'The email address is too long; the limit is 254 characters.',
    field: 'email',
  });
});
