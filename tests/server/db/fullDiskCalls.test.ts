import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { addStoreKey } from '../storefront/storefront.ts';
import { CREATE, draft, EDIT, toFormData } from '../shop.ts';
import { fillDisk } from './smallDisk.ts';
import { openDatabaseOnSmallDisk } from './databaseOnSmallDisk.ts';

const FULL = [507, 'The store’s disk is full. Nothing can be saved until there’s free space.'];
const DONE = [200, undefined];

const readOutcome = async (response: Response) => [response.status, (await response.json()).message];

/** Repeats a call until the disk is full, because the database first uses up free space in its own files. */
async function repeatUntilRefused(call: (index: number) => Promise<Response>): Promise<unknown> {
  for (let index = 0; index < 3000; index += 1) {
    const outcome = await readOutcome(await call(index));
    if (outcome[0] !== 200) return outcome;
  }
  return 'never refused';
}

const email = (index: number) => `person${index}@store.example`;
const address = (index: number) => ({ 'test-address': `10.0.${index >> 8}.${index & 255}` });

/** Every writing call of a signed-in administrator. */
async function prepareCalls(server: ServerUnderTest) {
  const { app, visitor, deps, mails } = server;
  const image = await createImageFile();
  const save = async (path: string, sent: object) =>
    app.request(path, { method: 'POST', body: toFormData(sent), headers: { cookie: visitor.cookie } });
  // Random bytes, so that the database can't compress them.
  const product = () => ({ ...draft, description: randomBytes(1500).toString('base64') });
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const response = await save(CREATE, { product: product(), images: [image] });
    ids.push((await response.json()).data.productId);
  }
  const images = (await deps.db.products.find(ids[0]!))?.images ?? [];

  const owner = createPerson(server);
  await owner.register();
  await owner.verify(getNewestCodeOrLink(mails));
  await visitor.post('/api/admin/forgot-password', { email: ASHA.email });
  await deps.backgroundTasks.waitUntilIdle();
  const link = new URL(getNewestCodeOrLink(mails)).pathname;
  const key = await addStoreKey(server);
  const waiting = createPerson(server);
  await waiting.register({ email: email(9999) });
  const otp = getNewestCodeOrLink(mails);

  const status = ['pending', 'confirmed'];
  const order = sampleOrders[0]?._id ?? '';
  const post = (path: string, body: object, index = 0) =>
    visitor.post(`/api/admin/${path}`, body, address(index));
  const password = 'a bowl of jasmine';
  return {
    createProduct: () => save(CREATE, { product: product(), images: [image] }),
    editProduct: () =>
      save(`${EDIT}/${ids[0]}`, { product: { ...product(), images }, imagesToDelete: [], images: [] }),
    updateOrderStatus: (index: number) =>
      visitor.post(`/api/order/admin/update-status/${order}`, { status: status[index % 2] }),
    register: (index: number) => post('register', { ...ASHA, email: email(index) }, index),
    resendOtp: () => post('resend-otp', { email: email(9999) }, 9),
    verifyOtp: () => waiting.post('/api/admin/verify-otp', { email: email(9999), otp }),
    resetPassword: () =>
      visitor.post(`/api/admin${link}`, { password, confirmPassword: password }, address(10)),
    forgotPassword: () => post('forgot-password', { email: ASHA.email }, 11),
    checkOtpStatus: () => post('check-otp-status', { email: email(9999) }, 12),
    login: () => createPerson(server, '10.1.1.1').post('/api/admin/login', GUEST),
    endStoreKey: () => owner.delete(`/api/store-keys/${key.id}`),
    deleteProduct: (index: number) => visitor.delete(`/api/product/admin/delete-product/${ids[index]}`),
    logout: () => visitor.post('/api/admin/logout'),
  };
}

it('refuses writes on a full disk with a message, except deletions and signing in and out', async ({
  skip,
}) => {
  const small = await openDatabaseOnSmallDisk();
  if (!small) return skip('this user may not mount a disk, or there is no PostgreSQL server');
  const server = await startServerUnderTest({ db: small.db });
  await server.visitor.signIn();
  const calls = await prepareCalls(server);
  const filler = fillDisk(small.disk);

  expect(await repeatUntilRefused(calls.createProduct)).toEqual(FULL);
  expect(await repeatUntilRefused(calls.editProduct)).toEqual(FULL);
  expect(await repeatUntilRefused(calls.updateOrderStatus)).toEqual(FULL);
  expect(await repeatUntilRefused(calls.register)).toEqual(FULL);

  const reserved = inject('postgres') ? [FULL, DONE] : [DONE];
  expect(reserved).toContainEqual(await readOutcome(await calls.endStoreKey()));

  // A small write may fit into free space within PostgreSQL's pages.
  const fullOrDone = inject('postgres') ? [FULL, DONE] : [FULL];
  expect(fullOrDone).toContainEqual(await readOutcome(await calls.resendOtp()));
  expect(fullOrDone).toContainEqual(await readOutcome(await calls.verifyOtp()));
  expect(fullOrDone).toContainEqual(await readOutcome(await calls.resetPassword()));

  expect(fullOrDone).toContainEqual(await readOutcome(await calls.forgotPassword()));

  await server.deps.backgroundTasks.waitUntilIdle();
  expect(reserved).toContainEqual(await readOutcome(await calls.checkOtpStatus()));
  expect(reserved).toContainEqual(await readOutcome(await calls.login()));
  const deleted = await Promise.all(
    [0, 1].map(async (index) => readOutcome(await calls.deleteProduct(index))),
  );
  // A deletion stores the last version in the history. PostgreSQL has no reserve for it.
  for (const outcome of deleted) expect(reserved).toContainEqual(outcome);
  expect((await server.visitor.get('/api/product/admin/get-all-products')).status).toBe(200);

  rmSync(filler);
  expect(await readOutcome(await calls.createProduct())).toEqual(DONE);
  expect(await readOutcome(await calls.deleteProduct(2))).toEqual(DONE);
  expect(await readOutcome(await calls.logout())).toEqual(DONE);
});
