import { describe, expect, it } from 'vitest';
import { createImageFile } from '../images/imageFixtures.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { CREATE, draft, EDIT, startShop } from '../shop.ts';
import { aWrite } from '../aWrite.ts';

describe('a price', () => {
  it.each([
    [
      'JPY',
      { actualPrice: 12.5, discountedPrice: undefined },
      'Actual price must be a whole number: JPY has no decimals',
    ],
    ['KWD', { discountedPrice: 1.0005 }, 'Discounted price can have at most 3 decimals'],
    [null, { actualPrice: 1e-7, discountedPrice: undefined }, 'Actual price can have at most 2 decimals'],
    [null, { actualPrice: -1e-7, discountedPrice: undefined }, 'Actual price must be a positive number'],
  ])('with more decimals than %s is rejected with a reason', async (currency, prices, message) => {
    const server = await startShop();
    await changeStoreDetails(server.deps.db, { currency });
    const images = [await createImageFile()];
    const create = () => server.save(CREATE, { product: { ...draft, ...prices }, images });
    expect(await create()).toEqual([400, message]);
  });

  it('with too many decimals can be saved if it is unchanged', async () => {
    const server = await startShop();
    await changeStoreDetails(server.deps.db, { currency: 'JPY' });
    const id = String(await server.save(CREATE, { product: draft, images: [await createImageFile()] }));
    const { products } = server.deps.db;
    const before = (await products.find(id))!;
    const stored = { ...before, actualPrice: 1e21, discountedPrice: 12.345, stock: 1e-7 };
    await products.replace(stored, before, aWrite);
    const { actualPrice, discountedPrice, stock, images } = stored;
    const edit = (changes: object) =>
      server.save(`${EDIT}/${id}`, {
        product: { ...draft, actualPrice, discountedPrice, stock, images, ...changes },
        imagesToDelete: [],
      });
    expect(await edit({ name: 'Lamp' })).toBe(id);
    expect(await products.find(id)).toMatchObject({ name: 'Lamp', actualPrice, discountedPrice, stock });
    expect(await edit({ discountedPrice: 12.5 })).toEqual([
      400,
      'Discounted price must be a whole number: JPY has no decimals.',
    ]);
    expect(await edit({ discountedPrice: 12 })).toBe(id);
    expect(await products.find(id)).toMatchObject({ discountedPrice: 12, discountPercentage: 100 });
  });

  it.each([
    [40, 17, 58],
    [200, 143, 29],
    [1000, 715, 29],
  ])('of %d reduced to %d is %d % off', async (actualPrice, discountedPrice, discountPercentage) => {
    const server = await startShop();
    const product = { ...draft, actualPrice, discountedPrice };
    const id = String(await server.save(CREATE, { product, images: [await createImageFile()] }));
    expect(await server.deps.db.products.find(id)).toMatchObject({ discountPercentage });
  });
});
