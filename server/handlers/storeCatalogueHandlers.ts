import { isOnSale, toStoreProduct } from '#contract/storefront/storeProducts.ts';
import type { Deps } from '../http/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';

const readCurrency = async ({ store }: Deps) => (await store.details.get()).currency;

/** Responses change with the products and with the store's currency. */
const getVersion = async ({ productsRevision }: { productsRevision: number }, deps: Deps) =>
  JSON.stringify([productsRevision, await readCurrency(deps)]);

export const storeCatalogueHandlers = {
  getStoreProducts: {
    access: 'storefronts',
    getVersion,
    handle: async ({ query: { search, page, pageSize } }, deps) => {
      const criteria = { search, page, pageSize, filters: { status: 'active' } };
      const { rows, ...found } = await deps.store.products.getPage(criteria);
      const currency = await readCurrency(deps);
      return {
        products: rows.map((product) => toStoreProduct(product, currency)),
        currency,
        page: found.page,
        matches: found.matches,
      };
    },
  },

  getStoreProduct: {
    access: 'storefronts',
    getVersion,
    handle: async ({ params: { id } }, deps) => {
      const product = await deps.store.products.find(id);
      if (!product || !isOnSale(product)) throw new HttpError(404, (t) => t.errors.productNotFound);
      const currency = await readCurrency(deps);
      return { product: toStoreProduct(product, currency), currency };
    },
  },
} satisfies Partial<Handlers>;
