import { beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATION_LIMIT } from '#server/accounts/registrationHandlers.ts';
import { REGISTRATION_LIFETIME_MS } from '#server/accounts/registrations.ts';
import { EMAIL_PROBING_LIMIT } from '#server/accounts/rateLimits.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person } from '../person.ts';
import { containsCode } from '../containsCode.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
});

const publicFields = { fullName: ASHA.fullName, email: ASHA.email, phoneNumber: ASHA.phoneNumber };
const REGISTERED = { user: { email: ASHA.email } };

it('registers, verifies the code from the mail and signs in', async () => {
  expect(await asha.register()).toEqual(REGISTERED);
  expect(await asha.isSignedIn()).toBe(false);
  expect(server.mails).toHaveLength(1);
  expect(getNewestCodeOrLink(server.mails)).toMatch(/^\d{6}$/);
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual({ user: publicFields });
  expect(await asha.isSignedIn()).toBe(true);
  expect((await asha.get('/api/order/admin/get-orders')).status).toBe(200);

  const elsewhere = createPerson(server);
  expect(await elsewhere.login()).toEqual({ user: publicFields });
});

it('gives an unverified registration no sign-in, no account and no reset link [ASVS 2.3.1]', async () => {
  const accounts = await server.deps.db.admins.findAll();
  await asha.register();
  expect(await asha.login()).toEqual({ userNotFound: true });
  expect(await asha.login('wrong password')).toEqual({ userNotFound: true });
  expect(await server.deps.db.admins.findAll()).toEqual(accounts);
  await asha.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  expect(server.mails).toHaveLength(1);
});

it('stores hashes of the password and the code only', async () => {
  server.deps.passwords = { ...server.deps.passwords, hash: async () => 'a hash' };
  await asha.register();
  const { db, clock } = server.deps;
  const stored = [
    await db.registrations.findByEmail(ASHA.email),
    await db.codes.countGuess(ASHA.email, clock(), 5),
  ];
  expect(stored).toMatchObject([[{ passwordHash: 'a hash' }], [expect.stringMatching(/^[\w-]{43}$/)]]);
  expect(containsCode(JSON.stringify(stored), getNewestCodeOrLink(server.mails))).toBe(false);
  expect(JSON.stringify(stored)).not.toContain(ASHA.password);
});

it.each([
  ['a verified account', ASHA.email],
  ['one in another case', 'ASHA@Store.Example '],
  ['one in full width', 'ａｓｈａ＠store.example'],
  ['the guest', GUEST.email],
])('reports that %s exists and sends nothing', async (_, email) => {
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  const stranger = createPerson(server, '192.0.2.2');
  expect(await stranger.register({ email, password: 'another password' })).toEqual({
    userAlreadyExists: true,
  });
  expect(server.mails).toHaveLength(1);
  expect(await stranger.login('another password', email)).toEqual({ isPassValid: false });
});

it('treats look-alike addresses as different', async () => {
  const cyrillic = 'аsha@store.example';
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  const other = createPerson(server, '192.0.2.2');
  expect(await other.register({ email: cyrillic })).toEqual({ user: { email: cyrillic } });
  expect(server.mails.at(-1)?.to.address).toBe(cyrillic);
  expect(await other.verify(getNewestCodeOrLink(server.mails), ASHA.email)).toEqual({ otpNotFound: true });
});

it('replaces an earlier registration and sends a new code', async () => {
  await asha.register({ fullName: 'Asa', password: 'mistyped', phoneNumber: '1' });
  const first = getNewestCodeOrLink(server.mails);
  server.wait(1000);
  expect(await asha.register({ phoneNumber: undefined })).toEqual(REGISTERED);
  expect(server.mails).toHaveLength(2);
  // The first code has the same address and verifies the newest registration.
  expect(await asha.verify(first)).toEqual({ user: { fullName: ASHA.fullName, email: ASHA.email } });
  expect(await asha.login('mistyped')).toEqual({ isPassValid: false });
  expect(await asha.login()).toEqual({ user: expect.anything() });
});

it('uses the newest registration for clients without cookies', async () => {
  const script = () => createPerson(server);
  await script().register({ password: 'mistyped' });
  server.wait(1000);
  await script().register();
  expect(await script().verify(getNewestCodeOrLink(server.mails))).toEqual({ user: publicFields });
  expect(await script().login()).toEqual({ user: publicFields });
});

