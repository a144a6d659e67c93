import * as z from 'zod/mini';
import { asRecord } from '#contract/wire/envelope.ts';
import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { listAdminEntries, openAdminStorage, writeKey } from '../browser/adminStorage.ts';

/** Storage key of a tab's id. A duplicated tab gets a copy. */
const KEY = 'tab';

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/** Ids of this page load and of the previous one in the same tab. */
const tab = { id: createId(), previousId: takePreviousId() };

function takePreviousId(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

try {
  sessionStorage.setItem(KEY, tab.id);
} catch {
  // Storage is forbidden: no drafts are kept either.
}

const lockName = (id: string) => `tab ${id}`;
let lock: Promise<unknown> | undefined;

/**
 * Tells other tabs that this one is open, with a lock. Taken late, because a page with a lock can't enter the
 * back/forward cache.
 */
function lockTab() {
  lock ??= navigator.locks?.request(lockName(tab.id), () => new Promise(() => {})).catch(() => undefined);
}

/** Returns a function that tells whether a tab is open; undefined if the browser can't tell, as without HTTPS. */
async function findOpenTabs(): Promise<((id: string) => boolean) | undefined> {
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
export const newProductDraft = (email: string) => createStore(email, 'new');

/** Opens the draft of changes to a product. */
export const editDraft = (email: string, productId: string) => createStore(email, `edit ${productId}`);

/** Opens the draft of a copy. */
export const duplicateDraft = (email: string, productId: string) => createStore(email, `copy ${productId}`);

/** When exceeded, the oldest draft is removed. */
export const MAX_DRAFTS = 20;

const PREFIX = 'draft:';

/**
 * A draft belongs to the tab in which it was typed while that tab shows the page. After that, the same tab finds it
 * first, then any tab that opens the form.
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

/** Fields that are newer than the draft are empty. */
const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...asRecord(stored) }).data;

function createStore(email: string, form: string): DraftStore {
  const storage = openAdminStorage(email);
  const start = `${PREFIX}${form}:`;
  const own = start + tab.id;
  const read = (name: string) => {
    const draft = parseDraft(storage.read(name));
    const fields = draft && parseFields(draft.fields);
    return fields && !isEmptyDraft(fields) ? { name, ...draft, fields } : undefined;
  };
  const save = ({ fields, version }: ProductDraft) => {
    if (isEmptyDraft(fields)) return storage.remove(own);
    const draft = { tab: tab.id, state: 'open', savedAt: Date.now(), fields, version } satisfies StoredDraft;
    storage.write(own, draft);
    lockTab();
    removeOldest();
  };
  /** Returns a draft that another page load has left, preferring this tab's own. */
  const findReleased = () => {
    const left = storage
      .list(start)
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
      const mine = read(own);
      if (mine) return { fields: mine.fields, version: mine.version };
      const left = findReleased();
      if (!left) return undefined;
      const draft = { fields: left.fields, version: left.version };
      storage.remove(left.name);
      save(draft);
      return draft;
    },
    save,
    clear: () => storage.remove(own),
  };
}

function markDrafts(entries: ReturnType<typeof listAdminEntries>, state: StoredDraft['state']) {
  for (const { key, value } of entries) {
    const draft = key.includes(`:${PREFIX}`) ? parseDraft(value) : undefined;
    if (draft && draft.state !== state) writeKey(key, { ...draft, state });
  }
}

/** Releases this tab's drafts when the page is hidden. */
export function releaseDraftsOnPageHide() {
  addEventListener('pagehide', () => markDrafts(listAdminEntries(`:${tab.id}`), 'left'));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markDrafts(listAdminEntries(`:${tab.id}`), 'open');
  });
}

/** Releases the drafts of crashed tabs. */
export async function releaseDraftsOfCrashedTabs(): Promise<void> {
  const isOpen = await findOpenTabs();
  if (!isOpen) return;
  const isCrashed = ({ value }: { value: unknown }) => {
    const owner = parseDraft(value)?.tab;
    return owner !== undefined && owner !== tab.id && !isOpen(owner);
  };
  markDrafts(listAdminEntries('').filter(isCrashed), 'left');
}
