import { useEffect, useRef } from 'react';
import { previewsIn, type ProductSlot } from './imageModel.ts';

/** Gives back the memory of previews that are no longer shown. They were made where their file came in. */
export function useReleasedPreviews(slots: readonly ProductSlot[]) {
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const now = previewsIn(slots);
    for (const url of shown.current) if (!now.includes(url)) URL.revokeObjectURL(url);
    shown.current = now;
  }, [slots]);
  useEffect(() => () => shown.current.forEach((url) => URL.revokeObjectURL(url)), []);
}
