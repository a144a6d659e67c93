import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftOffer } from '#features/products/form/DraftNotice.tsx';
import { emptyFields, type ProductFormFields } from '#features/products/form/productFormModel.ts';
import { clearDraft, loadDraft, saveDraft } from './storedDraft.ts';

/** How long after the last keystroke the draft is saved. */
const AUTOSAVE_DELAY_MS = 400;

/**
 * Saves what is typed into the add form in this browser, so that it survives a crash of the tab, and offers what an
 * earlier visit left.
 */
export function useProductDraft() {
  const [storedFields, setStoredFields] = useState(loadDraft);
  const latestFields = useRef(emptyFields);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const saveNow = () => {
    stopTimer();
    saveDraft(latestFields.current);
  };
  // Whoever leaves before the timer has run out loses nothing either.
  const savePending = useEffectEvent(() => {
    if (timer.current !== undefined) saveNow();
  });
  useEffect(() => savePending, []);

  const offer: DraftOffer | undefined = storedFields && {
    fields: storedFields,
    onRestored: setStoredFields,
    onDiscard: () => {
      setStoredFields(undefined);
      saveNow();
    },
  };
  return {
    offer,
    save(fields: ProductFormFields) {
      latestFields.current = fields;
      clearTimeout(timer.current);
      timer.current = setTimeout(saveNow, AUTOSAVE_DELAY_MS);
    },
    clear() {
      latestFields.current = emptyFields;
      stopTimer();
      clearDraft();
    },
  };
}
