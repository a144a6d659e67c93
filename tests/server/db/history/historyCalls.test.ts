import { beforeEach, expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import { formatSource, SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { createImageFile } from '../../images/imageFixtures.ts';
import { GUEST } from '../../serverUnderTest.ts';
import { CREATE, draft, EDIT, type Sent, type Shop, startShop, toFormData } from '../../shop.ts';

let shop: Shop;
let png: File;
beforeEach(async () => {
  shop = await startShop();
  png = await createImageFile();
});

type Page = { entries: HistoryEntry[]; people: object[]; keptDays: number; revision: number };
const readPage = async (query = ''): Promise<Page> =>
  (await (await shop.visitor.get(`/api/history/admin/entries${query}`)).json()).data;
const readKinds = async () => (await readPage()).entries.map(({ kind, source }) => [kind, source]);

async function readVersion(entryId: string) {
  const response = await shop.visitor.get(`/api/history/admin/product-version/${entryId}`);
  const { data, message } = await response.json();
  return { status: response.status, product: data?.product as StoredProduct, message };
}

const create = (more: object = {}, images = 1) =>
  shop.save(CREATE, {
    product: { ...draft, ...more },
    images: Array.from({ length: images }, () => png),
  }) as Promise<string>;
const find = async (id: string) => (await shop.deps.db.products.find(id))!;
const edit = (id: string, product: object, more: Sent = {}) =>
  shop.save(`${EDIT}/${id}`, { product: { ...draft, ...product }, imagesToDelete: [], ...more });

it('returns entries with the sender, and everyone who has entries', async () => {
  expect(await readPage()).toEqual({
    entries: [],
    people: [],
    keptDays: 400,
    page: 1,
    matches: { count: 0, precision: 'exact' },
    totalCount: { count: 0, precision: 'exact' },
    optionCounts: expect.any(Object) as unknown,
    revision: expect.any(Number),
  });
  const before = (await readPage()).revision;
  const id = await create();
  const { entries, people, revision } = await readPage(`?subject=${id}&kind=productCreated`);
  const guest = (await shop.deps.db.admins.findByEmail(GUEST.email))!;
  expect(entries).toMatchObject([
    { adminId: guest.id, adminName: guest.fullName, subjectId: id, subjectName: 'Brass lamp' },
  ]);
  expect(people).toEqual([{ id: guest.id, name: guest.fullName }]);
  expect(revision).not.toBe(before);
  expect((await readPage('?subject=nothing')).entries).toEqual([]);
});

it('records what a write was made by, and ignores what it does not know', async () => {
  const id = await create();
  const { images } = await find(id);
  const send = (name: string, headers: Record<string, string>) =>
    shop.send(
      `${EDIT}/${id}`,
      toFormData({ product: { ...draft, images, name }, imagesToDelete: [] }),
      headers,
    );
  await send('A', formatSource({ kind: 'import', fileName: 'Größen %.csv' }));
  await send('B', { [SOURCE_HEADER]: 'magic', [SOURCE_FILE_HEADER]: 'a.csv' });
  await send('C', { [SOURCE_HEADER]: 'import', [SOURCE_FILE_HEADER]: '%' });
  const cookie = { cookie: shop.visitor.cookie };
  await shop.app.request(`/api/order/admin/update-status/${sampleOrders[0]!._id}`, {
    method: 'POST',
    headers: { ...cookie, ...formatSource({ kind: 'bulk' }), 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'cancelled' }),
  });
  const headers = { ...cookie, ...formatSource({ kind: 'undo' }) };
  await shop.app.request(`/api/product/admin/delete-product/${id}`, { method: 'DELETE', headers });
  const entries = (await readPage()).entries.map(({ kind, source, fileName }) => [kind, source, fileName]);
  expect(entries).toContainEqual(['orderStatusChanged', 'bulk', undefined]);
  expect(entries.filter(([kind]) => kind !== 'orderStatusChanged')).toEqual([
    ['productDeleted', 'undo', undefined],
    ['productChanged', 'import', undefined],
    ['productChanged', undefined, undefined],
    ['productChanged', 'import', 'Größen %.csv'],
    ['productCreated', undefined, undefined],
  ]);
});

it('records a request that is sent again only once, and none that is refused', async () => {
  const body = () => toFormData({ product: draft, images: [png] });
  for (let times = 0; times < 2; times += 1)
    await shop.send(CREATE, body(), { [IDEMPOTENCY_KEY_HEADER]: 'key' });
  await shop.send(CREATE, toFormData({ product: { ...draft, name: '' }, images: [png] }));
  expect(await readKinds()).toEqual([['productCreated', undefined]]);
});

it('returns the version that an entry replaced, and the last one of a deleted product', async () => {
  const id = await create({ stock: 1 });
  const first = await find(id);
  await edit(id, { stock: 2, images: first.images });
  await edit(id, { stock: 3, name: 'Copper lamp' }, { images: [png] });
  const last = await find(id);
  await shop.visitor.delete(`/api/product/admin/delete-product/${id}`);
  const { entries } = await readPage();
  const versions = await Promise.all(entries.map(({ _id }) => readVersion(_id)));
  const stripped = ({
    reviews: _r,
    publishedDate: _p,
    createdAt: _c,
    updatedAt: _u,
    ...rest
  }: StoredProduct) => JSON.parse(JSON.stringify(rest));
  expect(versions.map(({ product }) => product)).toEqual([
    stripped(last),
    { ...stripped(first), stock: 2 },
    stripped(first),
    stripped(first),
  ]);
});

it('says that an entry is gone, or that a version cannot be read', async () => {
  const id = await create();
  await edit(id, { stock: 77, images: (await find(id)).images });
  const gone = { status: 404, product: undefined, message: 'This entry no longer exists.' };
  expect(await readVersion('nothing')).toEqual(gone);
  const { visitor, opened } = shop;
  await visitor.post(`/api/order/admin/update-status/${sampleOrders[0]!._id}`, { status: 'cancelled' });
  const { entries } = await readPage();
  expect(await readVersion(entries.find(({ status }) => status)!._id)).toEqual(gone);
  await opened.database
    .updateTable('history')
    .set({ changes: '{' })
    .where('kind', '=', 'productChanged')
    .execute();
  expect(await readVersion(entries.find(({ kind }) => kind === 'productCreated')!._id)).toMatchObject({
    status: 410,
    message: expect.stringContaining('can’t be restored'),
  });
});

it('lets an edit bring back images of the product’s own earlier versions', async () => {
  const [id, otherId] = [await create({}, 2), await create()];
  const [before, other] = [await find(id), await find(otherId)];
  const [one, two] = before.images;
  await edit(otherId, {}, { images: [png] });
  await edit(id, { images: [two] });
  expect((await find(id)).images).toEqual([two]);
  const forged = { url: 'https://evil.example/x', publicId: one!.publicId };
  expect(await edit(id, { images: [other.images[0], forged, two] })).toBe(id);
  expect((await find(id)).images).toEqual([one, two]);
  const images = [...before.images, ...other.images];
  expect(await edit(id, { images }, { imagesToDelete: [one!.publicId] })).toBe(id);
  expect((await find(id)).images).toEqual([two]);
  const latest = (await readPage(`?subject=${id}`)).entries[0]!;
  expect(latest.changes).toEqual({ images: { from: [one, two], to: [two] } });
  expect((await readVersion(latest._id)).product.images).toEqual([one, two]);
});

it('counts restored images as others', async () => {
  const id = await create({}, 6);
  const { images } = await find(id);
  await edit(id, { images: images.slice(0, 3) });
  const refused = await edit(id, { images }, { images: [png] });
  expect(refused).toEqual([400, 'Maximum 6 images allowed.']);
  expect(await edit(id, { images })).toBe(id);
  expect((await find(id)).images).toEqual(images);
});
