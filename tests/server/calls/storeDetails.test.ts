import { readdirSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import type { VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { type Shop, startShop } from '../shop.ts';

const PATH = '/api/store-details';

const details: VersionedStoreDetails = {
  storeName: '  Diya & Daughters ',
  contact: {
    email: 'hello@diya.example',
    phone: '+91 80 4718 2200',
    address: '14 Residency Road\nBengaluru',
  },
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  updatedAt: null,
};

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});

type Saved = { status: number; details: VersionedStoreDetails; message?: string; field?: string };

async function save(changes: Partial<VersionedStoreDetails>, images: readonly File[] = []): Promise<Saved> {
  const form = new FormData();
  form.append('details', JSON.stringify({ ...details, ...changes }));
  for (const image of images) form.append('images', image);
  const response = await shop.send(PATH, form);
  const { data, ...error } = await response.json();
  return { status: response.status, ...data, ...error };
}

const read = async () => (await (await shop.visitor.get(PATH)).json()).data.details;

it('saves the details trimmed, with the time of the save', async () => {
  const saved = await save({});
  expect(saved.details).toEqual({
    ...details,
    storeName: 'Diya & Daughters',
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
  expect(await read()).toEqual(saved.details);
});

it.each([
  [{ storeName: undefined }, 'storeName', 'Enter the store’s name.'],
  [{ storeName: ' ' }, 'storeName', 'Enter the store’s name.'],
  [{ storeName: 'x'.repeat(201) }, 'storeName', 'The name is too long; the limit is 200 characters.'],
  [{ contact: { ...details.contact, email: 'hello' } }, 'contact.email', 'Enter a valid email address.'],
  [{ contact: { ...details.contact, phone: '' } }, 'contact.phone', 'Enter a phone number.'],
  [{ currency: 'rupees' }, 'currency', 'Choose a currency from the list.'],
  [{ timeZone: '+05:30' }, 'timeZone', 'Choose a time zone from the list.'],
])('rejects %j with a message for the field', async (changes, field, message) => {
  expect(await save(changes)).toEqual({ status: 400, field, message });
});

it('names the nested field of a body with wrong types', async () => {
  const contact = { ...details.contact, email: 1 as unknown as string };
  expect(await save({ contact })).toMatchObject({ status: 400, field: 'contact.email' });
});

it('refuses a save that is based on an older version', async () => {
  const { updatedAt } = (await save({})).details;
  expect(await save({ storeName: 'Other' })).toMatchObject({ status: 409 });
  expect((await save({ storeName: 'Other', updatedAt })).details.storeName).toBe('Other');
});

it('gives reports a new time zone after the response', async () => {
  const { db, backgroundTasks } = shop.deps;
  const day = { from: '2026-11-01', to: '2026-11-01' };
  await save({ timeZone: 'Asia/Tokyo' });
  await backgroundTasks.waitUntilIdle();
  expect((await db.getSalesReport(day, undefined)).timeZone).toBe('Asia/Tokyo');
});

it('keeps, replaces and removes the logo', async () => {
  const files = () => readdirSync(shop.uploads).length;
  const first = (await save({}, [await createImageFile()])).details;
  expect([first.logo?.url, files()]).toEqual([`/uploads/${first.logo?.publicId}.webp`, 1]);
  const kept = (await save(first)).details;
  expect([kept.logo, files()]).toEqual([first.logo, 1]);
  const replaced = (await save(kept, [await createImageFile()])).details;
  expect([replaced.logo?.publicId === kept.logo?.publicId, files()]).toEqual([false, 1]);
  const removed = (await save({ ...replaced, logo: null })).details;
  expect([removed.logo, files()]).toEqual([null, 0]);
});

it('refuses a logo that is no longer the saved one, and keeps the saved one', async () => {
  const first = (await save({}, [await createImageFile()])).details;
  const second = (await save(first, [await createImageFile()])).details;
  expect(await save({ ...second, logo: first.logo })).toMatchObject({ status: 409 });
  expect(await read()).toEqual(second);
  expect(readdirSync(shop.uploads)).toHaveLength(1);
});

it('leaves no file behind if the save conflicts or the image is damaged', async () => {
  const { updatedAt } = (await save({})).details;
  expect(await save({}, [await createImageFile()])).toMatchObject({ status: 409 });
  const damaged = new File(['x'], 'logo.png', { type: 'image/png' });
  expect(await save({ updatedAt }, [damaged])).toMatchObject({ status: 400, field: 'images' });
  expect(readdirSync(shop.uploads)).toEqual([]);
});

it('needs a signed-in administrator', async () => {
  shop.visitor.cookie = '';
  expect((await save({})).status).toBe(401);
  expect((await shop.visitor.get(PATH)).status).toBe(401);
});
