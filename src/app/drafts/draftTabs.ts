import * as z from 'zod/mini';
import { listAdminEntries, writeKey } from '../browser/adminStorage.ts';

// Which tab a draft belongs to. Apart from draftStore.ts, because every page runs it, but only forms read drafts.

/** Key of the tab's id in sessionStorage, which the browser copies when a tab is duplicated. */
const TAB_KEY = 'tab';

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/** Ids of this page load and of the previous one in the same tab. */
export const tab = { id: createId(), previousId: takePreviousId() };

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
export function lockTab() {
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

/** Prefix of the names of drafts. */
export const DRAFT_PREFIX = 'draft:';

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
  stock: z.optional(z.number()),
});
export type StoredDraft = z.output<typeof storedDraft>;

/** Parses a stored draft, but not its fields. Undefined if invalid. */
export const parseDraft = (value: unknown): StoredDraft | undefined => storedDraft.safeParse(value).data;

function markDrafts(entries: ReturnType<typeof listAdminEntries>, state: StoredDraft['state']) {
  for (const { key, value } of entries) {
    const draft = key.includes(`:${DRAFT_PREFIX}`) ? parseDraft(value) : undefined;
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
