import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dismissSidebar,
  LARGE_SCREEN,
  RESIZE_PAUSE_MS,
  resizeSidebar,
  createSidebarState,
  type SidebarChoice,
  toggleSidebar,
} from '#features/shell/shellModel.ts';

const KEY = 'sidebar';
const isLargeScreen = () => matchMedia(LARGE_SCREEN).matches;

function loadChoice(): SidebarChoice {
  try {
    return localStorage.getItem(KEY) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function saveChoice(choice: SidebarChoice) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is forbidden here: it opens as always the next time.
  }
}

/** The sidebar's state, its rules from sidebarModel; beside the content it comes back as it was left. */
export function useSidebar() {
  const [state, setState] = useState(() => createSidebarState(isLargeScreen(), loadChoice()));

  // A navigation closes what floats over the page that it leads to.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setState(dismissSidebar);
  }

  const toggle = () => {
    const next = toggleSidebar(state, performance.now());
    if (next === state) return;
    if (next.isLargeScreen) saveChoice(next.isOpened ? 'open' : 'closed');
    setState(next);
  };

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(pause);
      pause = setTimeout(
        () => setState((now) => resizeSidebar(now, isLargeScreen(), loadChoice())),
        RESIZE_PAUSE_MS,
      );
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(pause);
      removeEventListener('resize', onResize);
    };
  }, []);

  return { state, toggle, dismiss: () => setState(dismissSidebar) };
}
