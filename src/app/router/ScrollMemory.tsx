import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'scroll';
/** A slow answer may let the page grow late; what comes later than this is no part of arriving. */
const ARRIVAL_MS = 10_000;

function savedPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** A new page begins at its top; Back, Forward and a reload come back to where they were left. */
export function ScrollMemory() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  /** While the page grows towards the place that was left, the present one is not the reader's. */
  const arriving = useRef(false);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (type === 'POP') return restore(savedPlaces()[key] ?? 0, arriving);
    if (!samePage) scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);

  useLayoutEffect(() => {
    const save = () => {
      if (arriving.current) return;
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ ...savedPlaces(), [key]: scrollY }));
      } catch {
        // Not remembered.
      }
    };
    addEventListener('scrollend', save);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scrollend', save);
      removeEventListener('pagehide', save);
    };
  }, [key]);

  return null;
}

/** The page may still be growing towards its height: goes on until it is there, or the reader moves. */
function restore(top: number, arriving: RefObject<boolean>): () => void {
  scrollTo(0, top);
  if (top === 0) return () => undefined;
  const growing = new ResizeObserver(() => scrollTo(0, top));
  growing.observe(document.documentElement);
  arriving.current = true;
  const ended = new AbortController();
  const stop = () => {
    arriving.current = false;
    growing.disconnect();
    clearTimeout(timer);
    ended.abort();
  };
  const timer = setTimeout(stop, ARRIVAL_MS);
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, stop, { passive: true, signal: ended.signal });
  return stop;
}
