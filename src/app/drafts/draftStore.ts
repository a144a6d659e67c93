import { openAdminStorage } from '../browser/adminStorage.ts';
import { lockTab, parseDraft, DRAFT_PREFIX, type StoredDraft, tab } from './draftTabs.ts';

/** The version of what a form edits that its content is based on, and its stock, because orders lower it without a version. */
export type BaseVersion = { version?: string | undefined; stock?: number | undefined };

/** Unsaved form content. */
export type Draft<Fields> = BaseVersion & { fields: Fields };

/** Stores the draft of one form in the browser. */
export type DraftStore<Fields> = {
  load: () => Draft<Fields> | undefined;
  save: (draft: Draft<Fields>) => void;
  clear: () => void;
};

type DraftFields<Fields> = {
  /** Returns undefined if the stored content isn't of this form. */
  parse: (stored: unknown) => Fields | undefined;
  isEmpty: (fields: Fields) => boolean;
};

/** Maximum number of drafts per administrator. The oldest is removed for a new one. */
export const MAX_DRAFTS = 20;

/**
 * Opens the draft of one form. `formName` tells it from others. Content that can't be parsed, or is empty, is no draft.
 */
export function createDraftStore<Fields>(
  email: string,
  formName: string,
  { parse, isEmpty }: DraftFields<Fields>,
): DraftStore<Fields> {
  const storage = openAdminStorage(email);
  const formPrefix = `${DRAFT_PREFIX}${formName}:`;
  const ownName = formPrefix + tab.id;
  const read = (key: string) => {
    const draft = parseDraft(storage.read(key));
    const fields = draft && parse(draft.fields);
    return fields !== undefined && !isEmpty(fields) ? { key, ...draft!, fields } : undefined;
  };
  /** Saves the draft, or removes it if it is empty. */
  const save = ({ fields, version, stock }: Draft<Fields>) => {
    if (isEmpty(fields)) return storage.remove(ownName);
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
      storage.remove(left.key);
      save(draft);
      return draft;
    },
    save,
    clear: () => storage.remove(ownName),
  };
}
