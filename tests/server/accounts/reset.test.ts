import { beforeEach, describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS, RESET_RATE_LIMITS } from '#server/accounts/accountMails.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

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
  const id = (await server.deps.db.admins.findByEmail(ASHA.email))?.id;
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

const linkParts = (link: string) => new URL(link).pathname.split('/').slice(2) as [string, string];

describe('a reset link', () => {
  it('has 256 random bits and is stored as a digest [ASVS 6.4.1, 11.5.1]', async () => {
    const added: string[] = [];
    const { add } = server.deps.db.resetLinks;
    server.deps.db.resetLinks.add = (digest, link) => {
      added.push(digest);
      return add(digest, link);
    };
    await requestReset();
    const [, token] = linkParts(getNewestCodeOrLink(server.mails));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(added).toEqual([server.deps.digest(token)]);
  });

  it('expires after half an hour [ASVS 6.4.1]', async () => {
    expect(LINK_LIFETIME_MS).toBe(30 * 60_000);
    await requestReset();
    server.wait(LINK_LIFETIME_MS);
    expect(await reset(getNewestCodeOrLink(server.mails))).toEqual(EXPIRED);
    await requestReset();
    server.wait(LINK_LIFETIME_MS - 1);
    expect(await reset(getNewestCodeOrLink(server.mails))).toEqual({});
  });

  it('works once, and invalidates the account’s other links [ASVS 6.4.1]', async () => {
    await requestReset();
    const first = getNewestCodeOrLink(server.mails);
    await requestReset();
    const second = getNewestCodeOrLink(server.mails);
    const responses = await Promise.all(Array.from({ length: 10 }, () => reset(first)));
    expect(responses.filter((response) => JSON.stringify(response) === '{}')).toHaveLength(1);
    expect(responses).toContainEqual(EXPIRED);
    expect(await reset(second, 'another password')).toEqual(EXPIRED);
    expect(await asha.login(NEW)).toMatchObject({ user: {} });
  });

  it('works only for its own account [ASVS 6.4.3]', async () => {
    const ravi = createPerson(server, '192.0.2.2');
    await ravi.register({ email: 'ravi@store.example' });
    await ravi.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
    const id = (await server.deps.db.admins.findByEmail('ravi@store.example'))?.id;
    await requestReset();
    const [ashaId, token] = linkParts(getNewestCodeOrLink(server.mails));
    expect(await reset(`https://x.example/reset-password/${id}/${token}`)).toEqual(EXPIRED);
    expect(await ravi.login(NEW, 'ravi@store.example')).toEqual({ isPassValid: false });
    // The link is still valid.
    expect(await reset(`https://x.example/reset-password/${ashaId}/${token}`)).toEqual({});
  });
});

describe('a forgotten password', () => {
  it.each([
    ['unknown', 'nobody@store.example'],
    ['the guest', GUEST.email],
    ['no address', 'nobody'],
    ['SQL', "' or 1=1 --"],
  ])('is answered the same for an address that is %s, without a mail [ASVS 6.4.3]', async (_, email) => {
    const [known, unknown] = [await requestReset(), await requestReset(email)];
    const headersOf = (response: Response) => Object.fromEntries(response.headers);
    expect([unknown.status, await unknown.text(), headersOf(unknown)]).toEqual([
      200,
      await known.text(),
      headersOf(known),
    ]);
    expect(server.mails).toHaveLength(1);
  });

  it('is answered before the address is looked up [ASVS 6.4.3]', async () => {
    let lookedUp = false;
    const { findByEmail: byEmail } = server.deps.db.admins;
    server.deps.db.admins.findByEmail = (email) => {
      lookedUp = true;
      return byEmail(email);
    };
    await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
    expect(lookedUp).toBe(false);
    await server.deps.backgroundTasks.waitUntilIdle();
    expect(lookedUp).toBe(true);
  });

  it('gets a link to the configured address, whatever the request’s host [ASVS 6.4.3]', async () => {
    await requestReset(ASHA.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(getNewestCodeOrLink(server.mails)).toMatch(/^https:\/\/counter\.example\//);
  });
});
