import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/accounts/rateLimits.ts';
import { ASHA, getOtherCode } from '../person.ts';
import { containsCode } from '../containsCode.ts';
import { runServer } from '../runningServer.ts';
import { readMail, startSmtpServer } from '../mail/smtpServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

type Line = { level: number; msg: string; [fact: string]: unknown };

const FORGED = 'x\r\n{"level":50,"msg":"forged"}\n';

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

it('check 42 (ASVS 16.2.5, 16.3.1, 16.4.1): logs account events, but no password, code, token or cookie', async () => {
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
    await post('login', { email: ASHA.email, password: 'guess' });

  const { out, err } = await server.end('SIGTERM');
  const lines = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const events = lines.map(({ msg }) => msg).filter((msg, at, all) => msg !== all[at - 1]);
  expect(events).toEqual([
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

it('check 42 (ASVS 14.3.2, 13.4.3, 13.4.4): caches no session data, and refuses TRACE and folder listings', async () => {
  const server = runServer({ DATA_DIR: join(createTemporaryFolder(), 'data') });
  const address = await server.ready;
  const { post } = createClient(address, new Set());
  const responses = [
    'login',
    'register',
    'check-otp-status',
    'verify-otp',
    'resend-otp',
    'forgot-password',
    'logout',
  ];
  for (const path of [...responses, 'reset-password/a/b']) {
    const answer = await post(path, { ...ASHA, otp: '000000', confirmPassword: ASHA.password });
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  const session = await fetch(`${address}/api/admin/check-admin`);
  expect(session.headers.get('cache-control')).toBe('no-store');

  const { hostname, port } = new URL(address);
  for (const path of ['/', '/assets/', '/uploads/', '/api/admin/login']) {
    const trace = httpRequest({
      hostname,
      port,
      path,
      method: 'TRACE',
      headers: { cookie: 'sid=secret' },
    }).end();
    const [answer] = await once(trace, 'response');
    answer.resume();
    expect([path, answer.statusCode]).toEqual([path, path.startsWith('/api') ? 405 : 404]);
  }
  for (const path of ['/assets/', '/uploads/', '/uploads', '/assets']) {
    const answer = await fetch(address + path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found']);
  }

  // A request that is not HTTP gets only a status.
  const socket = connect(Number(port), hostname);
  socket.end('GET / HTTP/9.9\r\nx\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/,
  );
});
