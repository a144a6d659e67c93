import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '#contract/accounts/passkeys.ts';
import { PASSKEYS_CAPABILITY } from '#contract/accounts/passkeySignIn.ts';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { getPasskeyHost } from '#server/accounts/passkeys/passkeyChallenges.ts';
import { dumpDatabase } from '../../dumpDatabase.ts';
import { ASHA, readData } from '../../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../../serverUnderTest.ts';
import { createAuthenticator } from './authenticator.ts';
import { createPasskeyUser, type PasskeyUser, registerPasskeyUser } from './passkeyOwner.ts';

let server: ServerUnderTest;
let asha: PasskeyUser;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = await registerPasskeyUser(server);
});

const remove = (id: string, currentPassword = ASHA.password) =>
  readData(asha.post(`/api/account/passkeys/${id}/remove`, { currentPassword }));
const rename = (id: string, name: string) =>
  readData(asha.post(`/api/account/passkeys/${id}/name`, { name }));
const createCodes = (currentPassword = ASHA.password) =>
  readData(asha.post('/api/account/recovery-codes', { currentPassword }));
const readSubjects = async () => {
  await server.deps.backgroundTasks.waitUntilIdle();
  return server.mails.map(({ to, subject }) => [to.address, subject]);
};
const startChallenge = async () =>
  ((await asha.start()) as { options: { challenge: string } }).options.challenge;
const sendNew = (credential: unknown, name = 'Phone') =>
  readData(asha.post('/api/account/passkeys', { name, credential }));

it('has the user id of the account that its passkeys are made for', async () => {
  const { options } = (await asha.start()) as { options: { user: { id: string } } };
  expect(await asha.read()).toMatchObject({ userId: options.user.id });
});

it('asks the browser for a passkey that it keeps and that verifies the person [ASVS 6.5.7]', async () => {
  const { authenticator } = await asha.add();
  const { options } = (await asha.start()) as { options: object };
  expect(options).toMatchObject({
    rp: { id: 'counter.example', name: 'Counter' },
    user: { name: ASHA.email, displayName: ASHA.fullName },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: authenticator.id, transports: ['internal', 'hybrid'] }],
  });
  const { options: again } = (await asha.start()) as { options: { user: { id: string } } };
  expect(options).toMatchObject({ user: { id: again.user.id } });
});

it('adds, lists, renames and removes passkeys, and emails the owner [ASVS 6.3.7]', async () => {
  expect(await asha.read()).toEqual({
    passkeys: [],
    signInRule: 'passwordOrPasskey',
    recoveryCodesLeft: 0,
    origin: 'https://counter.example',
    userId: expect.any(String),
  });
  const first = await asha.add();
  const passkey = {
    id: first.authenticator.id,
    name: 'Laptop',
    host: 'counter.example',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
  };
  expect(first.passkey).toEqual(passkey);
  expect(await readSubjects()).toEqual([[ASHA.email, 'A passkey was added to your account']]);
  expect(await asha.isSignedIn()).toBe(true);
  server.wait(1000);
  const second = await asha.add();
  expect(second.recoveryCodes).toBeNull();
  expect(await rename(passkey.id, '  Work \n laptop ')).toEqual({
    passkey: { ...passkey, name: 'Work laptop' },
  });
  expect(await asha.read()).toMatchObject({
    passkeys: [{ name: 'Work laptop' }, { id: second.passkey.id }],
    recoveryCodesLeft: 10,
  });
  await readSubjects();
  server.mails.length = 0;
  expect(await remove(passkey.id)).toEqual({});
  expect(await asha.read()).toMatchObject({ passkeys: [{ id: second.passkey.id }], recoveryCodesLeft: 10 });
  expect(await readSubjects()).toEqual([[ASHA.email, 'A passkey was removed from your account']]);
  // Repeated without another email.
  expect(await remove(passkey.id)).toEqual({});
  expect(await readSubjects()).toHaveLength(1);
});

it('returns ten recovery codes with the first passkey, and emails the owner when they are replaced [ASVS 6.3.7, 6.5.3, 6.5.4]', async () => {
  expect(await createCodes()).toMatchObject({ status: 409 });
  const { recoveryCodes } = await asha.add();
  const group = '[a-km-np-z2-9]{4}';
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes!) expect(code).toMatch(new RegExp(`^${group}(-${group}){5}$`));
  const { recoveryCodes: others } = (await createCodes()) as { recoveryCodes: string[] };
  expect(others).toHaveLength(10);
  expect(await readSubjects()).toContainEqual([ASHA.email, 'New recovery codes were created']);
  await asha.saveRule('passkey');
  const { challenge } = await asha.startStep();
  expect(await asha.useCode(challenge, recoveryCodes![0]!)).toMatchObject({ status: 400, field: 'code' });
  expect(await asha.useCode(challenge, others[0]!)).toMatchObject({ user: { email: ASHA.email } });
});

