import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASHA } from '../person.ts';
import { containsCode } from '../containsCode.ts';
import { runServer } from '../runningServer.ts';
import { readMail, startSmtpServer } from '../mail/smtpServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { createTextLog, startWholeServer } from '../wholeServer.ts';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://counter.example' };

const createDataFolder = () => join(createTemporaryFolder(), 'data');

type Answer = { status: number; data: Record<string, unknown>; cookie: string };

async function post(url: string, body: object, cookie = '', headers = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
  const set = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: response.status, data: (await response.json()).data, cookie: set };
}

/** Reads the mails in the mail folder, oldest first. */
function readMailFolder(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.toSorted().map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

/** Waits until there are `count` mails in the mail folder. */
async function waitForMails(dataDir: string, count: number) {
  await expect.poll(() => readMailFolder(dataDir).length).toBe(count);
  return readMailFolder(dataDir);
}

const findCode = ({ headers }: { headers: string }) => /^Subject: (\d{6}) /m.exec(headers)?.[1] ?? '';

it('opens an account and resets its password through the mail folder, across kill -9', async () => {
  const DATA_DIR = createDataFolder();
  const first = runServer({ DATA_DIR });
  const { cookie } = await post(`${await first.ready}/api/admin/register`, ASHA);
  const [mail] = await waitForMails(DATA_DIR, 1);
  // The log is written after the response.
  await expect.poll(() => first.log()).toMatch(/email sent.*\n/);
  const { err } = await first.end('SIGKILL');
  const line = err.split('\n').find((one) => one.includes('email written')) ?? '';
  const [file = ''] = readdirSync(join(DATA_DIR, 'outbox'));
  expect(JSON.parse(line)).toMatchObject({
    file: join(DATA_DIR, 'outbox', file),
    codeOrLink: findCode(mail!),
  });
  expect(err).not.toContain(ASHA.password);

  const { address } = await startWholeServer({ DATA_DIR });
  const verified = await post(
    `${address}/api/admin/verify-otp`,
    { email: ASHA.email, otp: findCode(mail!) },
    cookie,
  );
  expect(verified.data).toMatchObject({ user: { email: ASHA.email } });
  await post(`${address}/api/admin/forgot-password`, { email: ASHA.email });
  const mails = await waitForMails(DATA_DIR, 2);
  const link = /^http\S+/m.exec(mails[1]?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(new RegExp(`^${address}/reset-password/`));
  const path = new URL(link).pathname;
  const password = 'a bowl of jasmine';
  const reset = await post(`${address}/api/admin${path}`, { password, confirmPassword: password });
  expect(reset.status).toBe(200);
  const orders = await fetch(`${address}/api/order/admin/get-orders`, {
    headers: { cookie: verified.cookie },
  });
  expect(orders.status).toBe(401);
  const login = await post(`${address}/api/admin/login`, { email: ASHA.email, password });
  expect(login.data).toMatchObject({ user: { email: ASHA.email } });
});

it('sends mail through the configured server, and finishes pending mail before it stops', async () => {
  const smtp = await startSmtpServer();
  const DATA_DIR = createDataFolder();
  const settings = {
    DATA_DIR,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Shop <shop@store.example>',
    OTP_SECONDS: '60',
    PUBLIC_URL: 'http://counter.example/below',
  };
  const { log, read } = createTextLog();
  const { address, stop } = await startWholeServer(settings, { log });
  const { cookie } = await post(`${address}/api/admin/register`, ASHA);
  await expect.poll(() => smtp.received.length).toBe(1);
  const code = findCode(readMail(smtp.received[0]?.raw ?? ''));
  expect(smtp.received[0]).toMatchObject({ from: 'shop@store.example', to: [ASHA.email] });
  const status = await post(`${address}/api/admin/check-otp-status`, { email: ASHA.email });
  expect(status.data).toMatchObject({ isOtpActive: true });
  expect(status.data.remainingTime).toBeLessThanOrEqual(60);
  await post(`${address}/api/admin/verify-otp`, { email: ASHA.email, otp: code }, cookie);
  await post(`${address}/api/admin/forgot-password`, { email: ASHA.email });
  await stop();
  expect(smtp.received).toHaveLength(2);
  expect(readMail(smtp.received[1]?.raw ?? '').text).toContain('\nhttp://counter.example/reset-password/');
  expect(existsSync(join(DATA_DIR, 'outbox'))).toBe(false);
  expect(read()).toContain('email sent');
  expect(containsCode(read(), code)).toBe(false);
  expect(read()).not.toContain('reset-password');
});

it('restricts registration in production and keeps codes out of the log', async () => {
  const DATA_DIR = createDataFolder();
  const { log, read } = createTextLog();
  const printed: string[] = [];
  const { address, stop } = await startWholeServer(
    { DATA_DIR, ...PRODUCTION, ADMIN_EMAILS: 'store.example' },
    { log, print: (line) => void printed.push(line) },
  );
  const register = (email: string) => post(`${address}/api/admin/register`, { ...ASHA, email });
  expect((await register('eve@evil.example')).data).toEqual({ user: { email: 'eve@evil.example' } });
  expect((await register(ASHA.email)).data).toEqual({ user: { email: ASHA.email } });
  const mails = await waitForMails(DATA_DIR, 1);
  expect(mails.map(({ headers }) => /^To: (.*)$/m.exec(headers)?.[1])).toEqual([ASHA.email]);

  await stop();
  expect(printed).toContain('emails are only written to the outbox: set SMTP_URL to send them');
  expect(printed.join()).not.toContain('nobody can register');
  expect(read()).toContain('email written');
  expect(containsCode(read(), findCode(mails[0]!))).toBe(false);
});

it('warns at startup in production if nobody can register', async () => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  await startWholeServer({ DATA_DIR: createDataFolder(), ...PRODUCTION }, { print });
  expect(printed).toContain(
    'nobody can register: set ADMIN_EMAILS to the addresses or domains of your administrators',
  );
});
