import { isOnSale, toStoreProduct } from '#contract/storefront/storeProducts.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';

const readCurrency = async ({ db }: Deps) => (await db.details.get()).currency;

/** Responses change with the products and with the store's currency. */
const getVersion = async ({ productsRevision }: { productsRevision: number }, deps: Deps) =>
  JSON.stringify([productsRevision, await readCurrency(deps)]);

export const storeCatalogueHandlers = {
  getStoreProducts: {
    access: 'storefronts',
    getVersion,
    handle: async ({ query: { search, page, pageSize } }, deps) => {
      const criteria = { search, page, pageSize, filters: { status: 'active' } };
      const { rows, ...found } = await deps.db.products.getPage(criteria);
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
      const product = await deps.db.products.find(id);
      if (!product || !isOnSale(product)) throw new HttpError(404, (t) => t.errors.productNotFound);
      const currency = await readCurrency(deps);
      return { product: toStoreProduct(product, currency), currency };
    },
  },
} satisfies Partial<Handlers>;
