import * as z from 'zod/mini';
import { isUntouched, type ProductTexts } from '#features/products/form/productFormModel.ts';

const KEY = 'product-draft';

const text = z.string();
const draft = z.object({
  name: text,
  description: text,
  category: text,
  subCategory: text,
  brand: text,
  actualPrice: text,
  discountedPrice: text,
  stock: text,
  stockUnit: text,
  status: text,
  isFeatured: z.boolean(),
  locations: z.array(text),
});

/** What was typed into the add form and not published. Anything else that stands there is none. */
export function keptDraft(): ProductTexts | undefined {
  try {
    const kept = draft.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success && !isUntouched(kept.data) ? kept.data : undefined;
  } catch {
    return undefined; // Storage is forbidden here, or holds what is no JSON.
  }
}

export function keepDraft(texts: ProductTexts) {
  if (isUntouched(texts)) return dropDraft();
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Not kept: the form itself is not less safe for it.
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
