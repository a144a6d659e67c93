import { beforeEach, expect, it } from 'vitest';
import { ASHA, createPerson, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
});

const TOO_EASY = {
  status: 400,
  message: 'This password is too easy to guess. Please choose another one.',
  field: 'password',
};

async function registerAndVerify(password = ASHA.password): Promise<void> {
  await asha.register({ password });
  await asha.verify(getNewestCodeOrLink(server.mails));
}

async function resetTo(password: string): Promise<unknown> {
  await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
  return readData(server.visitor.post(path, { password, confirmPassword: password }));
}

it.each([
  ['a common one', 'letmein'],
  ['a common one with a digit', 'Princess1'],
  ['a sequence', '654321'],
  ['a name of the person', 'asha1990'],
  ['a name of the store', 'Daughters12'],
])('refuses %s at registration, reset and change [ASVS 6.2.4, 6.2.11]', async (_, password) => {
  await changeStoreDetails(server.deps.db, { storeName: 'Diya & Daughters' });
  expect(await asha.register({ password })).toEqual(TOO_EASY);
  await registerAndVerify();
  expect(await resetTo(password)).toEqual(TOO_EASY);
  const body = { currentPassword: ASHA.password, password };
  expect(await readData(asha.post('/api/account/password', body))).toEqual(TOO_EASY);
});

it('counts visible characters only [ASVS 6.2.4]', async () => {
  expect(await asha.register({ password: `k7#p${'\u200B'.repeat(6)}` })).toMatchObject({
    status: 400,
    message: 'The password must be at least 6 characters.',
  });
});

it.each([
  ['64 characters', 'x'.repeat(31) + ' y'.repeat(16) + 'z'],
  ['1,020 characters with spaces at both ends', `  ${'ü'.repeat(1016)}  `],
  ['other alphabets', 'пароль 密码 🔑🔑🔑'],
])('accepts a password of %s unchanged [ASVS 6.2.5, 6.2.8, 6.2.9]', async (_, password) => {
  await registerAndVerify(password);
  expect(await asha.login(password)).toMatchObject({ user: {} });
  const others = [password.slice(0, -1), `${password} `, password.trim().slice(1), password.toUpperCase()];
  for (const other of others) expect(await asha.login(other)).toEqual({ isPassValid: false });
});

it('does the same work for unknown and known addresses [ASVS 6.3.8]', async () => {
  const comparedHashes: (string | undefined)[] = [];
  const { passwords } = server.deps;
  server.deps.passwords = {
    ...passwords,
    matches(password, hash) {
      comparedHashes.push(hash);
      return passwords.matches(password, hash);
    },
  };
  await registerAndVerify();
  await asha.login('a wrong one');
  await asha.login('a wrong one', 'nobody@store.example');
  expect(comparedHashes).toEqual([expect.any(String), undefined]);
});
