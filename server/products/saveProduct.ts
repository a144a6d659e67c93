import type { Received } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ProductImage, StoredProduct } from '#contract/product.ts';
import type { Deps } from '../deps.ts';
import { removeUnused } from '../images/removeUnused.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { checkedDraft } from './checkedDraft.ts';
import { productCopy } from './productCopy.ts';
import {
  checkImageCount,
  type Edit,
  editedProduct,
  keptImages,
  newProduct,
  refuseStale,
} from './savedProduct.ts';

// Pictures are kept before the row that names them is committed, and removed after it: whenever the process ends,
// no row points to a picture that is not there.

/** Keeps the files for as long as the work on the row succeeds. */
async function withPictures<T>(
  files: readonly File[],
  deps: Deps,
  commit: (added: ProductImage[]) => Promise<T>,
): Promise<T> {
  const added = await deps.images.add(files);
  try {
    return await commit(added);
  } catch (error) {
    await removeUnused(added, deps);
    throw error;
  }
}

export async function createProduct(body: Received<Calls['createProduct']>, deps: Deps): Promise<string> {
  const draft = checkedDraft(body.product, productCopy.create);
  checkImageCount(body.images.length, productCopy.create);
  return withPictures(body.images, deps, async (added) => {
    const product = newProduct(deps.newId(), draft, added, deps.clock());
    await deps.store.products.add(product);
    return product._id;
  });
}

type EditBody = Received<Calls['editProduct']>;

/** What an edit starts from; refused where it can't be applied to it. */
async function editable(id: string, { product, images }: EditBody, edit: Edit, deps: Deps) {
  const before = await deps.store.products.find(id);
  if (!before) throw new Refusal(404, serverCopy.productNotFound);
  refuseStale(before, product);
  const kept = keptImages(before, edit);
  checkImageCount(kept.length + images.length, productCopy.edit);
  return { before, kept };
}

type Replaced = { before: StoredProduct; after: StoredProduct };

/** Applies the edit to the product as it is at that moment, however often somebody else is faster. */
async function replace(
  id: string,
  body: EditBody,
  edit: Edit,
  added: readonly ProductImage[],
  deps: Deps,
): Promise<Replaced> {
  for (;;) {
    const { before, kept } = await editable(id, body, edit, deps);
    const after = editedProduct(before, edit, [...kept, ...added], deps.clock());
    if (await deps.store.products.replace(after, before)) return { before, after };
  }
}

export async function editProduct(id: string, body: EditBody, deps: Deps): Promise<string> {
  const draft = checkedDraft(body.product, productCopy.edit);
  const edit = { draft, images: body.product.images, imagesToDelete: body.imagesToDelete };
  // Before the costly part; and again at its end, because others go on saving meanwhile.
  await editable(id, body, edit, deps);
  const { before, after } = await withPictures(body.images, deps, (added) =>
    replace(id, body, edit, added, deps),
  );
  const remaining = new Set(after.images.map(({ publicId }) => publicId));
  await removeUnused(
    before.images.filter(({ publicId }) => !remaining.has(publicId)),
    deps,
  );
  return after._id;
}

export async function deleteProduct(id: string, deps: Deps): Promise<void> {
  const gone = await deps.store.products.remove(id);
  if (!gone) throw new Refusal(404, serverCopy.productNotFound);
  await removeUnused(gone.images, deps);
}
