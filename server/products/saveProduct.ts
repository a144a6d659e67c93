import type { RequestBody } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { ProductEdit, StoredProduct } from '#contract/products/product.ts';
import { MAX_IMAGES, type ProductImage } from '#contract/products/productFields.ts';
import type { Deps } from '../base/deps.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';
import { saveWithImages } from '../images/saveWithImages.ts';
import type { Write } from '../base/history.ts';
import type { IdempotentRequest, IdempotentResult } from '../base/database.ts';
import { getNextTimestamp } from '../base/timestamps.ts';
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

/**
 * Returns the images that an edit keeps or brings back, in the edit's order. Ignores images that the product never had.
 */
async function getKeptImages(before: StoredProduct, edit: Edit, { db }: Deps): Promise<ProductImage[]> {
  const imagesById = new Map(before.images.map((image) => [image.publicId, image]));
  const namedIds = new Set(edit.images.map(({ publicId }) => publicId));
  const missingIds = [...namedIds].filter((publicId) => !imagesById.has(publicId));
  if (missingIds.length > 0) {
    const earlier = await db.history.findImages(before._id, missingIds);
    for (const image of earlier) imagesById.set(image.publicId, image);
  }
  for (const publicId of edit.imagesToDelete) imagesById.delete(publicId);
  return [...namedIds].flatMap((publicId) => imagesById.get(publicId) ?? []);
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
): StoredProduct & { updatedAt: string } {
  return {
    ...before,
    ...draft,
    discountedPrice: draft.discountedPrice,
    discountPercentage: calculateDiscountPercent(draft.actualPrice, draft.discountedPrice),
    images,
    updatedAt: getNextTimestamp(now, before.updatedAt),
  };
}

/** Who sends a write, and by what. */
export type Sender = Omit<Write, 'at'> & { idempotentRequest: IdempotentRequest | undefined };

/** Returns the result to store with the product, if the request has an idempotency key. */
const toResult = (
  { idempotentRequest }: Sender,
  result: { productId?: string },
): IdempotentResult | undefined => idempotentRequest && { ...idempotentRequest, result };

const toWrite = ({ adminId, source }: Sender, now: number): Write => ({
  at: new Date(now).toISOString(),
  adminId,
  source,
});

export async function addProduct(
  body: RequestBody<Calls['createProduct']>,
  sender: Sender,
  deps: Deps,
): Promise<string> {
  const { currency } = await deps.db.details.get();
  const draft = validateDraft(body.product, 'create', { currency });
  assertImageCount(body.images.length, 'create');
  return saveWithImages(body.images, deps, async (added) => {
    const now = deps.clock();
    const product = buildProduct(deps.createId(), draft, added, now);
    const result = toResult(sender, { productId: product._id });
    await deps.db.products.add(product, toWrite(sender, now), result);
    return product._id;
  });
}

type EditBody = RequestBody<Calls['editProduct']>;

/** Returns the stored product and the images that the edit keeps. Throws if the edit can't be applied. */
async function loadForEdit(id: string, { product, images }: EditBody, edit: Edit, deps: Deps) {
  const before = await deps.db.products.find(id);
  if (!before) throw new HttpError(404, (t) => t.errors.productNotFound);
  assertNotStale(before, product);
  const keptImages = await getKeptImages(before, edit, deps);
  assertImageCount(keptImages.length + images.length, 'edit');
  return { before, keptImages };
}

type Replacement = {
  id: string;
  body: EditBody;
  edit: Edit;
  added: readonly ProductImage[];
  sender: Sender;
};

/** Applies the edit to the current product, and retries on a conflict. */
async function replace({ id, body, edit, added, sender }: Replacement, deps: Deps): Promise<void> {
  const result = toResult(sender, { productId: id });
  for (;;) {
    const { before, keptImages } = await loadForEdit(id, body, edit, deps);
    const now = deps.clock();
    const after = applyEdit(before, edit, [...keptImages, ...added], now);
    const beforeIds = new Set(before.images.map(({ publicId }) => publicId));
    const restoredImages = keptImages.map(({ publicId }) => publicId).filter((one) => !beforeIds.has(one));
    const { stockBefore } = body.product;
    const change = { ...toWrite(sender, now), at: after.updatedAt, restoredImages, stockBefore };
    if (await deps.db.products.replace(after, before, change, result)) return;
  }
}

/** Images that the edit removes are kept as long as the history has the earlier version. */
export async function updateProduct(id: string, body: EditBody, sender: Sender, deps: Deps): Promise<string> {
  const current = await deps.db.products.find(id);
  const { currency } = await deps.db.details.get();
  const draft = validateDraft(body.product, 'edit', { currency, stored: current });
  const edit = { draft, images: body.product.images, imagesToDelete: body.imagesToDelete };
  // Checked before the images are encoded, and again in `replace`, because others may save meanwhile.
  await loadForEdit(id, body, edit, deps);
  await saveWithImages(body.images, deps, (added) => replace({ id, body, edit, added, sender }, deps));
  return id;
}

export async function removeProduct(id: string, sender: Sender, deps: Deps): Promise<void> {
  const write = toWrite(sender, deps.clock());
  const removed = await deps.db.products.remove(id, write, toResult(sender, {}));
  if (!removed) throw new HttpError(404, (t) => t.errors.productNotFound);
}