it('stores recovery codes and challenges of 256 bits as digests [ASVS 6.5.2, 6.7.2]', async () => {
  const { recoveryCodes } = await asha.add();
  const challenges = [await asha.startSignIn(), await asha.startSignIn()];
  const stored = await dumpDatabase(server);
  for (const code of recoveryCodes!) {
    expect(stored).not.toContain(code.replaceAll('-', '').slice(0, 8));
    expect(stored).toContain(server.deps.digest(code.replaceAll('-', '')));
  }
  expect(new Set(challenges).size).toBe(2);
  for (const challenge of challenges) {
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
    expect(stored).not.toContain(challenge);
  }
});

it('refuses a name that is missing or too long', async () => {
  const { passkey } = await asha.add();
  expect(await rename(passkey.id, ' \u200b ')).toEqual({
    status: 400,
    field: 'name',
    message: 'Please enter a name for the passkey.',
  });
  expect(await rename(passkey.id, 'x'.repeat(61))).toMatchObject({ status: 400, field: 'name' });
  expect(await rename(passkey.id, 'x'.repeat(60))).toMatchObject({ passkey: { name: 'x'.repeat(60) } });
});

it('resets the rule and removes the recovery codes with the last passkey', async () => {
  const { passkey } = await asha.add();
  await asha.saveRule('passwordAndPasskey');
  await remove(passkey.id);
  expect(await asha.read()).toMatchObject({
    passkeys: [],
    signInRule: 'passwordOrPasskey',
    recoveryCodesLeft: 0,
  });
  expect(await asha.login()).toMatchObject({ user: { email: ASHA.email } });
});

describe('a new passkey', () => {
  const refused = { status: 400, message: 'This passkey couldn’t be checked. Please try again.' };

  it('is refused from another origin, host, or without verifying the person [ASVS 6.5.7]', async () => {
    const challenge = await startChallenge();
    const phishing = createAuthenticator();
    phishing.origin = 'https://counter.example.evil.example';
    expect(await sendNew(phishing.create(challenge))).toEqual(refused);
    const elsewhere = createAuthenticator();
    elsewhere.host = 'evil.example';
    expect(await sendNew(elsewhere.create(challenge))).toEqual(refused);
    expect(await sendNew(createAuthenticator().create(challenge, { verifiesUser: false }))).toEqual(refused);
    // The challenge is still valid.
    expect(await sendNew(createAuthenticator().create(challenge))).toMatchObject({
      passkey: { name: 'Phone' },
    });
  });

  it('is refused if the answer is sent again, too late, or by another account', async () => {
    const tooLate = { status: 410, message: 'That took too long. Try again.' };
    const challenge = await startChallenge();
    await sendNew(createAuthenticator().create(challenge));
    expect(await sendNew(createAuthenticator().create(challenge))).toEqual(tooLate);
    const expired = createAuthenticator().create(await startChallenge());
    server.wait(600_000);
    expect(await sendNew(expired)).toEqual(tooLate);
    const ravi = await registerPasskeyUser(server, 'ravi@store.example');
    const credential = createAuthenticator().create(await startChallenge());
    expect(await readData(ravi.post('/api/account/passkeys', { name: 'Mine', credential }))).toEqual(tooLate);
    const signIn = createAuthenticator().create(await asha.startSignIn());
    expect(await sendNew(signIn)).toEqual(tooLate);
    const malformed = createAuthenticator().create('x');
    malformed.response.clientDataJSON = 'bm8';
    expect(await sendNew(malformed)).toEqual(tooLate);
  });

  it('is refused if it is already added', async () => {
    const { authenticator } = await asha.add();
    expect(await sendNew(authenticator.create(await startChallenge()))).toMatchObject({ status: 409 });
    const ravi = await registerPasskeyUser(server, 'ravi@store.example');
    expect(await ravi.add(authenticator)).toMatchObject({ status: 409 });
  });

  it('is refused above the limit', async () => {
    const challenge = await startChallenge();
    for (let added = 0; added < MAX_PASSKEYS; added += 1) await asha.add();
    const message = 'You can have up to 20 passkeys. Remove one first.';
    expect(await asha.start()).toEqual({ status: 409, message });
    expect(await sendNew(createAuthenticator().create(challenge))).toEqual({ status: 409, message });
  });
});

