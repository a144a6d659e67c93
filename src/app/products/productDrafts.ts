import {
  emptyFields,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { clearDraft, loadDraft, saveDraft } from './storedDraft.ts';

/** What was typed and not saved, and the version of the product that it began with, where it began with one. */
export type ProductDraft = { fields: ProductFormFields; version?: string | undefined };

/** Where one form keeps its draft in this browser. */
export type DraftStore = {
  load: () => ProductDraft | undefined;
  save: (draft: ProductDraft) => void;
  clear: () => void;
};

/** The one draft of the empty add form. */
export const newProductDraft: DraftStore = {
  load() {
    const fields = loadDraft();
    return fields && { fields };
  },
  save: ({ fields }) => saveDraft(fields),
  clear: clearDraft,
};

/** The draft of changes to a product. */
export const editDraft = (productId: string) => createStore(`edit ${productId}`);

/** The draft of a copy, apart from that of the empty form: neither takes the other's place. */
export const duplicateDraft = (productId: string) => createStore(`copy ${productId}`);

const STORAGE_KEY = 'product-drafts';

/** The oldest goes when there would be one more. */
export const MAX_DRAFTS = 20;

type Entry = { key: string; draft: unknown };

const createStore = (key: string): DraftStore => ({
  load: () => readDraft(readEntries().find((one) => one.key === key)?.draft),
  save: (draft) => writeEntries([...readEntries().filter((one) => one.key !== key), { key, draft }]),
  clear: () => writeEntries(readEntries().filter((one) => one.key !== key)),
});

/** A field that is new since the draft was saved is empty in it. */
function readDraft(stored: unknown): ProductDraft | undefined {
  const { fields, version } = Object(stored) as Record<string, unknown>;
  if (fields === undefined) return undefined;
  const draft = productFormFields.safeParse({ ...emptyFields, ...Object(fields) });
  return draft.success
    ? { fields: draft.data, version: typeof version === 'string' ? version : undefined }
    : undefined;
}

function readEntries(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return []; // Storage is forbidden here, or holds what is no JSON.
  }
}

const isEntry = (one: unknown): one is Entry => typeof (one as Partial<Entry> | null)?.key === 'string';

function writeEntries(entries: readonly Entry[]) {
  try {
    if (entries.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_DRAFTS)));
  } catch {
    // Not saved: the form itself is not less safe for it.
  }
}
