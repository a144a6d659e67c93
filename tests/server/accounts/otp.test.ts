import { beforeEach, expect, it } from 'vitest';
import { MAX_GUESSES } from '#server/accounts/rateLimits.ts';
import { createOneTimeCodes } from '#server/accounts/oneTimeCodes.ts';
import { CODE_RATE_LIMITS } from '#server/accounts/registrations.ts';
import { createPerson, ASHA, getNewestCodeOrLink, getOtherCode, type Person } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const VERIFIED = { user: { fullName: ASHA.fullName, email: ASHA.email, phoneNumber: ASHA.phoneNumber } };
const WRONG = { isOtpValid: false };

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
});

it('has no code for an address that was never registered', async () => {
  const nobody = 'nobody@store.example';
  expect(await asha.status(nobody)).toEqual({ isOtpActive: false });
  expect(await asha.verify('123456', nobody)).toEqual({ userNotFound: true });
  expect(await asha.resend(nobody)).toEqual({ otpSent: true });
  expect(server.mails).toHaveLength(1);
});

it('returns how long the newest code is valid', async () => {
  expect(await asha.status()).toEqual({ isOtpActive: true, remainingTime: 300 });
  server.wait(60 * SECOND + 1);
  expect(await asha.status(' ASHA@store.example')).toEqual({ isOtpActive: true, remainingTime: 240 });
  await asha.resend();
  expect(await asha.status()).toEqual({ isOtpActive: true, remainingTime: 300 });
  server.wait(299 * SECOND + 999);
  expect(await asha.status()).toEqual({ isOtpActive: true, remainingTime: 1 });
  server.wait(1);
  expect(await asha.status()).toEqual({ isOtpActive: false });
});

it('keeps an earlier code valid until it expires', async () => {
  const first = getNewestCodeOrLink(server.mails);
  server.wait(200 * SECOND);
  await asha.resend();
  const second = getNewestCodeOrLink(server.mails);
  expect(second).not.toBe(first);
  server.wait(99 * SECOND);
  expect(await asha.verify(first)).toEqual(VERIFIED);
  expect(await asha.verify(second)).toEqual({ otpNotFound: true });
});

it('checks five of a hundred parallel guesses', async () => {
  const code = Number(getNewestCodeOrLink(server.mails));
  const guess = (step: number) => asha.verify(getOtherCode(String((code + step) % 1_000_000)));
  const guesses = await Promise.all(Array.from({ length: 100 }, (_, step) => guess(step)));
  expect(guesses.filter((one) => JSON.stringify(one) === JSON.stringify(WRONG))).toHaveLength(MAX_GUESSES);
  expect(guesses.filter((one) => JSON.stringify(one) === '{"maxOtpAttempts":true}')).toHaveLength(
    100 - MAX_GUESSES,
  );
  expect(await server.deps.db.admins.findByEmail(ASHA.email)).toBeUndefined();
});

it('accepts a code with spaces around it, but not part of one', async () => {
  const code = getNewestCodeOrLink(server.mails);
  expect(await asha.verify(code.slice(0, 5))).toEqual(WRONG);
  expect(await asha.verify(`${code}0`)).toEqual(WRONG);
  expect(await asha.verify('9'.repeat(10_000))).toEqual(WRONG);
  expect(await asha.verify(` ${code}\n`)).toEqual(VERIFIED);
});

it('allows an immediate resend, five codes an hour and ten a day', async () => {
  const findCodes = async (hours: number) => {
    const before = server.mails.length;
    for (let times = 0; times < 8; times += 1) {
      await asha.resend();
      expect(await asha.status()).toMatchObject({ isOtpActive: true });
    }
    server.wait(hours * HOUR);
    return server.mails.length - before;
  };
  expect(server.mails).toHaveLength(1);
  expect(await findCodes(1)).toBe(CODE_RATE_LIMITS.hour.limit - 1);
  expect(await findCodes(1)).toBe(CODE_RATE_LIMITS.hour.limit);
  expect(await asha.resend()).toEqual({ otpSent: false });
  server.wait(20 * HOUR);
  expect(await asha.register()).toEqual({ user: { email: ASHA.email } });
  expect(await asha.resend()).toEqual({ otpSent: false });
  server.wait(2 * HOUR);
  expect(await asha.resend()).toEqual({ otpSent: true });
});

it('limits codes per email address across visitors', async () => {
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, one) => createPerson(server, `198.51.100.${one}`).resend()),
  );
  expect(sent.filter((response) => (response as { otpSent: boolean }).otpSent)).toHaveLength(4);
});

