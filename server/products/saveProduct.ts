import type { RequestBody } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../http/deps.ts';
import { removeUnusedImages } from '../images/removeUnusedImages.ts';
import { HttpError } from '../http/httpError.ts';
import type { KeyedAnswer, KeyedRequest } from '../store/store.ts';
import {
  checkImageCount,
  type Edit,
  applyEdit,
  getKeptImages,
  newProduct,
  assertNotStale,
} from './savedProduct.ts';
import { validateDraft } from './validateDraft.ts';

// Images are stored before their row is committed, and removed after it, so that no row refers to a missing image
// even if the process is killed.

/** Stores the files. Removes them again if the work on the row fails. */
async function withImages<T>(
  files: readonly File[],
  deps: Deps,
  commit: (added: ProductImage[]) => Promise<T>,
): Promise<T> {
  const added = await deps.images.add(files);
  try {
    return await commit(added);
  } catch (error) {
    await removeUnusedImages(added, deps);
    throw error;
  }
}

/** The answer is stored with the product if the request has a key. */
const withAnswer = (keyed: KeyedRequest | undefined, productId: string): KeyedAnswer | undefined =>
  keyed && { ...keyed, answer: { productId } };

export async function addProduct(
  body: RequestBody<Calls['createProduct']>,
  keyed: KeyedRequest | undefined,
  deps: Deps,
): Promise<string> {
  const draft = validateDraft(body.product, 'create', { currency: deps.currency });
  checkImageCount(body.images.length, 'create');
  return withImages(body.images, deps, async (added) => {
    const product = newProduct(deps.newId(), draft, added, deps.clock());
    await deps.store.products.add(product, withAnswer(keyed, product._id));
    return product._id;
  });
}

type EditBody = RequestBody<Calls['editProduct']>;

/** Returns the stored product and the images that the edit keeps. Throws if the edit can't be applied. */
async function loadForEdit(id: string, { product, images }: EditBody, edit: Edit, deps: Deps) {
  const before = await deps.store.products.find(id);
  if (!before) throw new HttpError(404, (t) => t.errors.productNotFound);
  assertNotStale(before, product);
  const keptImages = getKeptImages(before, edit);
  checkImageCount(keptImages.length + images.length, 'edit');
  return { before, keptImages };
}

type Replacement = {
  id: string;
  body: EditBody;
  edit: Edit;
  added: readonly ProductImage[];
  keyed: KeyedAnswer | undefined;
};
type Replaced = { before: StoredProduct; after: StoredProduct };

/** Applies the edit to the current product, and retries on a conflict. */
async function replace({ id, body, edit, added, keyed }: Replacement, deps: Deps): Promise<Replaced> {
  for (;;) {
    const { before, keptImages } = await loadForEdit(id, body, edit, deps);
    const after = applyEdit(before, edit, [...keptImages, ...added], deps.clock());
    if (await deps.store.products.replace(after, before, keyed)) return { before, after };
  }
}

export async function updateProduct(
  id: string,
  body: EditBody,
  keyed: KeyedRequest | undefined,
  deps: Deps,
): Promise<string> {
  const stored = await deps.store.products.find(id);
  const draft = validateDraft(body.product, 'edit', { currency: deps.currency, stored });
  const edit = { draft, images: body.product.images, imagesToDelete: body.imagesToDelete };
  // Checked before the costly part, and again at the end because others may save meanwhile.
  await loadForEdit(id, body, edit, deps);
  const { before, after } = await withImages(body.images, deps, (added) =>
    replace({ id, body, edit, added, keyed: withAnswer(keyed, id) }, deps),
  );
  const remaining = new Set(after.images.map(({ publicId }) => publicId));
  await removeUnusedImages(
    before.images.filter(({ publicId }) => !remaining.has(publicId)),
    deps,
  );
  return after._id;
}

export async function removeProduct(id: string, keyed: KeyedRequest | undefined, deps: Deps): Promise<void> {
  const removed = await deps.store.products.remove(id, keyed && { ...keyed, answer: {} });
  if (!removed) throw new HttpError(404, (t) => t.errors.productNotFound);
  await removeUnusedImages(removed.images, deps);
}
