import type { Product } from '#contract/products/product.ts';
import { runBulk } from '../../bulk/runBulk.ts';
import type { RowReader } from '../../list/export/rowReader.ts';

export type LoadProductsOptions = {
  fetchProduct: (id: string, signal: AbortSignal) => Promise<Product | undefined>;
  /** Begins to read all products page by page, where the backend has pages. */
  readPages?: (() => RowReader<Product>) | undefined;
  signal: AbortSignal;
};

type Products = ReadonlyMap<string, Product>;
type OnProgress = (done: number) => void;

/** Gets the products with these ids, in the way that takes fewer requests: page by page, or one by one. */
export async function loadProducts(
  ids: readonly string[],
  { fetchProduct, readPages, signal }: LoadProductsOptions,
  onProgress: OnProgress,
): Promise<Products> {
  const walked = readPages && (await walkPages(ids, readPages(), signal, onProgress));
  if (!walked) return fetchEach(ids, fetchProduct, signal, onProgress);
  // Somebody may have moved a product to a page that was read before: what no page had is asked for by its id.
  const missing = ids.filter((id) => !walked.has(id));
  const onFound = (done: number) => onProgress(walked.size + done);
  return new Map([...walked, ...(await fetchEach(missing, fetchProduct, signal, onFound))]);
}

/** Reads pages until all are found. Gives up where there are more pages than products to find. */
async function walkPages(
  ids: readonly string[],
  read: RowReader<Product>,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Products | undefined> {
  if (ids.length < 2) return undefined;
  const wanted = new Set(ids);
  const products = new Map<string, Product>();
  let first = true;
  for (let batch = await read(signal); batch; batch = await read(signal)) {
    if (first && batch.total > ids.length * Math.max(1, batch.rows.length)) return undefined;
    first = false;
    for (const product of batch.rows) if (wanted.has(product._id)) products.set(product._id, product);
    onProgress(products.size);
    if (products.size === wanted.size) break;
  }
  return products;
}

async function fetchEach(
  ids: readonly string[],
  fetchProduct: LoadProductsOptions['fetchProduct'],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Products> {
  const products = new Map<string, Product>();
  const firstFailure = new AbortController();
  const { failed } = await runBulk({
    items: ids,
    signal: AbortSignal.any([signal, firstFailure.signal]),
    run: async (id) => {
      try {
        const product = await fetchProduct(id, signal);
        if (product) products.set(id, product);
      } catch (error) {
        firstFailure.abort();
        throw error;
      }
    },
    onProgress: ({ done }) => onProgress(done),
  });
  signal.throwIfAborted();
  const [failure] = failed;
  if (failure) throw failure.error;
  return products;
}