it('draws six-digit codes evenly, with leading zeros [ASVS 6.5.3, 6.5.4]', async () => {
  const { generate: draw } = createOneTimeCodes(async () => 'secret');
  const codes = Array.from({ length: 20_000 }, draw);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  const zeros = codes.filter((code) => code.startsWith('0')).length;
  expect(zeros).toBeGreaterThan(1700);
  expect(zeros).toBeLessThan(2300);
  expect(new Set(codes).size).toBeGreaterThan(19_000);

  server.deps.codes = { ...server.deps.codes, generate: () => '000042' };
  server.wait(SECOND);
  await asha.resend();
  expect(server.mails.at(-1)?.subject).toContain('000042');
  expect(await asha.verify('42')).toEqual(WRONG);
  expect(await asha.verify('000042')).toEqual(VERIFIED);
});

it('opens the account once for ten parallel posts of the right code [ASVS 6.5.1]', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const responses = await Promise.all(Array.from({ length: 10 }, () => asha.verify(code)));
  const opened = responses.filter((response) => 'user' in (response as object));
  expect(opened).toEqual([VERIFIED]);
  expect(await server.deps.db.admins.findAll()).toHaveLength(2);
  expect(await asha.verify(code)).toEqual({ otpNotFound: true });
});

it('refuses the sixth guess even if it is right, and offers a new code [ASVS 6.5.5, 6.6.3]', async () => {
  const code = getNewestCodeOrLink(server.mails);
  for (let guess = 0; guess < MAX_GUESSES; guess += 1)
    expect(await asha.verify(getOtherCode(code))).toEqual(WRONG);
  expect(await asha.verify(code)).toEqual({ maxOtpAttempts: true });
  expect(await asha.status()).toEqual({ isOtpActive: false });
  server.wait(SECOND);
  await asha.resend();
  expect(await asha.status()).toEqual({ isOtpActive: true, remainingTime: 300 });
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual(VERIFIED);
});

it('expires a code after exactly 300 seconds [ASVS 6.5.5, 6.6.3]', async () => {
  const code = getNewestCodeOrLink(server.mails);
  server.wait(300 * SECOND);
  expect(await asha.verify(code)).toEqual({ otpExpired: true });
  expect(await asha.resend()).toEqual({ otpSent: true });
  expect(await asha.verify(code)).toEqual(WRONG);
  server.wait(300 * SECOND - 1);
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual(VERIFIED);
});

it('stores a code hashed with the server’s secret and its address [ASVS 6.5.2]', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const { db, clock, codes } = server.deps;
  const remaining = await db.codes.countGuess(ASHA.email, clock(), MAX_GUESSES);
  expect(remaining).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(remaining).toEqual([await codes.hash(ASHA.email, code)]);
  const seals = await Promise.all([
    codes.hash(ASHA.email, code),
    codes.hash('ravi@store.example', code),
    codes.hash(ASHA.email, getOtherCode(code)),
    createOneTimeCodes(async () => 'another secret').hash(ASHA.email, code),
  ]);
  expect(new Set(seals).size).toBe(4);
});

it('accepts a code only for its own address [ASVS 6.6.2]', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const ravi = createPerson(server, '192.0.2.2');
  await ravi.register({ email: 'ravi@store.example' });
  expect(await ravi.verify(code, 'ravi@store.example')).toEqual(WRONG);
  expect(await ravi.verify(code)).toEqual({ userNotFound: true });
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual(WRONG);
});

it('keeps at most one earlier code after a resend, and counts guesses against both [ASVS 6.6.2]', async () => {
  const codes = [getNewestCodeOrLink(server.mails)];
  for (let times = 0; times < 2; times += 1) {
    server.wait(SECOND);
    await asha.resend();
    codes.push(getNewestCodeOrLink(server.mails));
  }
  const { db, clock } = server.deps;
  expect(await db.codes.countGuess(ASHA.email, clock(), MAX_GUESSES)).toHaveLength(2);
  expect(await asha.verify(codes[0] ?? '')).toEqual(WRONG);
  for (let guess = 0; guess < 2; guess += 1) expect(await asha.verify('')).toEqual(WRONG);
  // Four guesses have been checked. The fifth is the last for both codes.
  expect(await asha.verify(codes[1] ?? '')).toEqual(VERIFIED);
  expect(await asha.verify(codes[2] ?? '')).toEqual({ otpNotFound: true });
});
