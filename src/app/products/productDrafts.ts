import * as z from 'zod/mini';
import { asRecord } from '#contract/wire/envelope.ts';
import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { listAdminEntries, openAdminStorage, writeKey } from '../browser/adminStorage.ts';

/** Key of the tab's id in sessionStorage, which the browser copies when a tab is duplicated. */
const TAB_KEY = 'tab';

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/** Ids of this page load and of the previous one in the same tab. */
const tab = { id: createId(), previousId: takePreviousId() };

function takePreviousId(): string | undefined {
  try {
    return sessionStorage.getItem(TAB_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

try {
  sessionStorage.setItem(TAB_KEY, tab.id);
} catch {
  // Storage is forbidden, so there are no drafts either.
}

const lockName = (id: string) => `tab ${id}`;
let lock: Promise<unknown> | undefined;

/**
 * Requests a lock that other tabs see while this one is open. Called only when a draft is saved, because a page
 * with a lock can't enter the back/forward cache.
 */
function lockTab() {
  lock ??= navigator.locks?.request(lockName(tab.id), () => new Promise(() => {})).catch(() => undefined);
}

/** Returns a function that tells whether a tab is open; undefined on pages without HTTPS, which have no locks. */
async function createTabCheck(): Promise<((id: string) => boolean) | undefined> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = new Set([...held, ...pending].map(({ name }) => name));
    return (id) => names.has(lockName(id));
  } catch {
    return undefined;
  }
}

/** Unsaved form content, and the version of the product that it is based on. */
export type ProductDraft = { fields: ProductFormFields; version?: string | undefined };

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

const PREFIX = 'draft:';

/**
 * open: the tab that wrote the draft still shows the page, so no other tab may offer it. left: the next tab that
 * opens the form takes the draft, preferably the tab that wrote it.
 */
const storedDraft = z.object({
  tab: z.string(),
  state: z.enum(['open', 'left']),
  savedAt: z.number(),
  fields: z.unknown(),
  version: z.optional(z.string()),
});
type StoredDraft = z.output<typeof storedDraft>;

const parseDraft = (value: unknown): StoredDraft | undefined => storedDraft.safeParse(value).data;

/** Fields that were added to the form after the draft was saved are empty. */
const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...asRecord(stored) }).data;

function createStore(email: string, form: string): DraftStore {
  const storage = openAdminStorage(email);
  const formPrefix = `${PREFIX}${form}:`;
  const ownName = formPrefix + tab.id;
  const read = (name: string) => {
    const draft = parseDraft(storage.read(name));
    const fields = draft && parseFields(draft.fields);
    return fields && !isEmptyDraft(fields) ? { name, ...draft, fields } : undefined;
  };
  /** Saves the draft, or removes it if it is empty. */
  const save = ({ fields, version }: ProductDraft) => {
    if (isEmptyDraft(fields)) return storage.remove(ownName);
    const draft = { tab: tab.id, state: 'open', savedAt: Date.now(), fields, version } satisfies StoredDraft;
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
    const names = storage.list(PREFIX);
    if (names.length <= MAX_DRAFTS) return;
    const savedAt = (name: string) => parseDraft(storage.read(name))?.savedAt ?? 0;
    const [oldest] = names.toSorted((one, other) => savedAt(one) - savedAt(other));
    if (oldest !== undefined) storage.remove(oldest);
  };
  return {
    load() {
      const own = read(ownName);
      if (own) return { fields: own.fields, version: own.version };
      const left = findLeftDraft();
      if (!left) return undefined;
      const draft = { fields: left.fields, version: left.version };
      storage.remove(left.name);
      save(draft);
      return draft;
    },
    save,
    clear: () => storage.remove(ownName),
  };
}

function markDrafts(entries: ReturnType<typeof listAdminEntries>, state: StoredDraft['state']) {
  for (const { key, value } of entries) {
    const draft = key.includes(`:${PREFIX}`) ? parseDraft(value) : undefined;
    if (draft && draft.state !== state) writeKey(key, { ...draft, state });
  }
}

/**
 * Marks this tab's drafts as left when its page is closed, so that another tab may take them, and as open when the
 * page is restored.
 */
export function releaseDraftsOnPageHide() {
  addEventListener('pagehide', () => markDrafts(listAdminEntries(`:${tab.id}`), 'left'));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markDrafts(listAdminEntries(`:${tab.id}`), 'open');
  });
}

/** Marks the drafts of crashed tabs as left. */
export async function releaseDraftsOfCrashedTabs(): Promise<void> {
  const isOpen = await createTabCheck();
  if (!isOpen) return;
  const isCrashed = ({ value }: { value: unknown }) => {
    const owner = parseDraft(value)?.tab;
    return owner !== undefined && owner !== tab.id && !isOpen(owner);
  };
  markDrafts(listAdminEntries('').filter(isCrashed), 'left');
}
