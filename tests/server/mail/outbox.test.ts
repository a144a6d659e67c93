import { beforeEach, describe, expect, it } from 'vitest';
import * as ar from '#languages/ar/mail.ts';
import * as de from '#languages/de/mail.ts';
import * as hi from '#languages/hi/mail.ts';
import { startMailJob, RETRY_DELAYS_MS, STUCK_MS } from '#server/accounts/sendMails.ts';
import { CLAIM_MS } from '#server/base/outbox.ts';
import type { Log } from '#server/base/deps.ts';
import type { OutgoingMail } from '#server/base/mail.ts';
import { MAX_GUESSES } from '#server/accounts/rateLimits.ts';
import { LINK_LIFETIME_MS } from '#server/accounts/accountMails.ts';
import { createPerson, ASHA, getNewestCodeOrLink, type Person } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest, START } from '../serverUnderTest.ts';

const MINUTE_MS = 60_000;
const temporary = () => Object.assign(new Error('Greylisted'), { responseCode: 451, code: 'EENVELOPE' });
const permanent = () => Object.assign(new Error('No such user'), { responseCode: 550, code: 'EENVELOPE' });
const refusedSignIn = () => Object.assign(new Error('Wrong password'), { responseCode: 535, code: 'EAUTH' });

type Line = { level: string; event: string; fields: Record<string, unknown> };

let server: ServerUnderTest;
let asha: Person;
/** Attempts of the mail server, and the errors that its next ones end with. */
let attempts: OutgoingMail[];
let failures: Error[];
let lines: Line[];

/** What another server of the same store has in common. */
const shareStore = ({ deps: { db, codes, clock } }: ServerUnderTest) => ({ db, codes, clock });

beforeEach(async () => {
  attempts = [];
  failures = [];
  lines = [];
  const level = (name: string) => (fields: object, event: string) =>
    void lines.push({ level: name, event, fields: { ...fields } });
  const log: Log = { info: level('info'), warn: level('warn'), error: level('error') };
  server = await startServerUnderTest({ log });
  server.deps.mailer.send = async (mail) => {
    attempts.push(mail);
    const failure = failures.shift();
    if (failure) throw failure;
    server.mails.push(mail);
  };
  asha = createPerson(server);
});

/** Lets the mail job look at the outbox once. Returns whether emails are stuck. */
async function runJob(deps = server.deps): Promise<boolean> {
  const job = startMailJob(deps);
  await job.stop();
  await deps.backgroundTasks.waitUntilIdle();
  return job.isStuck();
}

const findMailLines = () => lines.filter(({ event }) => event.startsWith('email'));
const repeat = (failure: () => Error, times: number) => Array.from({ length: times }, failure);

describe('an email that the mail server defers', () => {
  it('is sent again with increasing delays and the same id, until it is accepted [ASVS 16.5.2]', async () => {
    failures = repeat(temporary, 3);
    await asha.register();
    server.wait(RETRY_DELAYS_MS[0] - 1);
    await runJob();
    expect(attempts).toHaveLength(1);
    for (const [index, delayMs] of [1, ...RETRY_DELAYS_MS.slice(1, 3)].entries()) {
      server.wait(delayMs);
      await runJob();
      expect(attempts).toHaveLength(index + 2);
    }
    await runJob();
    expect(attempts).toHaveLength(4);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    expect(await asha.verify(getNewestCodeOrLink(server.mails))).toMatchObject({ user: {} });
    expect(RETRY_DELAYS_MS.toSorted((a, b) => a - b)).toEqual(RETRY_DELAYS_MS);
  });

  it('says how long its code is still valid, and is dated when it is sent', async () => {
    failures = repeat(temporary, 3);
    await asha.register();
    for (const delayMs of RETRY_DELAYS_MS.slice(0, 3)) {
      server.wait(delayMs);
      await runJob();
    }
    server.wait(MINUTE_MS);
    await asha.resend();
    const said = attempts.map(({ text, sentAt }) => [sentAt - START, /valid for ([^.]+)\./.exec(text)?.[1]]);
    expect(said).toEqual([
      [0, '5 minutes'],
      [10_000, '4 minutes'],
      [40_000, '4 minutes'],
      [100_000, '3 minutes'],
      [160_000, '5 minutes'],
    ]);
  });

  it.each(Object.entries({ hi, de, ar }))('says it in %s, too', async (language, { codeMail }) => {
    failures = repeat(temporary, 3);
    await asha.post('/api/admin/register', ASHA, { 'accept-language': language });
    await server.deps.backgroundTasks.waitUntilIdle();
    for (const delayMs of RETRY_DELAYS_MS.slice(0, 3)) {
      server.wait(delayMs);
      await runJob();
    }
    expect(attempts.at(0)?.text).toContain(codeMail.after({ minutes: 5 })[0]);
    expect(attempts.at(-1)?.text).toContain(codeMail.after({ minutes: 3 })[0]);
  });

  it('is dropped if its code no longer works: replaced by two newer ones, or guessed away', async () => {
    failures = [temporary()];
    await asha.register();
    for (let again = 0; again < 2; again += 1) {
      server.wait(1000);
      await asha.resend();
    }
    server.wait(RETRY_DELAYS_MS[0]);
    await runJob();
    expect(attempts).toHaveLength(3);

    failures = [temporary()];
    await asha.resend();
    for (let guess = 0; guess < MAX_GUESSES; guess += 1) await asha.verify('nothing');
    server.wait(RETRY_DELAYS_MS[0]);
    await runJob();
    expect(attempts).toHaveLength(4);
  });

  it('is dropped and logged when its code expires', async () => {
    failures = repeat(temporary, 20);
    await asha.register();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      server.wait(MINUTE_MS);
      await runJob();
    }
    const tried = attempts.length;
    expect(tried).toBe(4);
    expect(findMailLines().at(-1)).toMatchObject({
      level: 'error',
      event: 'email expired before it was sent',
      fields: { mail: attempts[0]?.id, kind: 'code' },
    });
    server.wait(MINUTE_MS);
    await runJob();
    expect(attempts).toHaveLength(tried);
  });

  it('is sent by another server', async () => {
    failures = [temporary()];
    await asha.register();
    const other = await startServerUnderTest(shareStore(server));
    server.wait(RETRY_DELAYS_MS[0]);
    await runJob(other.deps);
    expect(other.mails).toHaveLength(1);
    await runJob();
    expect(attempts).toHaveLength(1);
  });

  it('is sent again if the mail server refuses the sign-in, because settings can be corrected', async () => {
    failures = [refusedSignIn()];
    await asha.register();
    server.wait(RETRY_DELAYS_MS[0]);
    await runJob();
    expect(server.mails).toHaveLength(1);
  });
});

