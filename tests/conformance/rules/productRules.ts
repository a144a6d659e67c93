import { calls } from '#contract/calls.ts';
import type { ProductDraft, StoredProduct } from '#contract/products/product.ts';
import { expectEqual, expectRefusal, expectTrue, show } from '../expectations.ts';
import { createImage } from '../images.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

export async function getProduct({ client }: Session, productId: string): Promise<StoredProduct> {
  const { product } = await client.call(calls.getProduct, { params: { productId }, body: undefined });
  return product;
}

const listProducts = async ({ client }: Session) =>
  (await client.call(calls.getAllProducts, nothing)).products;

/** Edits a product. `changes` replace its fields. */
export async function editProduct(
  { client }: Session,
  product: StoredProduct,
  changes: Partial<ProductDraft>,
  { images = [], imagesToDelete = [] }: { images?: File[]; imagesToDelete?: string[] } = {},
) {
  const { _id: productId, reviews: _r, publishedDate: _p, createdAt: _c, updatedAt: _u, ...draft } = product;
  const saved = draft.images.map(({ url, publicId }) => ({ url, publicId }));
  return client.call(calls.editProduct, {
    params: { productId },
    body: { product: { ...draft, images: saved, ...changes }, images, imagesToDelete },
  });
}

/** Optional fields, which a backend may not have: then they are missing, but never different. */
const OPTIONAL = { subCategory: 'Table lamps', ram: '8 GB', sizes: ['S', 'XL'], weights: ['1 kg', '2 kg'] };

/** Fails unless the product has the fields of the draft. */
export function expectFields(product: StoredProduct, draft: Partial<ProductDraft>): void {
  for (const [name, value] of Object.entries(draft)) {
    const fix = `Store product.${name} as it is sent, and send it back unchanged.`;
    expectEqual(product[name as keyof StoredProduct], value, `product.${name}`, fix);
  }
}

export const productRules = defineRules('products', {
  'create-product stores the fields that get-product returns': async (session) => {
    const id = await session.createProduct({ ...OPTIONAL, isFeatured: true, locations: ['india', 'japan'] });
    const { images: _, ...draft } = session.buildDraft({ isFeatured: true, locations: ['india', 'japan'] });
    const product = await getProduct(session, id);
    expectEqual(product._id, id, 'product._id', 'Answer create-product with the id of the new product.');
    expectFields(product, draft);
    for (const [name, value] of Object.entries(OPTIONAL)) {
      const stored = product[name as keyof typeof OPTIONAL];
      const fix = `Store product.${name} as it is sent, or leave it out of every response.`;
      const isKept = stored === undefined || stored === '' || (Array.isArray(stored) && stored.length === 0);
      if (!isKept || session.isStrict) expectEqual(stored, value, `product.${name}`, fix);
    }
  },

  'a product without a discount has none': async (session) => {
    const id = await session.createProduct({ discountedPrice: undefined });
    const { discountedPrice, discountPercentage } = await getProduct(session, id);
    const fix = 'Leave discountedPrice and discountPercentage out, or send null or 0, without a discount.';
    expectTrue(!discountedPrice && !discountPercentage, {
      expected: 'no discount',
      received: show({ discountedPrice, discountPercentage }),
      fix,
    });
  },

  'get-all-products lists a new product': async (session) => {
    const id = await session.createProduct();
    const listed = (await listProducts(session)).filter(({ _id }) => _id === id);
    expectEqual(listed.length, 1, 'rows of the new product', 'List every product once, also drafts.');
    const { images: _, ...draft } = session.buildDraft();
    expectFields(listed[0]!, draft);
  },

  'get-all-products lists each id once': async (session) => {
    const ids = (await listProducts(session)).map(({ _id }) => _id);
    expectEqual(new Set(ids).size, ids.length, 'different ids', 'List every product once.');
  },

  'edit-product replaces the fields': async (session) => {
    const id = await session.createProduct();
    const changes = {
      name: `Changed lamp ${session.runId}`,
      actualPrice: 1200,
      discountedPrice: 900,
      stock: 3,
      stockUnit: 'packs',
      isFeatured: true,
      locations: ['japan'],
    };
    const { productId } = await editProduct(session, await getProduct(session, id), changes);
    expectEqual(productId, id, 'productId', 'Answer edit-product with the id of the product.');
    const product = await getProduct(session, id);
    expectFields(product, { ...changes, discountPercentage: 25 });
    expectFields(product, { description: session.buildDraft().description });
  },

  'edit-product removes a discount': async (session) => {
    const id = await session.createProduct();
    const product = await getProduct(session, id);
    await editProduct(session, product, { discountedPrice: null, discountPercentage: null } as never);
    const { discountedPrice } = await getProduct(session, id);
    const fix = 'Remove the discounted price if an edit sends null or leaves it out.';
    expectEqual(discountedPrice || undefined, undefined, 'product.discountedPrice', fix);
  },

  'edit-product changes no other product': async (session) => {
    const [first, second] = [await session.createProduct(), await session.createProduct()];
    const before = await getProduct(session, second);
    await editProduct(session, await getProduct(session, first), { stock: 99 });
    const fix = 'Change only the product whose id is in the path.';
    expectEqual(await getProduct(session, second), before, 'the other product', fix);
  },

  'delete-product removes a product': async (session) => {
    const productId = await session.createProduct();
    const isListed = async () => (await listProducts(session)).some(({ _id }) => _id === productId);
    expectEqual(await isListed(), true, 'listed before delete-product', 'List every product, also drafts.');
    await session.client.call(calls.deleteProduct, { params: { id: productId }, body: undefined });
    const gone = 'Leave deleted products out of the list.';
    expectEqual(await isListed(), false, 'listed after delete-product', gone);
    const answer = await session.client.send(calls.getProduct, { params: { productId }, body: undefined });
    expectRefusal(answer, 'Answer get-product with 404 after the product was deleted.', [404]);
  },

  'get-product answers 404 to an unknown id': async ({ client }) => {
    const params = { productId: '0'.repeat(24) };
    const answer = await client.send(calls.getProduct, { params, body: undefined });
    expectRefusal(answer, 'Answer 404 if no product has the id, so that the page says so.', [404]);
  },

  'edit-product refuses an unknown id': async ({ client, buildDraft }) => {
    const params = { productId: '0'.repeat(24) };
    const body = { product: buildDraft(), images: [createImage()], imagesToDelete: [] };
    const fix = 'Answer 404 if no product has the id, and create none.';
    expectRefusal(await client.send(calls.editProduct, { params, body }), fix);
  },

  'dashboard-details counts the products': async (session) => {
    await session.createProduct();
    const { length } = await listProducts(session);
    const { totalProducts } = await session.client.call(calls.dashboardDetails, nothing);
    const fix = 'Count in totalProducts the products that get-all-products lists.';
    expectEqual(totalProducts, length, 'totalProducts', fix);
  },
});
