import { asRecord } from '#contract/wire/envelope.ts';
import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { openAdminStorage } from '../browser/adminStorage.ts';
import { lockTab, parseDraft, DRAFT_PREFIX, type StoredDraft, tab } from './draftTabs.ts';

/** The version of a product that a form's content is based on, and its stock, because orders lower it without a version. */
export type BaseVersion = { version?: string | undefined; stock?: number | undefined };

/** Unsaved form content. */
export type ProductDraft = BaseVersion & { fields: ProductFormFields };

/** Stores the draft of one form in the browser. */
export type DraftStore = {
  load: () => ProductDraft | undefined;
  save: (draft: ProductDraft) => void;
  clear: () => void;
};

/** Opens the draft of the empty add form. */
export const openNewDraft = (email: string) => createStore(email, 'new');

/** Opens the draft of changes to a product. */
export const openEditDraft = (email: string, productId: string) => createStore(email, `edit ${productId}`);

/** Opens the draft of a copy. */
export const openDuplicateDraft = (email: string, productId: string) =>
  createStore(email, `copy ${productId}`);

/** Opens the draft of a product that is created again from a version. */
export const openVersionDraft = (email: string, entryId: string) => createStore(email, `version ${entryId}`);

/** Maximum number of drafts per administrator. The oldest is removed for a new one. */
export const MAX_DRAFTS = 20;

/** Fields that were added to the form after the draft was saved are empty. */
const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...asRecord(stored) }).data;

function createStore(email: string, form: string): DraftStore {
  const storage = openAdminStorage(email);
  const formPrefix = `${DRAFT_PREFIX}${form}:`;
  const ownName = formPrefix + tab.id;
  const read = (name: string) => {
    const draft = parseDraft(storage.read(name));
    const fields = draft && parseFields(draft.fields);
    return fields && !isEmptyDraft(fields) ? { name, ...draft, fields } : undefined;
  };
  /** Saves the draft, or removes it if it is empty. */
  const save = ({ fields, version, stock }: ProductDraft) => {
    if (isEmptyDraft(fields)) return storage.remove(ownName);
    const content = { fields, version, stock };
    const draft = { tab: tab.id, state: 'open', savedAt: Date.now(), ...content } satisfies StoredDraft;
    storage.write(ownName, draft);
    lockTab();
    removeOldest();
  };
  /** Returns the newest draft that was left, preferring one that this tab left. */
  const findLeftDraft = () => {
    const left = storage
      .list(formPrefix)
      .map(read)
      .filter((draft) => draft?.state === 'left')
      .toSorted((one, other) => other!.savedAt - one!.savedAt);
    return left.find((draft) => draft!.tab === tab.previousId) ?? left[0];
  };
  const removeOldest = () => {
    const names = storage.list(DRAFT_PREFIX);
    if (names.length <= MAX_DRAFTS) return;
    const savedAt = (name: string) => parseDraft(storage.read(name))?.savedAt ?? 0;
    const [oldest] = names.toSorted((one, other) => savedAt(one) - savedAt(other));
    if (oldest !== undefined) storage.remove(oldest);
  };
  return {
    load() {
      const own = read(ownName);
      if (own) return { fields: own.fields, version: own.version, stock: own.stock };
      const left = findLeftDraft();
      if (!left) return undefined;
      const draft = { fields: left.fields, version: left.version, stock: left.stock };
      storage.remove(left.name);
      save(draft);
      return draft;
    },
    save,
    clear: () => storage.remove(ownName),
  };
}