it('drops and logs an email that the mail server refuses for good', async () => {
  failures = [permanent()];
  await asha.register();
  server.wait(RETRY_DELAYS_MS[0]);
  await runJob();
  expect(attempts).toHaveLength(1);
  expect(findMailLines()).toMatchObject([
    {
      level: 'error',
      event: 'email not sent',
      fields: { mail: attempts[0]?.id, err: { responseCode: 550 } },
    },
  ]);
  expect(await asha.resend()).toEqual({ otpSent: true });
  expect(server.mails).toHaveLength(1);
});

describe('a server that is killed', () => {
  /** Accepts a registration, and stops before its email is sent. */
  async function registerAndKill(): Promise<void> {
    server.deps.backgroundTasks.run = () => undefined;
    await asha.register();
  }
  const restart = () => startServerUnderTest(shareStore(server));

  it('leaves an accepted email to the next one, which sends it once', async () => {
    await registerAndKill();
    const next = await restart();
    await runJob(next.deps);
    await runJob(next.deps);
    expect(next.mails.map(({ to }) => to.address)).toEqual([ASHA.email]);
    const browser = Object.assign(createPerson(next), { cookie: asha.cookie });
    expect(await browser.verify(getNewestCodeOrLink(next.mails))).toMatchObject({ user: {} });
  });

  it('leaves a requested reset link too', async () => {
    await asha.register();
    await asha.verify(getNewestCodeOrLink(server.mails));
    server.deps.backgroundTasks.run = () => undefined;
    await asha.post('/api/admin/forgot-password', { email: ASHA.email });
    const next = await restart();
    server.wait(MINUTE_MS);
    await runJob(next.deps);
    expect(next.mails).toMatchObject([{ subject: 'Reset your password' }]);
    server.wait(LINK_LIFETIME_MS - 1);
    const path = `/api/admin${new URL(getNewestCodeOrLink(next.mails)).pathname}`;
    const body = { password: 'a bowl of jasmine', confirmPassword: 'a bowl of jasmine' };
    expect((await next.visitor.post(path, body)).status).toBe(200);
  });

  it('keeps its claim until it expires', async () => {
    await registerAndKill();
    await server.deps.db.outbox.claimDue({ now: START, until: START + CLAIM_MS }, 10);
    const next = await restart();
    server.wait(CLAIM_MS - 1);
    await runJob(next.deps);
    expect(next.mails).toEqual([]);
    server.wait(1);
    await runJob(next.deps);
    expect(next.mails).toHaveLength(1);
  });
});

it('sends each email once if two servers look at the same time', async () => {
  const servers = [server, await startServerUnderTest({ db: server.deps.db })];
  for (const one of servers) one.deps.backgroundTasks.run = () => undefined;
  for (let index = 0; index < 8; index += 1) await asha.register({ email: `asha${index}@store.example` });
  const claim = { now: START, until: START + CLAIM_MS };
  const claimed = await Promise.all(servers.map(({ deps }) => deps.db.outbox.claimDue(claim, 20)));
  expect(claimed.flat()).toHaveLength(8);
});

it.each([
  ['at once', 0],
  ['after its code has expired', 5 * MINUTE_MS],
])('sends nothing to an address that may not register, and logs no failure %s', async (_, delayMs) => {
  server.deps.accounts.canRegister = () => false;
  server.deps.backgroundTasks.run = () => undefined;
  await asha.register();
  const { db, log, clock } = server.deps;
  const next = await startServerUnderTest({ db, log, clock });
  server.wait(delayMs);
  await runJob(next.deps);
  expect([next.mails, findMailLines()]).toEqual([[], []]);
  expect(await server.deps.db.outbox.findOldestDeferred()).toBeUndefined();
});

it('reports emails as stuck when they could not be sent for two minutes, and logs it once [ASVS 16.3.4]', async () => {
  failures = repeat(temporary, 20);
  await asha.register();
  server.wait(STUCK_MS);
  expect(await runJob()).toBe(false);
  server.wait(1);
  expect(await runJob()).toBe(true);
  expect(lines.filter(({ event }) => event === 'emails are stuck')).toHaveLength(1);
  failures = [];
  server.wait(2 * MINUTE_MS);
  await runJob();
  expect(server.mails).toHaveLength(1);
  expect(await runJob()).toBe(false);
});
