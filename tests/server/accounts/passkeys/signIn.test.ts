import { beforeEach, describe, expect, it } from 'vitest';
import type { UsedCredential } from '#contract/accounts/passkeySignIn.ts';
import { PASSKEY_SIGN_IN_LIMIT, SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { ASHA, getNewestCodeOrLink, readData } from '../../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../../serverUnderTest.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { createPasskeyUser, type PasskeyUser, registerPasskeyUser } from './passkeyOwner.ts';

const USER = { user: { fullName: ASHA.fullName, email: ASHA.email, phoneNumber: ASHA.phoneNumber } };
const TOO_LATE = { status: 410, message: 'That took too long. Try again.' };
const NOT_CHECKED = { status: 400, message: 'This passkey couldn’t be checked. Please try again.' };

let server: ServerUnderTest;
let asha: PasskeyUser;
let authenticator: Authenticator;
let recoveryCodes: string[];
/** A browser without a session. */
let browser: PasskeyUser;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = await registerPasskeyUser(server);
  const added = await asha.add();
  ({ authenticator } = added);
  recoveryCodes = added.recoveryCodes!;
  browser = createPasskeyUser(server);
});

describe('a passkey alone', () => {
  it('signs in, and records its use', async () => {
    const challenge = await browser.startSignIn();
    server.wait(5000);
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(USER);
    expect(await browser.isSignedIn()).toBe(true);
    expect(await browser.read()).toMatchObject({ passkeys: [{ lastUsedAt: '2026-11-20T10:00:05.000Z' }] });
    expect(await server.deps.db.passkeys.find(authenticator.id)).toMatchObject({ counter: 2 });
  });

  it('offers every passkey of the host, and asks for verification', async () => {
    expect(await readData(browser.post('/api/admin/passkey-options'))).toMatchObject({
      options: { rpId: 'counter.example', allowCredentials: [], userVerification: 'required' },
    });
  });

  it('works again and again without a counter, as with synchronized passkeys', async () => {
    const { authenticator: synchronized } = await asha.add(
      Object.assign(createAuthenticator(), { counter: 0 }),
    );
    for (let times = 0; times < 2; times += 1)
      expect(await browser.useSignIn(synchronized.use(await browser.startSignIn()))).toEqual(USER);
  });

  it('is refused if the answer is sent again, also in parallel [ASVS 6.7.2]', async () => {
    const credential = authenticator.use(await browser.startSignIn());
    const answers = await Promise.all([1, 2, 3].map(() => createPasskeyUser(server).useSignIn(credential)));
    expect(answers.filter((answer) => 'user' in (answer as object))).toHaveLength(1);
    expect(await browser.useSignIn(credential)).toEqual(TOO_LATE);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('is refused after 15 minutes [ASVS 6.7.2]', async () => {
    const challenge = await browser.startSignIn();
    server.wait(900_000);
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(TOO_LATE);
  });

  it('is refused from another origin or host, unverified, or with a changed answer [ASVS 6.5.7]', async () => {
    const challenge = await browser.startSignIn();
    authenticator.origin = 'https://counter.example.evil.example';
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(NOT_CHECKED);
    authenticator.origin = 'https://counter.example';
    authenticator.host = 'evil.example';
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(NOT_CHECKED);
    authenticator.host = 'counter.example';
    const unverified = authenticator.use(challenge, { verifiesUser: false });
    expect(await browser.useSignIn(unverified)).toEqual(NOT_CHECKED);
    const { response, ...rest } = authenticator.use(challenge);
    const other = createAuthenticator().use(challenge).response.signature;
    const forged: UsedCredential = { ...rest, response: { ...response, signature: other } };
    expect(await browser.useSignIn(forged)).toEqual(NOT_CHECKED);
    expect(await browser.isSignedIn()).toBe(false);
    // The challenge is still valid.
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(USER);
  });

  it('is refused if the counter goes backwards, because the passkey may have been copied', async () => {
    expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual(USER);
    authenticator.counter -= 1;
    expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual(NOT_CHECKED);
  });

  it.each([1, 0])(
    'is accepted with a lower counter if it is backed up, and logged (from %i)',
    async (counter) => {
      const warnings: object[] = [];
      server.deps.log.warn = (fields, text) => void warnings.push({ fields, text });
      authenticator.counter = 41;
      expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual(USER);
      expect(warnings).toEqual([]);

      authenticator.counter = counter;
      const answer = authenticator.use(await browser.startSignIn(), { isBackedUp: true });
      expect(await browser.useSignIn(answer)).toEqual(USER);
      expect(warnings).toEqual([
        {
          fields: expect.objectContaining({ passkey: authenticator.id, counter: 42 }),
          text: 'counter of a synchronized passkey is lower than before',
        },
      ]);
      // The device that is ahead still works, and a copy without a backup doesn't.
      const copy = authenticator.use(await browser.startSignIn());
      expect(await browser.useSignIn(copy)).toEqual(NOT_CHECKED);
      authenticator.counter = 42;
      expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual(USER);
    },
  );

  it('is refused if it is unknown, removed, or of an earlier address [ASVS 6.5.6]', async () => {
    const unknown = {
      status: 400,
      message: 'This passkey is not known here. Sign in with your password, or choose another passkey.',
    };
    const challenge = await browser.startSignIn();
    expect(await browser.useSignIn(createAuthenticator().use(challenge))).toEqual(unknown);
    server.deps.accounts.getOrigin = () => 'https://moved.example';
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(unknown);
    server.deps.accounts.getOrigin = () => 'https://counter.example';
    await server.deps.db.passkeys.removeAllOf((await server.deps.db.admins.findByEmail(ASHA.email))!.id);
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(unknown);
  });

  it('is not enough if the rule also needs the password [ASVS 6.3.3, 6.3.4]', async () => {
    await asha.saveRule('passwordAndPasskey');
    expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual({
      status: 403,
      message: 'This account needs the password first. Sign in with your email address and password.',
    });
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('is enough if the rule is a passkey', async () => {
    await asha.saveRule('passkey');
    expect(await browser.useSignIn(authenticator.use(await browser.startSignIn()))).toEqual(USER);
  });

  it('can be begun 60 times in 15 minutes from one address', async () => {
    for (let times = 0; times < PASSKEY_SIGN_IN_LIMIT.limit; times += 1) await browser.startSignIn();
    expect(await readData(browser.post('/api/admin/passkey-options'))).toMatchObject({ status: 429 });
    expect(await createPasskeyUser(server, '192.0.2.9').startSignIn()).toMatch(/^[\w-]{43}$/);
  });

  it('counts as a failed sign-in if it is refused', async () => {
    const challenge = await browser.startSignIn();
    const guess = () => authenticator.use(challenge, { verifiesUser: false });
    for (let times = 0; times < SIGN_IN_LIMITS.account; times += 1) await browser.useSignIn(guess());
    expect(await browser.useSignIn(authenticator.use(challenge))).toMatchObject({ status: 429 });
    const elsewhere = createPasskeyUser(server, '192.0.2.9');
    expect(await elsewhere.useSignIn(authenticator.use(challenge))).toEqual(USER);
  });
});

describe.each(['passkey', 'passwordAndPasskey'] as const)('after the password, with the rule %s', (rule) => {
  beforeEach(async () => {
    expect(await asha.saveRule(rule)).toEqual({});
  });

  it('starts a session only with a passkey of the account [ASVS 6.3.3, 6.3.4]', async () => {
    const step = await browser.startStep();
    expect(step).toEqual({
      challenge: step.options!.challenge,
      options: {
        challenge: step.challenge,
        rpId: 'counter.example',
        allowCredentials: [{ id: authenticator.id, transports: ['internal', 'hybrid'], type: 'public-key' }],
        timeout: 600_000,
        userVerification: 'required',
      },
      otherHosts: [],
    });
    expect(await browser.isSignedIn()).toBe(false);
    expect(await browser.useSignIn(authenticator.use(step.challenge))).toEqual(USER);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('refuses the passkey of another account [ASVS 6.3.3, 6.3.4]', async () => {
    const ravi = await registerPasskeyUser(server, 'ravi@store.example');
    const { authenticator: other } = await ravi.add();
    const { challenge } = await browser.startStep();
    expect(await browser.useSignIn(other.use(challenge))).toEqual({
      status: 400,
      message: 'This passkey belongs to another account. Please choose another one.',
    });
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('refuses an answer that is sent again, or after ten minutes', async () => {
    const used = authenticator.use((await browser.startStep()).challenge);
    await browser.useSignIn(used);
    expect(await createPasskeyUser(server).useSignIn(used)).toEqual(TOO_LATE);
    const { challenge } = await browser.startStep();
    server.wait(600_000);
    expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(TOO_LATE);
    expect(await browser.useCode(challenge, recoveryCodes[0]!)).toEqual(TOO_LATE);
  });

  it('accepts each recovery code once, in any spelling, and emails the owner [ASVS 6.3.7, 6.5.1]', async () => {
    await server.deps.backgroundTasks.waitUntilIdle();
    server.mails.length = 0;
    const [code = ''] = recoveryCodes;
    const { challenge } = await browser.startStep();
    expect(await browser.useCode(challenge, 'aaaa-aaaa')).toEqual({
      status: 400,
      field: 'code',
      message: 'This isn’t one of your unused recovery codes. Each one works once.',
    });
    expect(await browser.useCode(challenge, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(USER);
    expect(await browser.isSignedIn()).toBe(true);
    await server.deps.backgroundTasks.waitUntilIdle();
    const mail = server.mails.find(({ subject }) => subject === 'A recovery code was used to sign in');
    expect(mail?.text).toContain('You have 9 recovery codes left.');
    const next = await createPasskeyUser(server).startStep();
    expect(await browser.useCode(next.challenge, code)).toMatchObject({ status: 400, field: 'code' });
    expect(await browser.useCode(challenge, recoveryCodes[1]!)).toEqual(TOO_LATE);
  });

  it('accepts a recovery code once in parallel [ASVS 6.5.1]', async () => {
    const browsers = [browser, createPasskeyUser(server), createPasskeyUser(server)];
    const steps = await Promise.all(browsers.map((one) => one.startStep()));
    const answers = await Promise.all(
      browsers.map((one, index) => one.useCode(steps[index]!.challenge, recoveryCodes[0]!)),
    );
    expect(answers.filter((answer) => 'user' in (answer as object))).toHaveLength(1);
  });

  it('refuses a recovery code of another account, or without the password [ASVS 6.5.1]', async () => {
    const ravi = await registerPasskeyUser(server, 'ravi@store.example');
    const { recoveryCodes: others } = await ravi.add();
    const { challenge } = await browser.startStep();
    expect(await browser.useCode(challenge, others![0]!)).toMatchObject({ status: 400 });
    expect(await browser.useCode(await browser.startSignIn(), recoveryCodes[0]!)).toEqual(TOO_LATE);
    expect(await browser.useCode('x', recoveryCodes[0]!)).toEqual(TOO_LATE);
  });

  it('limits wrong codes and passkeys like passwords', async () => {
    const { challenge } = await browser.startStep();
    const strange = createAuthenticator();
    for (let guess = 0; guess < SIGN_IN_LIMITS.account; guess += 2) {
      await browser.useCode(challenge, `guess ${guess}`);
      await browser.useSignIn(strange.use(challenge));
    }
    expect(await browser.useCode(challenge, recoveryCodes[0]!)).toMatchObject({ status: 429 });
    expect(await browser.useSignIn(authenticator.use(challenge))).toMatchObject({ status: 429 });
  });

  it('names the hosts of the passkeys if none works at this address, and accepts a recovery code', async () => {
    server.deps.accounts.getOrigin = () => 'https://moved.example';
    const step = await browser.startStep();
    expect(step).toEqual({ challenge: step.challenge, options: null, otherHosts: ['counter.example'] });
    expect(await browser.useCode(step.challenge, recoveryCodes[0]!)).toEqual(USER);
    // At an address where passkeys can't work, too.
    server.deps.accounts.getOrigin = () => 'http://192.0.2.1';
    const next = await createPasskeyUser(server).startStep();
    expect(next).toMatchObject({ options: null, otherHosts: ['counter.example'] });
    expect(await browser.useCode(next.challenge, recoveryCodes[1]!)).toEqual(USER);
  });

  it('is still asked for after a password reset [ASVS 6.4.3]', async () => {
    await server.deps.backgroundTasks.waitUntilIdle();
    const { challenge: before } = await browser.startStep();
    server.mails.length = 0;
    await browser.post('/api/admin/forgot-password', { email: ASHA.email });
    await server.deps.backgroundTasks.waitUntilIdle();
    const path = new URL(getNewestCodeOrLink(server.mails)).pathname;
    const body = { password: 'a bowl of jasmine', confirmPassword: 'a bowl of jasmine' };
    expect(await readData(browser.post(`/api/admin${path}`, body))).toEqual({});
    expect(await browser.login('a bowl of jasmine')).toMatchObject({ passkeyStep: { otherHosts: [] } });
    expect(await browser.isSignedIn()).toBe(false);
    // A sign-in that began with the old password has ended.
    expect(await browser.useSignIn(authenticator.use(before))).toEqual(TOO_LATE);
  });

  it('accepts no challenge that was made for something else', async () => {
    const { options } = (await asha.start()) as { options: { challenge: string } };
    expect(await browser.useSignIn(authenticator.use(options.challenge))).toEqual(TOO_LATE);
    expect(await browser.useCode(options.challenge, recoveryCodes[0]!)).toEqual(TOO_LATE);
    const { challenge } = await browser.startStep();
    const credential = createAuthenticator().create(challenge);
    const added = readData(asha.post('/api/account/passkeys', { name: 'Phone', credential }));
    expect(await added).toEqual(TOO_LATE);
  });

  it('doesn’t count sign-ins that succeed', async () => {
    for (let times = 0; times <= SIGN_IN_LIMITS.account; times += 1) {
      const { challenge } = await browser.startStep();
      expect(await browser.useSignIn(authenticator.use(challenge))).toEqual(USER);
    }
    for (const code of recoveryCodes)
      expect(await browser.useCode((await browser.startStep()).challenge, code)).toEqual(USER);
    expect(await browser.startStep()).toBeDefined();
  });

  it('is not asked for after a wrong password', async () => {
    expect(await browser.login('wrong one')).toEqual({ isPassValid: false });
  });
});

it('a password alone is enough by default', async () => {
  expect(await browser.login()).toEqual(USER);
});

it('calls of passkeys are unknown on a server without them', async () => {
  server.deps.passkeys = undefined;
  const missing = { status: 404, message: 'This address doesn’t exist on this server.' };
  expect(await asha.read()).toEqual(missing);
  expect(await readData(browser.post('/api/admin/passkey-options'))).toEqual(missing);
});
