import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKind, DraftOffer } from '#features/products/form/DraftNotice.tsx';
import { hasSameFields, type ProductFormFields } from '#features/products/form/productFormModel.ts';
import type { BaseVersion, DraftStore, ProductDraft } from './productDrafts.ts';

const AUTOSAVE_DELAY_MS = 400;

type ProductDraftOptions = {
  /** Called once, so that the draft stays with the administrator who began to type. */
  openStore: () => DraftStore;
  kind: Exclude<DraftKind, 'outdatedEdit'>;
  /** Initial form content. While it is unchanged, no draft is kept. */
  initial: ProductFormFields;
  /** Version and stock of the edited product. Omitted for a new one. */
  base?: BaseVersion | undefined;
};

const NEW_PRODUCT: BaseVersion = {};

type Timer = { current: ReturnType<typeof setTimeout> | undefined };

function clearTimer(timer: Timer): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/** Saves the form's content in the browser while typing, and offers the draft of an earlier visit. */
export function useProductDraft({ openStore, kind, initial, base = NEW_PRODUCT }: ProductDraftOptions) {
  const [store] = useState(openStore);
  const [stored, setStored] = useState(store.load);
  // Version that the form's content is based on. A restored draft brings its own.
  const [formBase, setFormBase] = useState(base);
  const latest = useRef<ProductDraft>({ fields: initial, ...base });
  const timer = useRef<Timer['current']>(undefined);
  const isPublished = useRef(false);

  /** Saves the form's content, or `fallback` if the form is unchanged. */
  const saveNow = (fallback: ProductDraft | undefined) => {
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
  const offer: DraftOffer | undefined = stored && {
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
    /** Version and stock that a save expects the product to have. */
    base: formBase,
    save(fields: ProductFormFields) {
      if (isPublished.current) return;
      latest.current = { ...latest.current, fields };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow(stored), AUTOSAVE_DELAY_MS);
    },
    /** Saves at once. For reloading, which mounts the new form before it unmounts this one. */
    savePending,
    /** Deletes the draft after the product was saved. */
    clear() {
      isPublished.current = true;
      clearTimer(timer);
      store.clear();
    },
  };
}
