import { beforeEach, expect, it } from 'vitest';
import {
  STORE_KEYS_CAPABILITY,
  STORE_KEYS_WITHHELD_CAPABILITY,
} from '#contract/storefront/storeKeysCapability.ts';
import { MAX_STORE_KEYS } from '#contract/storefront/storeKeys.ts';
import { createPerson, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { dumpDatabase } from '../dumpDatabase.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { addStoreKey, bearer } from './storefront.ts';

let server: ServerUnderTest;
let asha: Person;
beforeEach(async () => {
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
});

const PATH = '/api/store-keys';
const create = (name: unknown) => readData(asha.post(PATH, { name }));
const list = async () => ((await readData(asha.get(PATH))) as { keys: { id: string }[] }).keys;
const readCapabilities = async (person: ServerUnderTest['visitor']) =>
  ((await readData(person.get('/api/admin/check-admin'))) as { capabilities: string[] }).capabilities;

it('creates a key, shows its secret once and lists it without [ASVS 15.3.1]', async () => {
  const created = (await create('  Web\tshop ')) as { key: { id: string }; secret: string };
  expect(created.secret).toMatch(/^counter_store_[\w-]{43}$/);
  const key = {
    id: created.key.id,
    name: 'Web shop',
    ending: created.secret.slice(-4),
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
  };
  expect(created).toEqual({ key, secret: created.secret });
  expect(await list()).toEqual([key]);
});

it('creates secrets of 256 random bits and stores only their SHA-256 [ASVS 11.5.1]', async () => {
  const { secret } = await addStoreKey(server);
  const others = await Promise.all([1, 2, 3].map((number) => addStoreKey(server, `Key ${number}`)));
  const tokens = [secret, ...others.map((other) => other.secret)].map((one) =>
    one.replace('counter_store_', ''),
  );
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  // The key's uses are stored, too.
  const body = JSON.stringify({ productId: 'x' });
  const headers = { ...bearer(secret), 'content-type': 'application/json', 'idempotency-key': 'once' };
  await server.app.request('/api/store/orders', { method: 'POST', headers, body });
  const stored = await dumpDatabase(server);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  expect(stored).toContain(Buffer.from(hash).toString('base64url'));
  for (const token of tokens) expect(stored).not.toContain(token);
});

it('shows when a key was last used, to the minute', async () => {
  const { secret } = await addStoreKey(server);
  server.wait(90_000);
  await server.app.request('/api/store/products', { headers: bearer(secret) });
  expect(await list()).toMatchObject([{ lastUsedAt: '2026-11-20T10:01:00.000Z' }]);
});

it('ends a key, also a second time', async () => {
  const { id } = await addStoreKey(server);
  await addStoreKey(server, 'Second');
  expect(await readData(asha.delete(`${PATH}/${id}`))).toEqual({});
  expect(await readData(asha.delete(`${PATH}/${id}`))).toEqual({});
  expect(await list()).toMatchObject([{ name: 'Second' }]);
});

it.each([
  ['nothing', '', 'Please enter a name for the key.'],
  ['only blanks', ' \u200B\n', 'Please enter a name for the key.'],
  ['61 characters', 'x'.repeat(61), 'The name is too long; the limit is 60 characters.'],
  ['the name of another key', 'STOREFRONT', 'Another key has this name. Please choose another one.'],
])('refuses a name of %s', async (_, name, message) => {
  await addStoreKey(server, 'Storefront');
  expect(await create(name)).toEqual({ status: 400, message, field: 'name' });
  expect(await list()).toHaveLength(1);
});

it('accepts a name of 60 characters', async () => {
  expect(await create('x'.repeat(60))).toMatchObject({ key: { name: 'x'.repeat(60) } });
});

it('refuses more keys than the limit until one has ended', async () => {
  for (let index = 0; index < MAX_STORE_KEYS; index += 1) await addStoreKey(server, `Key ${index}`);
  expect(await create('One more')).toEqual({
    status: 409,
    message: 'You can have up to 20 keys. Revoke one that is no longer used first.',
  });
  await asha.delete(`${PATH}/${(await list())[0]!.id}`);
  expect(await create('One more')).toMatchObject({ key: { name: 'One more' } });
});

it('offers keys to administrators, not to the guest [ASVS 8.2.1]', async () => {
  expect(await readCapabilities(asha)).toContain(STORE_KEYS_CAPABILITY);
  await server.visitor.signIn();
  expect(await readCapabilities(server.visitor)).not.toContain(STORE_KEYS_CAPABILITY);
  expect(await readCapabilities(server.visitor)).toContain(STORE_KEYS_WITHHELD_CAPABILITY);
  expect(await readCapabilities(asha)).not.toContain(STORE_KEYS_WITHHELD_CAPABILITY);
  const { id } = await addStoreKey(server);
  const refused = { status: 403, message: 'The guest account is shared and can’t be changed.' };
  expect(await readData(server.visitor.get(PATH))).toEqual(refused);
  expect(await readData(server.visitor.post(PATH, { name: 'Mine' }))).toEqual(refused);
  expect(await readData(server.visitor.delete(`${PATH}/${id}`))).toEqual(refused);
  expect(await list()).toHaveLength(1);
});
