import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKind, DraftOffer } from '#features/form/draftOffer.ts';
import type { BaseVersion, Draft, DraftStore } from './draftStore.ts';

const AUTOSAVE_DELAY_MS = 400;

type DraftOptions<Fields> = {
  /** Called once, so that the draft stays with the administrator who began to type. */
  openStore: () => DraftStore<Fields>;
  kind: Exclude<DraftKind, 'outdatedEdit'>;
  /** Initial form content. While it is unchanged, no draft is kept. */
  initial: Fields;
  hasSameFields: (fields: Fields, other: Fields) => boolean;
  /** Version and stock of what is edited. Omitted if it is new. */
  base?: BaseVersion | undefined;
};

const NO_VERSION: BaseVersion = {};

type Timer = { current: ReturnType<typeof setTimeout> | undefined };

function clearTimer(timer: Timer): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/** Saves the form's content in the browser while typing, and offers the draft of an earlier visit. */
export function useDraft<Fields>({
  openStore,
  kind,
  initial,
  hasSameFields,
  base = NO_VERSION,
}: DraftOptions<Fields>) {
  const [store] = useState(openStore);
  const [stored, setStored] = useState(store.load);
  // Version that the form's content is based on. A restored draft brings its own.
  const [formBase, setFormBase] = useState(base);
  const latest = useRef<Draft<Fields>>({ fields: initial, ...base });
  const timer = useRef<Timer['current']>(undefined);
  const isPublished = useRef(false);

  /** Saves the form's content, or `fallback` if the form is unchanged. */
  const saveNow = (fallback: Draft<Fields> | undefined) => {
    clearTimer(timer);
    const draft = hasSameFields(latest.current.fields, initial) ? fallback : latest.current;
    if (draft) store.save(draft);
    else store.clear();
  };
  const savePending = () => {
    if (timer.current !== undefined) saveNow(stored);
  };
  // Saves pending changes when the page is left.
  const savePendingOnLeave = useEffectEvent(savePending);
  useEffect(() => savePendingOnLeave, []);

  const isOutdated = kind === 'edit' && stored?.version !== base.version;
  const offer: DraftOffer<Fields> | undefined = stored && {
    fields: stored.fields,
    kind: isOutdated ? 'outdatedEdit' : kind,
    // The fields that the draft replaces can be restored too.
    onRestored: (replacedFields) => {
      setStored(replacedFields && { fields: replacedFields, ...formBase });
      setFormBase({ version: stored.version, stock: stored.stock });
      latest.current = stored;
    },
    onDiscard: () => {
      setStored(undefined);
      saveNow(undefined);
    },
  };
  return {
    offer,
    /** Version and stock that a save expects. */
    base: formBase,
    save(fields: Fields) {
      if (isPublished.current) return;
      latest.current = { ...latest.current, fields };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow(stored), AUTOSAVE_DELAY_MS);
    },
    /** Saves at once. For reloading, which mounts the new form before it unmounts this one. */
    savePending,
    /** Deletes the draft after its content was saved. */
    clear() {
      isPublished.current = true;
      clearTimer(timer);
      store.clear();
    },
  };
}