it('never opens an account with a stranger’s password', async () => {
  const stranger = createPerson(server, '198.51.100.7');
  await asha.register();
  server.wait(1000);
  await stranger.register({ password: 'the stranger knows it', fullName: 'Asha' });
  const code = getNewestCodeOrLink(server.mails);
  expect(await stranger.verify('000000')).toEqual({ isOtpValid: false });
  expect(await asha.verify(code)).toEqual({ user: publicFields });
  expect(await stranger.login('the stranger knows it')).toEqual({ isPassValid: false });

  // The address alone is not enough in a browser without a registration.
  const ravi = { email: 'ravi@store.example' };
  await stranger.register(ravi);
  expect(await asha.verify(getNewestCodeOrLink(server.mails), ravi.email)).toEqual({ userNotFound: true });
});

it('keeps the session of a signed-in browser that registers someone else', async () => {
  await server.visitor.signIn();
  await server.visitor.post('/api/admin/register', ASHA);
  expect((await server.visitor.get('/api/order/admin/get-orders')).status).toBe(200);
});

it('drops registrations that are never verified', async () => {
  await asha.register();
  server.wait(REGISTRATION_LIFETIME_MS);
  expect(await asha.verify('000000')).toEqual({ userNotFound: true });
  expect(await asha.resend()).toEqual({ otpSent: true });
  expect(server.mails).toHaveLength(1);
  server.wait(1);
  await asha.register({ email: 'ravi@store.example' });
  expect(await server.deps.db.registrations.findByEmail(ASHA.email)).toEqual([]);
});

const long = 'x'.repeat(10_000);
const emailInvalid = 'Please enter a valid email address.';
it.each([
  [{ email: `${long}@a.example` }, 'The email address is too long; the limit is 254 characters.'],
  [{ email: 'asha' }, emailInvalid],
  [{ email: 'asha@store' }, emailInvalid],
  [{ email: 'asha@@store.example' }, emailInvalid],
  [{ email: 'asha,eve@store.example' }, emailInvalid],
  [{ email: '<asha@store.example>' }, emailInvalid],
  [{ email: 'asha@store.example\r\nBcc: eve@evil.example' }, emailInvalid],
  [{ email: 'a\u0000sha@store.example' }, emailInvalid],
  [{ email: '' }, emailInvalid],
  [{ fullName: long }, 'The name is too long; the limit is 200 characters.'],
  [{ fullName: ' \n ' }, 'Please enter your full name.'],
  [{ phoneNumber: long }, 'The phone number is too long; the limit is 40 characters.'],
  [{ password: long }, 'The password is too long; the limit is 1024 characters.'],
  [{ password: 'five5' }, 'The password must be at least 6 characters.'],
  [{ password: 'Password1' }, 'This password is too easy to guess. Please choose another one.'],
  [{ email: ['asha@store.example'] }, "The field 'email' must be text."],
  [{ password: { $ne: '' } }, "The field 'password' must be text."],
  [{ fullName: null }, "The field 'fullName' must be text."],
  [{ phoneNumber: 9 }, "The field 'phoneNumber' must be text."],
])('refuses to register with %o and says why', async (changes, message) => {
  const { email = ASHA.email } = changes as { email?: string };
  const [field] = Object.keys(changes);
  expect(await asha.register(changes)).toEqual({ status: 400, message, field });
  expect(server.mails).toEqual([]);
  expect(await server.deps.db.registrations.findByEmail(String(email))).toEqual([]);
});

it('ignores registration fields that clients cannot set [ASVS 15.3.3]', async () => {
  await asha.register({ _id: 'mine', id: 'mine', kind: 'guest', role: 'owner', verified: true });
  expect(await asha.isSignedIn()).toBe(false);
  await asha.verify(getNewestCodeOrLink(server.mails));
  const stored = await server.deps.db.admins.findByEmail(ASHA.email);
  expect(Object.keys(stored!).toSorted()).toEqual([
    'email',
    'fullName',
    'id',
    'kind',
    'passwordHash',
    'phoneNumber',
  ]);
  expect(stored).toMatchObject({ id: expect.not.stringMatching('mine'), kind: 'admin' });
});

it('keeps the password as typed and puts the name on one line', async () => {
  const password = `  ${'ü'.repeat(1020)}  `;
  await asha.register({ password, fullName: ' Asha\r\nBcc: eve@evil.example\u0000 ' });
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toMatchObject({
    user: { fullName: 'Asha Bcc: eve@evil.example' },
  });
  expect(await asha.login(password.trim())).toEqual({ isPassValid: false });
  expect(await asha.login(password)).toMatchObject({ user: {} });
});

