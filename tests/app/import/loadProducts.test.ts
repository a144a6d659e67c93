import { expect, it, vi } from 'vitest';
import { loadProducts } from '#app/products/import/loadProducts.ts';
import type { RowReader } from '#app/list/export/rowReader.ts';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { aProduct } from '#mocks/builders.ts';

const { signal } = new AbortController();
const idsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => `id-${start + index}`);
const toProduct = (_id: string) => lenientProduct.parse(aProduct({ _id }));

/** A store of so many products, in pages of 100. */
function aStore(total: number) {
  const read = vi.fn<RowReader<Product>>();
  for (let start = 0; start < total; start += 100)
    read.mockResolvedValueOnce({ rows: idsFrom(start, Math.min(100, total - start)).map(toProduct), total });
  read.mockResolvedValue(undefined);
  const fetchProduct = vi.fn<(id: string) => Promise<Product | undefined>>((id) =>
    Promise.resolve(toProduct(id)),
  );
  return { read, options: { fetchProduct, readPages: () => read, signal } };
}

const load = async (ids: readonly string[], { options }: ReturnType<typeof aStore>) => [
  ...(await loadProducts(ids, options, () => {})).keys(),
];

it('walks pages where they are fewer than the products, and no further than need be', async () => {
  const store = aStore(600);
  expect(await load(idsFrom(100, 200), store)).toEqual(idsFrom(100, 200));
  expect(store.read).toHaveBeenCalledTimes(3);
  expect(store.options.fetchProduct).not.toHaveBeenCalled();
});

it('asks once more for what no page had', async () => {
  const store = aStore(200);
  store.options.fetchProduct.mockResolvedValueOnce(toProduct('moved')).mockResolvedValueOnce(undefined);
  expect(await load([...idsFrom(0, 50), 'moved', 'gone'], store)).toEqual([...idsFrom(0, 50), 'moved']);
  expect(store.options.fetchProduct.mock.calls.map(([id]) => id)).toEqual(['moved', 'gone']);
});

it('asks for few products of a large store one by one', async () => {
  const store = aStore(1000);
  expect(await load(idsFrom(990, 5), store)).toEqual(idsFrom(990, 5));
  expect(store.read).toHaveBeenCalledTimes(1);
  expect(store.options.fetchProduct).toHaveBeenCalledTimes(5);
});

it('asks one by one where the backend has no pages', async () => {
  const { options } = aStore(200);
  const { fetchProduct } = options;
  const found = await loadProducts(idsFrom(0, 3), { fetchProduct, signal }, () => {});
  expect([...found.keys()]).toEqual(idsFrom(0, 3));
});
