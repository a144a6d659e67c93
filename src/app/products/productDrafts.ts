import type { ProductFormFields } from '#features/products/form/productFormModel.ts';
import { clearDraft, loadDraft, parseFields, saveDraft } from './storedDraft.ts';

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

function readDraft(stored: unknown): ProductDraft | undefined {
  const { fields: typed, version } = Object(stored) as { fields?: unknown; version?: string };
  const fields = typed === undefined ? undefined : parseFields(typed);
  return fields && { fields, version };
}

function readEntries(): Entry[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Entry[];
    return stored.filter(Boolean);
  } catch {
    return []; // Storage is forbidden here, or holds something else.
  }
}

function writeEntries(entries: readonly Entry[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_DRAFTS)));
  } catch {
    // Not saved: the form itself is not less safe for it.
  }
}
