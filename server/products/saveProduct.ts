import type { RequestBody } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { ProductEdit, StoredProduct } from '#contract/products/product.ts';
import { MAX_IMAGES, type ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../http/deps.ts';
import { HttpError, throwFieldError } from '../http/httpError.ts';
import { removeUnusedImages, saveWithImages } from '../images/saveWithImages.ts';
import type { IdempotentRequest, IdempotentResult } from '../store/store.ts';
import { getNextTimestamp } from '../store/timestamps.ts';
import { type FormKind, validateDraft, type ValidDraft } from './validateDraft.ts';

function assertImageCount(count: number, form: FormKind): void {
  if (count > MAX_IMAGES) throwFieldError('images', (t) => t.upload.tooMany(MAX_IMAGES));
  if (count === 0) throwFieldError('images', (t) => t.product[form].images);
}

export function buildProduct(
  id: string,
  draft: ValidDraft,
  images: ProductImage[],
  now: number,
): StoredProduct {
  const date = new Date(now).toISOString();
  return {
    ...draft,
    _id: id,
    images,
    discountPercentage: calculateDiscountPercent(draft.actualPrice, draft.discountedPrice),
    reviews: 0,
    publishedDate: date,
    createdAt: date,
    updatedAt: date,
  };
}

type Edit = {
  draft: ValidDraft;
  images: readonly ProductImage[];
  imagesToDelete: readonly string[];
};

/** Returns the images that an edit keeps, in the edit's order. Ignores images of other products. */
function getKeptImages(before: StoredProduct, edit: Edit): ProductImage[] {
  const imagesById = new Map(before.images.map((image) => [image.publicId, image]));
  for (const publicId of edit.imagesToDelete) imagesById.delete(publicId);
  const orderedIds = new Set(edit.images.map(({ publicId }) => publicId));
  return [...orderedIds].flatMap((publicId) => imagesById.get(publicId) ?? []);
}

/** Throws if the product was saved since the edit began. An edit without `updatedAt` overwrites it. */
function assertNotStale(before: StoredProduct, { updatedAt }: Pick<ProductEdit, 'updatedAt'>): void {
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw new HttpError(409, (t) => t.errors.productStale);
  }
}

/** Applies an edit: omitted fields stay, and null clears a field. An omitted discounted price means no discount. */
export function applyEdit(
  before: StoredProduct,
  { draft }: Edit,
  images: ProductImage[],
  now: number,
): StoredProduct {
  return {
    ...before,
    ...draft,
    discountedPrice: draft.discountedPrice,
    discountPercentage: calculateDiscountPercent(draft.actualPrice, draft.discountedPrice),
    images,
    updatedAt: getNextTimestamp(now, before.updatedAt),
  };
}

/** Returns the result to store with the product, if the request has an idempotency key. */
const toResult = (
  request: IdempotentRequest | undefined,
  result: { productId?: string },
): IdempotentResult | undefined => request && { ...request, result };

export async function addProduct(
  body: RequestBody<Calls['createProduct']>,
  request: IdempotentRequest | undefined,
  deps: Deps,
): Promise<string> {
  const { currency } = await deps.store.details.get();
  const draft = validateDraft(body.product, 'create', { currency });
  assertImageCount(body.images.length, 'create');
  return saveWithImages(body.images, deps, async (added) => {
    const product = buildProduct(deps.createId(), draft, added, deps.clock());
    await deps.store.products.add(product, toResult(request, { productId: product._id }));
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
  assertImageCount(keptImages.length + images.length, 'edit');
  return { before, keptImages };
}

type Replacement = {
  id: string;
  body: EditBody;
  edit: Edit;
  added: readonly ProductImage[];
  result: IdempotentResult | undefined;
};
type Versions = { before: StoredProduct; after: StoredProduct };

/** Applies the edit to the current product, and retries on a conflict. */
async function replace({ id, body, edit, added, result }: Replacement, deps: Deps): Promise<Versions> {
  for (;;) {
    const { before, keptImages } = await loadForEdit(id, body, edit, deps);
    const after = applyEdit(before, edit, [...keptImages, ...added], deps.clock());
    if (await deps.store.products.replace(after, before, result)) return { before, after };
  }
}

export async function updateProduct(
  id: string,
  body: EditBody,
  request: IdempotentRequest | undefined,
  deps: Deps,
): Promise<string> {
  const current = await deps.store.products.find(id);
  const { currency } = await deps.store.details.get();
  const draft = validateDraft(body.product, 'edit', { currency, stored: current });
  const edit = { draft, images: body.product.images, imagesToDelete: body.imagesToDelete };
  // Checked before the images are encoded, and again in `replace`, because others may save meanwhile.
  await loadForEdit(id, body, edit, deps);
  const { before, after } = await saveWithImages(body.images, deps, (added) =>
    replace({ id, body, edit, added, result: toResult(request, { productId: id }) }, deps),
  );
  const remaining = new Set(after.images.map(({ publicId }) => publicId));
  await removeUnusedImages(
    before.images.filter(({ publicId }) => !remaining.has(publicId)),
    deps,
  );
  return after._id;
}

export async function removeProduct(
  id: string,
  request: IdempotentRequest | undefined,
  deps: Deps,
): Promise<void> {
  const removed = await deps.store.products.remove(id, toResult(request, {}));
  if (!removed) throw new HttpError(404, (t) => t.errors.productNotFound);
  await removeUnusedImages(removed.images, deps);
}
