import { beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../passkeys/authenticator.ts';
import { createPasskeyUser, type PasskeyUser, registerPasskeyUser } from '../passkeys/passkeyOwner.ts';
import { ASHA, getNewestCodeOrLink, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const TOO_LATE = { status: 410 };
const USER = { user: { email: ASHA.email } };

let server: ServerUnderTest;
let asha: PasskeyUser;
let browser: PasskeyUser;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = await registerPasskeyUser(server);
  browser = createPasskeyUser(server);
});

/** Returns the rows of a table as text. */
const readRows = async (table: 'recovery_codes' | 'passkey_challenges') =>
  JSON.stringify(await server.opened.database.selectFrom(table).selectAll().execute());

it('check 47 (ASVS 6.3.3, 6.3.4): with a rule that needs a passkey, no other way starts a session', async () => {
  const { authenticator } = await asha.add();
  await asha.saveRule('passwordAndPasskey');
  const { challenge } = await browser.startStep();
  expect(await browser.isSignedIn()).toBe(false);
  // Not with the passkey of someone else, and not with a passkey without the password.
  const ravi = await registerPasskeyUser(server, 'ravi@store.example');
  const { authenticator: other } = await ravi.add();
  expect(await browser.useSignIn(other.use(challenge))).toMatchObject({ status: 400 });
  const alone = authenticator.use(await browser.startSignIn());
  expect(await browser.useSignIn(alone)).toMatchObject({ status: 403 });
  expect(await browser.isSignedIn()).toBe(false);
  expect(await browser.useSignIn(authenticator.use(challenge))).toMatchObject(USER);
});

it('check 48 (ASVS 6.4.3): a password reset doesn’t replace the passkey', async () => {
  await asha.add();
  await asha.saveRule('passkey');
  await server.deps.backgroundTasks.waitUntilIdle();
  server.mails.length = 0;
  await browser.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  const { pathname } = new URL(getNewestCodeOrLink(server.mails));
  const password = 'a bowl of jasmine';
  await browser.post(`/api/admin${pathname}`, { password, confirmPassword: password });
  expect(await browser.login(password)).toMatchObject({ passkeyStep: { options: {} } });
  expect(await browser.isSignedIn()).toBe(false);
});

it('check 49 (ASVS 6.5.1): a recovery code works once, even in parallel, and only after the password', async () => {
  const { recoveryCodes } = await asha.add();
  await asha.saveRule('passkey');
  const [code = ''] = recoveryCodes!;
  expect(await browser.useCode(await browser.startSignIn(), code)).toMatchObject(TOO_LATE);
  const browsers = [browser, createPasskeyUser(server), createPasskeyUser(server)];
  const steps = await Promise.all(browsers.map((one) => one.startStep()));
  const answers = await Promise.all(browsers.map((one, at) => one.useCode(steps[at]!.challenge, code)));
  expect(answers.filter((answer) => 'user' in (answer as object))).toHaveLength(1);
});

it('check 50 (ASVS 6.5.2, 6.5.3, 6.5.4): recovery codes have 120 random bits, and are stored as a digest', async () => {
  const { recoveryCodes } = await asha.add();
  // 24 of 32 letters and digits.
  for (const code of recoveryCodes!) expect(code.replaceAll('-', '')).toMatch(/^[a-km-np-z2-9]{24}$/);
  expect(new Set(recoveryCodes!.join('').replaceAll('-', '')).size).toBeGreaterThan(24);
  const stored = await readRows('recovery_codes');
  for (const code of recoveryCodes!) {
    expect(stored).not.toContain(code.slice(0, 4) + code.slice(5, 9));
    expect(stored).toContain(server.deps.digest(code.replaceAll('-', '')));
  }
});

it('check 51 (ASVS 6.5.6): a removed passkey doesn’t sign in any more', async () => {
  const { authenticator } = await asha.add();
  const challenge = await browser.startSignIn();
  const body = { currentPassword: ASHA.password };
  await asha.post(`/api/account/passkeys/${authenticator.id}/remove`, body);
  expect(await browser.useSignIn(authenticator.use(challenge))).toMatchObject({ status: 400 });
});

it('check 52 (ASVS 6.5.7): every use of a passkey needs the device and its PIN, finger or face', async () => {
  const { options } = (await asha.start()) as { options: { challenge: string } };
  expect(options).toMatchObject({ authenticatorSelection: { userVerification: 'required' } });
  const unverified = createAuthenticator().create(options.challenge, { verifiesUser: false });
  const added = readData(asha.post('/api/account/passkeys', { name: 'Key', credential: unverified }));
  expect(await added).toMatchObject({ status: 400 });
  const { authenticator } = await asha.add();
  const used = authenticator.use(await browser.startSignIn(), { verifiesUser: false });
  expect(await browser.useSignIn(used)).toMatchObject({ status: 400 });
});

it('check 53 (ASVS 6.7.2): challenges have 256 random bits, are stored as a digest, and work once and in time', async () => {
  const { authenticator } = await asha.add();
  const challenges = [await browser.startSignIn(), await browser.startSignIn()];
  expect(new Set(challenges).size).toBe(2);
  for (const challenge of challenges) {
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
    expect(await readRows('passkey_challenges')).not.toContain(challenge);
  }
  const used = authenticator.use(challenges[0]!);
  expect(await browser.useSignIn(used)).toMatchObject(USER);
  expect(await browser.useSignIn(used)).toMatchObject(TOO_LATE);
  server.wait(15 * 60_000);
  expect(await browser.useSignIn(authenticator.use(challenges[1]!))).toMatchObject(TOO_LATE);
});

it('check 54 (ASVS 6.3.7): tells the owner of changed passkeys, codes and rules', async () => {
  const { passkey, recoveryCodes } = await asha.add();
  await asha.saveRule('passkey');
  const { challenge } = await browser.startStep();
  await browser.useCode(challenge, recoveryCodes![0]!);
  const body = { currentPassword: ASHA.password };
  await asha.post('/api/account/recovery-codes', body);
  await asha.post(`/api/account/passkeys/${passkey.id}/remove`, body);
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(server.mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'A passkey was added to your account',
      'How you sign in was changed',
      'A recovery code was used to sign in',
      'New recovery codes were created',
      'A passkey was removed from your account',
    ]),
  );
});
