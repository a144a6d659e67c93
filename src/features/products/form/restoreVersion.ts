import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import { type ProductField, productFieldNames } from '#contract/products/productFields.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { getDeletedIds, getSavedImages, toSlots } from '../images/imageModel.ts';
import { createProductFormSchema } from './productFormModel.ts';
import { toFormValues } from './productPayload.ts';

/** Returns the present product with these fields of a version. The discount follows from the prices. */
export function restoreFields(version: Product, present: Product, fields: readonly ProductField[]): Product {
  const values = Object.fromEntries(fields.map((field) => [field, version[field]]));
  const restored: Product = { ...present, ...values };
  return {
    ...restored,
    discountPercentage: calculateDiscountPercent(restored.actualPrice, restored.discountedPrice),
  };
}

type RestoreRules = { messages: ProductRuleMessages; currency: Currency };

/** Returns why the form wouldn't save a version of a product, in the order of the form. */
export function findVersionProblems(
  version: Product,
  present: Product,
  { messages, currency }: RestoreRules,
): string[] {
  const schema = createProductFormSchema(messages, { currency, stored: present });
  const issues = schema.safeParse(toFormValues(version)).error?.issues ?? [];
  return [...new Set(issues.map(({ message }) => message))];
}

/**
 * Returns the body of an edit that restores a version, with its images. Fields that the version doesn't have are sent
 * as null, because a backend may keep omitted ones. The edit fails if the product was saved since `present` was loaded.
 */
export function buildRestoreBody(version: Product, present: Product): Body<typeof editProduct> {
  const values = productFieldNames.map((name) => [
    name,
    version[name] ?? (present[name] === undefined ? undefined : null),
  ]);
  const images = toSlots(version.images);
  return {
    product: {
      ...(Object.fromEntries(values) as Body<typeof editProduct>['product']),
      images: getSavedImages(images),
      updatedAt: present.updatedAt,
      // A restored stock is the number that the administrator wants, whatever was sold since.
      stockBefore: version.stock === present.stock ? present.stock : undefined,
    },
    images: [],
    imagesToDelete: getDeletedIds(present.images, images),
  };
}
