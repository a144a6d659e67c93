import { beforeEach, describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS } from '#server/accounts/accountMails.ts';
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

const linkParts = (link: string) => new URL(link).pathname.split('/').slice(2) as [string, string];

function reset(link: string, password = NEW, confirmPassword = password): Promise<unknown> {
  const path = `/api/admin${new URL(link).pathname}`;
  return readData(server.visitor.post(path, { password, confirmPassword }));
}

describe('a reset link', () => {
  it('check 35 (ASVS 6.4.1, 11.5.1): has 256 random bits and is stored as a digest', async () => {
    const added: string[] = [];
    const { add } = server.deps.store.resetLinks;
    server.deps.store.resetLinks.add = (digest, link) => {
      added.push(digest);
      return add(digest, link);
    };
    await requestReset();
    const [, token] = linkParts(getNewestCodeOrLink(server.mails));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(added).toEqual([server.deps.digest(token)]);
  });

  it('check 35 (ASVS 6.4.1): expires after half an hour', async () => {
    expect(LINK_LIFETIME_MS).toBe(30 * 60_000);
    await requestReset();
    server.wait(LINK_LIFETIME_MS);
    expect(await reset(getNewestCodeOrLink(server.mails))).toEqual(EXPIRED);
    await requestReset();
    server.wait(LINK_LIFETIME_MS - 1);
    expect(await reset(getNewestCodeOrLink(server.mails))).toEqual({});
  });

  it('check 35 (ASVS 6.4.1): works once, and invalidates the account’s other links', async () => {
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

  it('check 35 (ASVS 6.4.3): works only for its own account', async () => {
    const ravi = createPerson(server, '192.0.2.2');
    await ravi.register({ email: 'ravi@store.example' });
    await ravi.verify(getNewestCodeOrLink(server.mails), 'ravi@store.example');
    const id = (await server.deps.store.admins.findByEmail('ravi@store.example'))?.id;
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
  ])(
    'check 36 (ASVS 6.4.3): is answered the same for an address that is %s, without a mail',
    async (_, email) => {
      const [known, unknown] = [await requestReset(), await requestReset(email)];
      const headersOf = (response: Response) => Object.fromEntries(response.headers);
      expect([unknown.status, await unknown.text(), headersOf(unknown)]).toEqual([
        200,
        await known.text(),
        headersOf(known),
      ]);
      expect(server.mails).toHaveLength(1);
    },
  );

  it('check 36 (ASVS 6.4.3): is answered before the address is looked up', async () => {
    let lookedUp = false;
    const { findByEmail: byEmail } = server.deps.store.admins;
    server.deps.store.admins.findByEmail = (email) => {
      lookedUp = true;
      return byEmail(email);
    };
    await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
    expect(lookedUp).toBe(false);
    await server.deps.backgroundTasks.waitUntilIdle();
    expect(lookedUp).toBe(true);
  });

  it('check 36 (ASVS 6.4.3): gets a link to the configured address, whatever the request’s host', async () => {
    await requestReset(ASHA.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(getNewestCodeOrLink(server.mails)).toMatch(/^https:\/\/counter\.example\//);
  });
});
