import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dismissed,
  LARGE_SCREEN,
  RESIZE_PAUSE_MS,
  resized,
  sidebarAt,
  type SidebarChoice,
  toggled,
} from '#features/shell/sidebarModel.ts';

const KEY = 'sidebar';
const isLarge = () => innerWidth >= LARGE_SCREEN;

function savedChoice(): SidebarChoice {
  try {
    return localStorage.getItem(KEY) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function save(choice: SidebarChoice) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is forbidden here: it opens as always the next time.
  }
}

/** The sidebar's state, its rules from sidebarModel; beside the content it comes back as it was left. */
export function useSidebar() {
  const [state, setState] = useState(() => sidebarAt(isLarge(), savedChoice()));
  const dismiss = useCallback(() => setState(dismissed), []);

  // A navigation closes what floats over the page that it leads to.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setState(dismissed);
  }

  const toggle = () => {
    const next = toggled(state, performance.now());
    if (next === state) return;
    if (next.isLargeScreen) save(next.isOpened ? 'open' : 'closed');
    setState(next);
  };

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setState((now) => resized(now, isLarge(), savedChoice())), RESIZE_PAUSE_MS);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(pause);
      removeEventListener('resize', onResize);
    };
  }, []);

  return { state, toggle, dismiss };
}
