import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';

const STORAGE_KEY = 'product-draft';

/** Returns what was typed into the add form and not published; undefined for anything else that is stored there. */
export function loadDraft(): ProductFormFields | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const fields = parseFields(stored);
    return fields && !isEmptyDraft(fields) ? fields : undefined;
  } catch {
    return undefined; // Storage is forbidden here, or holds what is no JSON.
  }
}

/** A field that is new since the draft was saved is empty in it. */
export const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...Object(stored) }).data;

export function saveDraft(fields: ProductFormFields) {
  if (isEmptyDraft(fields)) return clearDraft();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(fields));
  } catch {
    // Not saved: the form itself is not less safe for it.
  }
}

export function clearDraft() {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was saved either.
  }
}
