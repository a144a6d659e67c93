import { beforeEach, expect, it } from 'vitest';
import { MAX_GUESSES } from '#server/accounts/rateLimits.ts';
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
  expect(await server.deps.store.admins.findByEmail(ASHA.email)).toBeUndefined();
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
