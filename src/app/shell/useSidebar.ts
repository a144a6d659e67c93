import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dismissSidebar,
  LARGE_SCREEN_QUERY,
  RESIZE_DELAY_MS,
  resizeSidebar,
  createSidebarState,
  type SidebarPreference,
  toggleSidebar,
} from '#features/shell/shellModel.ts';

const KEY = 'sidebar';
const isLargeScreen = () => matchMedia(LARGE_SCREEN_QUERY).matches;

function loadChoice(): SidebarPreference {
  try {
    return localStorage.getItem(KEY) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function saveChoice(choice: SidebarPreference) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is forbidden: it starts open next time.
  }
}

/** State of the sidebar. Beside the content it is remembered; over the content it closes on navigation. */
export function useSidebar() {
  const [state, setState] = useState(() => createSidebarState(isLargeScreen(), loadChoice()));

  // Closes the overlay on navigation.
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
        RESIZE_DELAY_MS,
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
