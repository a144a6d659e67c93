import type { StoredProduct } from '#contract/products/product.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { KeyedAnswer } from '../idempotency.ts';
import type { ProductStore } from '../port.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';

/** Creates the store of products in memory. */
export function memoryProducts(
  catalogue: Map<string, StoredProduct>,
  countWrite: () => void,
  storeAnswer: (keyed: KeyedAnswer | undefined) => void,
): ProductStore {
  return {
    async *batches() {
      if (catalogue.size > 0) yield sortNewestFirst([...catalogue.values()]);
    },
    page: async (criteria) => getPage(productListRules, sortNewestFirst([...catalogue.values()]), criteria),
    find: async (id) => catalogue.get(id),
    async add(product, keyed) {
      storeAnswer(keyed);
      catalogue.set(product._id, product);
      countWrite();
    },
    async replace(product, before, keyed) {
      const current = catalogue.get(before._id);
      if (!current || current.updatedAt !== before.updatedAt) return false;
      storeAnswer(keyed);
      catalogue.set(product._id, product);
      countWrite();
      return true;
    },
    async remove(id, keyed) {
      const removed = catalogue.get(id);
      if (removed) storeAnswer(keyed);
      catalogue.delete(id);
      countWrite();
      return removed;
    },
    async imagesInUse(publicIds) {
      const asked = new Set(publicIds);
      const used = [...catalogue.values()].flatMap(({ images }) => images.map(({ publicId }) => publicId));
      return new Set(used.filter((publicId) => asked.has(publicId)));
    },
  };
}