it('limits registrations per IP address', async () => {
  for (let times = 0; times < REGISTRATION_LIMIT.limit; times += 1) {
    expect(await asha.register({ email: `asha${times % 8}@store.example` })).toMatchObject({ user: {} });
  }
  expect(await asha.register()).toEqual({
    status: 429,
    message: 'Too many requests. Please try again later.',
  });
  expect(await createPerson(server, '192.0.2.2').register()).toEqual(REGISTERED);
});

it('stores as much for an address that may not register, or has an account, as for others', async () => {
  const { db, accounts } = server.deps;
  const stored: unknown[] = [];
  const { add } = db.codes;
  db.codes.add = (code, mail) => {
    stored.push([Object.keys(code), Object.keys(mail), code.hash.length, mail.kind]);
    return add(code, mail);
  };
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  accounts.unknownEmail = 'hide';
  accounts.canRegister = (email) => email === ASHA.email;
  await asha.register();
  await asha.register({ email: 'eve@evil.example' });
  const fields = [
    ['hash', 'email', 'expiresAt'],
    ['id', 'email', 'language', 'code', 'userAgent', 'createdAt', 'expiresAt', 'kind'],
    43,
  ];
  expect(stored).toEqual([
    [...fields, 'code'],
    [...fields, 'accountExists'],
    [...fields, 'none'],
  ]);
});

const canRegister = (email: string) => email === ASHA.email;

/** Every step that is possible without the code. */
const steps = async (person: Person, email: string) => [
  await person.register({ email }),
  await person.status(email),
  await person.resend(email),
  await person.verify('123456', email),
  await person.verify('', email),
  await person.login(ASHA.password, email),
];

describe('with registration for listed addresses only', () => {
  beforeEach(async () => {
    server = await startServerUnderTest({ accounts: { ...server.deps.accounts, canRegister } });
    asha = createPerson(server);
  });

  it('sends a code to a listed address', async () => {
    await asha.register();
    expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual({ user: publicFields });
  });

  it('answers an unlisted address the same way and sends nothing', async () => {
    const eve = 'eve@evil.example';
    const listed = await steps(asha, ASHA.email);
    const unlisted = await steps(createPerson(server, '192.0.2.2'), eve);
    expect(JSON.stringify(unlisted).replaceAll(eve, ASHA.email)).toBe(JSON.stringify(listed));
    expect(server.mails.map(({ to }) => to.address)).toEqual([ASHA.email, ASHA.email]);
  });
});

describe('when the settings hide which accounts exist', () => {
  beforeEach(async () => {
    await asha.register();
    await asha.verify(getNewestCodeOrLink(server.mails));
    const hiding = await startServerUnderTest({
      accounts: { ...server.deps.accounts, unknownEmail: 'hide' },
      db: server.deps.db,
    });
    server = hiding;
  });

  it('answers a registration of an existing account as usual, and mails its owner', async () => {
    const stranger = createPerson(server, '192.0.2.2');
    expect(await stranger.register({ password: 'a stranger’s password' })).toEqual(REGISTERED);
    expect(await stranger.status()).toEqual({ isOtpActive: true, remainingTime: 300 });
    expect(await stranger.resend()).toEqual({ otpSent: true });
    expect(await stranger.verify('123456')).toEqual({ isOtpValid: false });
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ]);
    expect(getNewestCodeOrLink(server.mails)).toBe('https://counter.example/login');
    expect(await asha.login()).toEqual({ user: publicFields });
  });

  it('refuses a code alike for unknown and known addresses', async () => {
    const stranger = createPerson(server, '192.0.2.2');
    expect(await stranger.verify('123456')).toEqual({ otpNotFound: true });
    expect(await stranger.verify('123456', 'nobody@store.example')).toEqual({ otpNotFound: true });
  });
});

it.each(['register', 'check-otp-status', 'verify-otp', 'resend-otp', 'login'])(
  'limits how many addresses a visitor can probe by %s',
  async (call) => {
    const statuses: number[] = [];
    for (let one = 0; one < EMAIL_PROBING_LIMIT.limit + 3; one += 1) {
      const body = { ...ASHA, otp: '123456', email: `someone${one}@store.example` };
      statuses.push((await server.visitor.post(`/api/admin/${call}`, body)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(EMAIL_PROBING_LIMIT.limit);
    expect(statuses.slice(EMAIL_PROBING_LIMIT.limit)).toEqual([429, 429, 429]);
  },
);
