import { type RefObject, useEffect, useState } from 'react';

/** Tells whether an element has come into the window once: what lies below it need not be loaded before. */
export function useNear(ref: RefObject<Element | null>): 'near' | 'away' {
  const [place, setPlace] = useState<'near' | 'away'>('away');
  useEffect(() => {
    if (!ref.current || place === 'near') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setPlace('near');
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, place]);
  return place;
}
