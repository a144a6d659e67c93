import { MAX_IMAGES, type ProductEdit, type ProductImage, type StoredProduct } from '#contract/product.ts';
import { imageCopy } from '../images/imageCopy.ts';
import { Refusal } from '../refusal.ts';
import type { CheckedDraft } from './checkedDraft.ts';
import { type ProductCopy, STALE } from './productCopy.ts';

/** Whole percent off; none where there is no discounted price. */
function discountOf({ actualPrice, discountedPrice }: CheckedDraft): number | undefined {
  if (discountedPrice === undefined) return undefined;
  return Math.round(((actualPrice - discountedPrice) / actualPrice) * 100);
}

export function checkImageCount(count: number, copy: ProductCopy): void {
  if (count > MAX_IMAGES) throw new Refusal(400, imageCopy.tooMany);
  if (count === 0) throw new Refusal(400, copy.images);
}

export function newProduct(
  _id: string,
  draft: CheckedDraft,
  images: ProductImage[],
  now: number,
): StoredProduct {
  const date = new Date(now).toISOString();
  return {
    ...draft,
    _id,
    images,
    discountPercentage: discountOf(draft),
    reviews: 0,
    publishedDate: date,
    createdAt: date,
    updatedAt: date,
  };
}

export type Edit = {
  draft: CheckedDraft;
  images: readonly ProductImage[];
  imagesToDelete: readonly string[];
};

/** The product's own images that an edit keeps, in its order: what else it names is not for it to touch. */
export function keptImages(before: StoredProduct, edit: Edit): ProductImage[] {
  const own = new Map(before.images.map((image) => [image.publicId, image]));
  for (const publicId of edit.imagesToDelete) own.delete(publicId);
  const named = new Set(edit.images.map(({ publicId }) => publicId));
  return [...named].flatMap((publicId) => own.get(publicId) ?? []);
}

/** An edit that names no `updatedAt` overwrites whatever is there. */
export function refuseStale(before: StoredProduct, { updatedAt }: Pick<ProductEdit, 'updatedAt'>): void {
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw new Refusal(409, STALE);
}

/** Two saves in one millisecond are two. */
function later(now: number, before: string | undefined): string {
  const earlier = Date.parse(before ?? '');
  return new Date(Number.isNaN(earlier) ? now : Math.max(now, earlier + 1)).toISOString();
}

/**
 * What an edit leaves out stays as it is, for instance the sizes, which its form doesn't ask for; what it sends as null
 * is emptied. Only a discounted price that is not sent is none.
 */
export function editedProduct(
  before: StoredProduct,
  { draft }: Edit,
  images: ProductImage[],
  now: number,
): StoredProduct {
  return {
    ...before,
    ...draft,
    discountedPrice: draft.discountedPrice,
    discountPercentage: discountOf(draft),
    images,
    updatedAt: later(now, before.updatedAt),
  };
}
