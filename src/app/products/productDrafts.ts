import * as z from 'zod/mini';
import { asRecord } from '#contract/wire/unknownRecord.ts';
import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { listAdminEntries, openAdminStorage, writeKey } from '../browser/adminStorage.ts';

/** Under which a tab remembers who it was, for its next page load. A duplicated tab is given a copy. */
const KEY = 'tab';

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/** This page load, and the one before it in the same tab. */
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
  // Storage is forbidden here: then nothing else is kept either.
}

const lockName = (id: string) => `tab ${id}`;
let lock: Promise<unknown> | undefined;

/** Tells the other tabs that this one lives, for as long as it does. Asked for late: a page with a lock is not cached for Back. */
function announceTab() {
  lock ??= navigator.locks?.request(lockName(tab.id), () => new Promise(() => {})).catch(() => undefined);
}

/** Returns whether a tab lives that has announced itself; undefined where the browser can't tell, as outside of HTTPS. */
async function findLivingTabs(): Promise<((id: string) => boolean) | undefined> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = new Set([...held, ...pending].map(({ name }) => name));
    return (id) => names.has(lockName(id));
  } catch {
    return undefined;
  }
}

/** What was typed and not saved, and the version of the product that it began with, where it began with one. */
export type ProductDraft = { fields: ProductFormFields; version?: string | undefined };

/** Where one form keeps its draft in this browser. */
export type DraftStore = {
  load: () => ProductDraft | undefined;
  save: (draft: ProductDraft) => void;
  clear: () => void;
};

/** The draft of the empty add form. */
export const newProductDraft = (email: string) => createStore(email, 'new');

/** The draft of changes to a product. */
export const editDraft = (email: string, productId: string) => createStore(email, `edit ${productId}`);

/** The draft of a copy, apart from that of the empty form: neither takes the other's place. */
export const duplicateDraft = (email: string, productId: string) => createStore(email, `copy ${productId}`);

/** The oldest goes when there would be one more. */
export const MAX_DRAFTS = 20;

const START = 'draft:';

/**
 * A draft belongs to the tab in which it was typed, for as long as that tab shows the page. Once it has left, the same
 * tab finds it again after a reload, and any other one that opens the form.
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

/** A field that is new since the draft was saved is empty in it. */
const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...asRecord(stored) }).data;

function createStore(email: string, form: string): DraftStore {
  const storage = openAdminStorage(email);
  const start = `${START}${form}:`;
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
    announceTab();
    removeOldest();
  };
  /** Returns what another tab has left, first of all this one before it was reloaded. */
  const findLeft = () => {
    const left = storage
      .list(start)
      .map(read)
      .filter((draft) => draft?.state === 'left')
      .toSorted((one, other) => other!.savedAt - one!.savedAt);
    return left.find((draft) => draft!.tab === tab.previousId) ?? left[0];
  };
  const removeOldest = () => {
    const names = storage.list(START);
    if (names.length <= MAX_DRAFTS) return;
    const savedAt = (name: string) => parseDraft(storage.read(name))?.savedAt ?? 0;
    const [oldest] = names.toSorted((one, other) => savedAt(one) - savedAt(other));
    if (oldest !== undefined) storage.remove(oldest);
  };
  return {
    load() {
      const mine = read(own);
      if (mine) return { fields: mine.fields, version: mine.version };
      const left = findLeft();
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
    const draft = key.includes(`:${START}`) ? parseDraft(value) : undefined;
    if (draft && draft.state !== state) writeKey(key, { ...draft, state });
  }
}

/** Leaves this tab's drafts to whoever opens their form next, as soon as the page goes. */
export function leaveDraftsOnPageHide() {
  addEventListener('pagehide', () => markDrafts(listAdminEntries(`:${tab.id}`), 'left'));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markDrafts(listAdminEntries(`:${tab.id}`), 'open');
  });
}

/** Leaves the drafts of tabs that have crashed, which could not do it themselves. */
export async function leaveDraftsOfCrashedTabs(): Promise<void> {
  const isLiving = await findLivingTabs();
  if (!isLiving) return;
  const isCrashed = ({ value }: { value: unknown }) => {
    const owner = parseDraft(value)?.tab;
    return owner !== undefined && owner !== tab.id && !isLiving(owner);
  };
  markDrafts(listAdminEntries('').filter(isCrashed), 'left');
}
