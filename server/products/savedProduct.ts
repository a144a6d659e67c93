import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { ProductEdit, StoredProduct } from '#contract/products/product.ts';
import { MAX_IMAGES, type ProductImage } from '#contract/products/productFields.ts';
import { HttpError, throwFieldError } from '../http/httpError.ts';
import type { FormKind, ValidDraft } from './validateDraft.ts';

export function checkImageCount(count: number, form: FormKind): void {
  if (count > MAX_IMAGES) throwFieldError('images', (t) => t.upload.tooMany(MAX_IMAGES));
  if (count === 0) throwFieldError('images', (t) => t.product[form].images);
}

export function newProduct(
  _id: string,
  draft: ValidDraft,
  images: ProductImage[],
  now: number,
): StoredProduct {
  const date = new Date(now).toISOString();
  return {
    ...draft,
    _id,
    images,
    discountPercentage: calculateDiscountPercent(draft.actualPrice, draft.discountedPrice),
    reviews: 0,
    publishedDate: date,
    createdAt: date,
    updatedAt: date,
  };
}

export type Edit = {
  draft: ValidDraft;
  images: readonly ProductImage[];
  imagesToDelete: readonly string[];
};

/** Returns the images that an edit keeps, in its order. Ignores images of other products. */
export function getKeptImages(before: StoredProduct, edit: Edit): ProductImage[] {
  const own = new Map(before.images.map((image) => [image.publicId, image]));
  for (const publicId of edit.imagesToDelete) own.delete(publicId);
  const namedIds = new Set(edit.images.map(({ publicId }) => publicId));
  return [...namedIds].flatMap((publicId) => own.get(publicId) ?? []);
}

/** Throws if the product was saved since the edit began. An edit without `updatedAt` overwrites it. */
export function assertNotStale(before: StoredProduct, { updatedAt }: Pick<ProductEdit, 'updatedAt'>): void {
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw new HttpError(409, (t) => t.errors.productStale);
  }
}

/** Returns the time of a save, always later than the previous one. */
function nextTimestamp(now: number, before: string | undefined): string {
  const previous = Date.parse(before ?? '');
  return new Date(Number.isNaN(previous) ? now : Math.max(now, previous + 1)).toISOString();
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
    updatedAt: nextTimestamp(now, before.updatedAt),
  };
}
