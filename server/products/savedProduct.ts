import { discountPercent } from '#contract/products/prices.ts';
import type { ProductEdit, StoredProduct } from '#contract/products/product.ts';
import { MAX_IMAGES, type ProductImage } from '#contract/products/productFields.ts';
import { HttpError, throwFieldError } from '../http/httpError.ts';
import type { FormKind, ValidDraft } from './validateDraft.ts';

export function checkImageCount(count: number, form: FormKind): void {
  if (count > MAX_IMAGES) throwFieldError('images', ({ uploadCopy }) => uploadCopy.tooMany(MAX_IMAGES));
  if (count === 0) throwFieldError('images', ({ productCopy }) => productCopy[form].images);
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
    discountPercentage: discountPercent(draft.actualPrice, draft.discountedPrice),
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

/** Returns the product's own images that an edit keeps, in its order; any other that it names is ignored. */
export function getKeptImages(before: StoredProduct, edit: Edit): ProductImage[] {
  const own = new Map(before.images.map((image) => [image.publicId, image]));
  for (const publicId of edit.imagesToDelete) own.delete(publicId);
  const namedIds = new Set(edit.images.map(({ publicId }) => publicId));
  return [...namedIds].flatMap((publicId) => own.get(publicId) ?? []);
}

/** Throws where the product was saved since the edit began. An edit that names no `updatedAt` overwrites it. */
export function assertNotStale(before: StoredProduct, { updatedAt }: Pick<ProductEdit, 'updatedAt'>): void {
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
    throw new HttpError(409, ({ serverCopy }) => serverCopy.productStale);
  }
}

/** Returns the time of a save, which is later than the one before even in the same millisecond. */
function nextTimestamp(now: number, before: string | undefined): string {
  const previous = Date.parse(before ?? '');
  return new Date(Number.isNaN(previous) ? now : Math.max(now, previous + 1)).toISOString();
}

/**
 * What an edit leaves out stays as it is, for instance the sizes, which its form doesn't ask for; what it sends as null
 * is emptied. Only a discounted price that is not sent is none.
 */
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
    discountPercentage: discountPercent(draft.actualPrice, draft.discountedPrice),
    images,
    updatedAt: nextTimestamp(now, before.updatedAt),
  };
}
