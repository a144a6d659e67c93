import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKind, DraftOffer } from '#features/products/form/DraftNotice.tsx';
import { hasSameFields, type ProductFormFields } from '#features/products/form/productFormModel.ts';
import type { DraftStore, ProductDraft } from './productDrafts.ts';

/** How long after the last keystroke the draft is saved. */
const AUTOSAVE_DELAY_MS = 400;

type ProductDraftOptions = {
  /** Opened once: it stays the administrator's who began to type. */
  openStore: () => DraftStore;
  kind: Exclude<DraftKind, 'outdatedEdit'>;
  /** What the form begins with: as long as it stands there, there is nothing to keep. */
  initial: ProductFormFields;
  /** The version of the product in the form, where it is one that the store has. */
  version?: string | undefined;
};

type Timer = { current: ReturnType<typeof setTimeout> | undefined };

function stop(timer: Timer): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/**
 * Saves what is typed into the form in this browser, so that it survives a crash of the tab, and offers what an earlier
 * visit left.
 */
export function useProductDraft({ openStore, kind, initial, version }: ProductDraftOptions) {
  const [store] = useState(openStore);
  const [stored, setStored] = useState(store.load);
  // What stands in the form began with this version; a draft that is restored brings its own.
  const [formVersion, setFormVersion] = useState(version);
  const latest = useRef({ fields: initial, version });
  const timer = useRef<Timer['current']>(undefined);
  const isDone = useRef(false);

  const saveNow = (offered: ProductDraft | undefined) => {
    stop(timer);
    const draft = hasSameFields(latest.current.fields, initial) ? offered : latest.current;
    if (draft) store.save(draft);
    else store.clear();
  };
  const savePending = () => {
    if (timer.current !== undefined) saveNow(stored);
  };
  // Whoever leaves before the timer has run out loses nothing either.
  const savePendingOnLeave = useEffectEvent(savePending);
  useEffect(() => savePendingOnLeave, []);

  const isOutdated = kind === 'edit' && stored?.version !== version;
  const offer: DraftOffer | undefined = stored && {
    fields: stored.fields,
    kind: isOutdated ? 'outdatedEdit' : kind,
    onRestored: (replaced) => {
      setStored(replaced && { fields: replaced, version: formVersion });
      setFormVersion(stored.version);
      latest.current = { fields: stored.fields, version: stored.version };
    },
    onDiscard: () => {
      setStored(undefined);
      saveNow(undefined);
    },
  };
  return {
    offer,
    /** The version that a save must not overwrite another than. */
    version: formVersion,
    save(fields: ProductFormFields) {
      if (isDone.current) return;
      latest.current = { ...latest.current, fields };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow(stored), AUTOSAVE_DELAY_MS);
    },
    /** Saves at once what was typed last: another form of the same product looks for it before this one has gone. */
    savePending,
    /** What was typed is saved: the form that is filled in anew from it is no draft. */
    clear() {
      isDone.current = true;
      stop(timer);
      store.clear();
    },
  };
}
