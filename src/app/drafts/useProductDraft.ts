import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftOffer } from '#features/products/form/DraftNotice.tsx';
import { emptyTexts, type ProductTexts } from '#features/products/form/productFormModel.ts';
import { dropDraft, keepDraft, keptDraft } from './productDraft.ts';

/** How long the typing rests before it is written down, in ms. */
const REST = 400;

/**
 * Keeps what is typed into the add form in this browser, so that it survives a crash of the tab, and offers what an
 * earlier visit left.
 */
export function useProductDraft() {
  const [offered, setOffered] = useState(keptDraft);
  const typed = useRef(emptyTexts);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = () => {
    clearTimeout(rest.current);
    rest.current = undefined;
    keepDraft(typed.current);
  };
  // Whoever leaves before the typing has rested loses nothing either.
  const writeUnrested = useEffectEvent(() => {
    if (rest.current !== undefined) write();
  });
  useEffect(() => writeUnrested, []);

  const offer: DraftOffer | undefined = offered && {
    texts: offered,
    onRestored: setOffered,
    onDiscard: () => {
      setOffered(undefined);
      write();
    },
  };
  return {
    offer,
    keep(texts: ProductTexts) {
      typed.current = texts;
      clearTimeout(rest.current);
      rest.current = setTimeout(write, REST);
    },
    drop() {
      typed.current = emptyTexts;
      clearTimeout(rest.current);
      rest.current = undefined;
      dropDraft();
    },
  };
}
