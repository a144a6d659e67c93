import { beforeEach, expect, it } from 'vitest';
import { MAX_GUESSES } from '#server/accounts/rateLimits.ts';
import { createOneTimeCodes } from '#server/accounts/oneTimeCodes.ts';
import { createPerson, ASHA, getNewestCodeOrLink, getOtherCode, type Person } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const SECOND = 1000;
const VERIFIED = { user: { fullName: ASHA.fullName, email: ASHA.email, phoneNumber: ASHA.phoneNumber } };
const WRONG = { isOtpValid: false };

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
});

it('check 31 (ASVS 6.5.3, 6.5.4): draws six-digit codes evenly, with leading zeros', async () => {
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

it('check 32 (ASVS 6.5.1): opens the account once for ten parallel posts of the right code', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const responses = await Promise.all(Array.from({ length: 10 }, () => asha.verify(code)));
  const opened = responses.filter((response) => 'user' in (response as object));
  expect(opened).toEqual([VERIFIED]);
  expect(await server.deps.store.admins.findAll()).toHaveLength(2);
  expect(await asha.verify(code)).toEqual({ otpNotFound: true });
});

it('check 33 (ASVS 6.5.5, 6.6.3): refuses the sixth guess even if it is right, and offers a new code', async () => {
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

it('check 33 (ASVS 6.5.5, 6.6.3): expires a code after exactly 300 seconds', async () => {
  const code = getNewestCodeOrLink(server.mails);
  server.wait(300 * SECOND);
  expect(await asha.verify(code)).toEqual({ otpExpired: true });
  expect(await asha.resend()).toEqual({ otpSent: true });
  expect(await asha.verify(code)).toEqual(WRONG);
  server.wait(300 * SECOND - 1);
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual(VERIFIED);
});

it('check 34 (ASVS 6.5.2): stores a code hashed with the server’s secret and its address', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const { store, clock, codes } = server.deps;
  const remaining = await store.codes.countGuess(ASHA.email, clock(), MAX_GUESSES);
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

it('check 34 (ASVS 6.6.2): accepts a code only for its own address', async () => {
  const code = getNewestCodeOrLink(server.mails);
  const ravi = createPerson(server, '192.0.2.2');
  await ravi.register({ email: 'ravi@store.example' });
  expect(await ravi.verify(code, 'ravi@store.example')).toEqual(WRONG);
  expect(await ravi.verify(code)).toEqual({ userNotFound: true });
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toEqual(WRONG);
});

it('check 34 (ASVS 6.6.2): keeps at most one earlier code after a resend, and counts guesses against both', async () => {
  const codes = [getNewestCodeOrLink(server.mails)];
  for (let times = 0; times < 2; times += 1) {
    server.wait(SECOND);
    await asha.resend();
    codes.push(getNewestCodeOrLink(server.mails));
  }
  const { store, clock } = server.deps;
  expect(await store.codes.countGuess(ASHA.email, clock(), MAX_GUESSES)).toHaveLength(2);
  expect(await asha.verify(codes[0] ?? '')).toEqual(WRONG);
  for (let guess = 0; guess < 2; guess += 1) expect(await asha.verify('')).toEqual(WRONG);
  // Four guesses have been checked. The fifth is the last for both codes.
  expect(await asha.verify(codes[1] ?? '')).toEqual(VERIFIED);
  expect(await asha.verify(codes[2] ?? '')).toEqual({ otpNotFound: true });
});