it('needs the current password, and limits wrong ones like sign-ins', async () => {
  const { passkey } = await asha.add();
  const wrong = { status: 400, field: 'currentPassword', message: 'This isn’t your current password.' };
  expect(await asha.start('wrong one')).toEqual(wrong);
  expect(await remove(passkey.id, 'wrong one')).toEqual(wrong);
  expect(await asha.saveRule('passkey', 'wrong one')).toEqual(wrong);
  expect(await createCodes('wrong one')).toEqual(wrong);
  expect(await asha.read()).toMatchObject({ passkeys: [{}], signInRule: 'passwordOrPasskey' });
  for (let guess = 4; guess < SIGN_IN_LIMITS.account; guess += 1) await asha.start('wrong one');
  expect(await asha.start()).toMatchObject({ status: 429 });
});

it('changes only the passkeys of the own account', async () => {
  const { passkey } = await asha.add();
  const ravi = await registerPasskeyUser(server, 'ravi@store.example');
  const body = { currentPassword: ASHA.password };
  await ravi.post(`/api/account/passkeys/${passkey.id}/remove`, body);
  const renamed = await readData(ravi.post(`/api/account/passkeys/${passkey.id}/name`, { name: 'Mine' }));
  expect(renamed).toEqual({ status: 404, message: 'This passkey has been removed.' });
  expect(await asha.read()).toMatchObject({ passkeys: [{ name: 'Laptop' }] });
  expect(await ravi.read()).toMatchObject({ passkeys: [] });
});

it('saves a rule that needs a passkey only with a passkey for this address, and emails the owner [ASVS 6.3.7]', async () => {
  const needed = { status: 409, message: 'Add a passkey that works at this address first.' };
  expect(await asha.saveRule('passkey')).toEqual(needed);
  await asha.add();
  server.deps.accounts.getOrigin = () => 'https://moved.example';
  expect(await asha.saveRule('passwordAndPasskey')).toEqual(needed);
  server.deps.accounts.getOrigin = () => 'https://counter.example';
  await readSubjects();
  server.mails.length = 0;
  expect(await asha.saveRule('passwordAndPasskey')).toEqual({});
  expect(await asha.saveRule('passwordAndPasskey')).toEqual({});
  expect(await asha.read()).toMatchObject({ signInRule: 'passwordAndPasskey' });
  expect(await readSubjects()).toEqual([[ASHA.email, 'How you sign in was changed']]);
});

it('refuses the guest, who sees no passkeys', async () => {
  const guest = createPasskeyUser(server);
  await guest.signIn();
  const refused = { status: 403, message: 'The guest account is shared and can’t be changed.' };
  expect(await guest.read()).toEqual(refused);
  expect(await guest.start('open the counter')).toEqual(refused);
  expect(await guest.saveRule('passkey', 'open the counter')).toEqual(refused);
  const readCapabilities = async (visitor: PasskeyUser) =>
    ((await readData(visitor.get('/api/admin/check-admin'))) as { capabilities: string[] }).capabilities;
  expect(await readCapabilities(guest)).not.toContain(PASSKEYS_CAPABILITY);
  expect(await readCapabilities(asha)).toContain(PASSKEYS_CAPABILITY);
});

it('says what to do at an address where passkeys can’t work', async () => {
  const message = 'Passkeys need an https address. Ask whoever runs this server to set PUBLIC_URL.';
  for (const origin of ['http://counter.example', 'https://192.0.2.1', 'http://127.0.0.1:4600']) {
    server.deps.accounts.getOrigin = () => origin;
    expect(await asha.start()).toEqual({ status: 409, message });
    expect(await asha.read()).toMatchObject({ origin });
    expect(await readData(asha.post('/api/admin/passkey-options'))).toEqual({ status: 409, message });
  }
});

it.each([
  ['https://admin.store.example', 'admin.store.example'],
  ['https://admin.store.example:8443', 'admin.store.example'],
  ['http://localhost:4600', 'localhost'],
  ['http://admin.store.example', undefined],
  ['http://127.0.0.1:4600', undefined],
  ['https://192.0.2.1', undefined],
  ['https://[2001:db8::1]', undefined],
  ['', undefined],
])('at %j, the host of passkeys is %j', (origin, host) => {
  expect(getPasskeyHost(origin)).toBe(host);
});
