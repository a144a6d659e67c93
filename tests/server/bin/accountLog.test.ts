import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { VERSION } from '#server/base/version.ts';
import { ASHA, getOtherCode } from '../person.ts';
import { containsCode } from '../containsCode.ts';
import { runServer } from '../runningServer.ts';
import { readMail, startSmtpServer } from '../mail/smtpServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

type Line = { level: number; msg: string; [fact: string]: unknown };

const FORGED = 'x\r\n{"level":50,"msg":"forged"}\n';

/** Headers by which a visitor claims another address each time. */
const claimAddress = (index: number) => ({
  'x-forwarded-for': `203.0.113.${index}`,
  'x-real-ip': `203.0.113.${index}`,
  forwarded: `for=203.0.113.${index}`,
  'cf-connecting-ip': `203.0.113.${index}`,
});

/** Creates a client that stores cookies and collects all secrets it sends or receives. */
function createClient(address: string, secrets: Set<string>) {
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    for (const name of ['password', 'confirmPassword', 'otp']) {
      const value = (body as Record<string, unknown>)[name];
      if (typeof value === 'string') secrets.add(value);
    }
    const answer = await fetch(`${address}/api/admin/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', token = ''] = /^(.*?)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, token);
      if (token) secrets.add(token);
    }
    return answer;
  };
  return { post };
}

it('logs account events with the visitor’s own address, but no password, code, token or cookie [ASVS 4.1.3, 14.2.4, 15.3.4, 16.2.4, 16.2.5, 16.3.1, 16.4.1]', async () => {
  const smtp = await startSmtpServer();
  const server = runServer({
    DATA_DIR: join(createTemporaryFolder(), 'data'),
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'debug',
  });
  const address = await server.ready;
  const secrets = new Set<string>();
  const { post } = createClient(address, secrets);
  const codeSent = async (count: number) => {
    // Wait for the log entry too, because the mail may arrive before the server has logged it.
    await expect.poll(() => server.log().split('"email sent"').length - 1).toBe(count);
    return /^Subject: (\d{6}) /m.exec(readMail(smtp.received.at(-1)?.raw ?? '').headers)?.[1] ?? '';
  };

  await post('register', { ...ASHA, fullName: FORGED });
  const code = await codeSent(1);
  secrets.add(code);
  await post('verify-otp', { email: ASHA.email, otp: getOtherCode(code) });
  await post('resend-otp', { email: ASHA.email });
  const second = await codeSent(2);
  secrets.add(second);
  expect((await post('verify-otp', { email: ASHA.email, otp: second })).status).toBe(200);
  await post('logout', {});
  await post('login', { email: ASHA.email, password: `wrong ${FORGED}` });
  await post('login', { email: `nobody${FORGED}@b.example`, password: 'no such account' });
  await post('login', { email: ASHA.email, password: ASHA.password });
  await post('login', { email: ASHA.email, password: ASHA.password }, { origin: 'http://evil.example' });

  await post('forgot-password', { email: ASHA.email });
  await codeSent(3);
  expect(smtp.received).toHaveLength(3);
  const link = /^http\S+/m.exec(readMail(smtp.received.at(-1)?.raw ?? '').text)?.[0] ?? '';
  const path = new URL(link).pathname.slice(1);
  secrets.add(path.split('/').at(-1) ?? '');
  const chosen = { password: 'a bowl of jasmine', confirmPassword: 'a bowl of jasmine' };
  await post(path, chosen, { 'sec-fetch-site': 'cross-site' });
  await post(path, { password: 'password123', confirmPassword: 'password123' });
  expect((await post(path, chosen)).status).toBe(200);
  // About the changed password.
  await codeSent(4);
  expect((await post(path, chosen)).status).toBe(410);
  for (let tries = 0; tries <= SIGN_IN_LIMITS.account; tries += 1)
    await post('login', { email: ASHA.email, password: 'guess' }, claimAddress(tries));

  const { out, err } = await server.end('SIGTERM');
  const lines = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const events = lines.map(({ msg }) => msg).filter((msg, at, all) => msg !== all[at - 1]);
  expect(lines[0]).toMatchObject({ version: VERSION });
  expect(events).toEqual([
    'server started',
    'registered',
    'email sent',
    'code refused',
    'code requested again',
    'email sent',
    'account verified',
    'signed out',
    'sign-in refused',
    'signed in',
    'cross-site request refused',
    'email sent',
    'cross-site request refused',
    'invalid request refused',
    'password reset',
    'email sent',
    'expired request refused',
    'sign-in refused',
    'limit reached',
  ]);
  const accountEvents = ['account verified', 'signed in', 'signed out', 'password reset'];
  const isAboutAccount = ({ msg, kind, reason }: Line) =>
    accountEvents.includes(msg) || kind === 'resetLink' || reason === 'wrong password';
  const admins = lines.filter(isAboutAccount).map(({ admin }) => admin);
  expect(admins.length).toBeGreaterThan(accountEvents.length);
  expect(new Set(admins)).toEqual(new Set([path.split('/')[1]]));
  expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([]);
  expect(lines.filter(({ reason }) => reason).map(({ reason }) => reason)).toEqual([
    'wrong',
    'wrong password',
    'unknown user',
    // One earlier attempt also counts, because a successful sign-in takes back only itself.
    ...Array<string>(SIGN_IN_LIMITS.account - 1).fill('wrong password'),
  ]);
  expect(lines.find(({ msg }) => msg === 'limit reached')).toMatchObject({
    level: 40,
    ip: '127.0.0.1',
    path: '/api/admin/login',
  });
  expect(secrets.size).toBeGreaterThan(12);
  const tells = (secret: string) =>
    /^\d+$/.test(secret) ? containsCode(out + err, secret) : (out + err).includes(secret);
  expect([...secrets].filter(tells)).toEqual([]);
});
