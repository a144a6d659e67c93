import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  createSidebarState,
  dismissSidebar,
  LARGE_SCREEN_QUERY,
  RESIZE_DEBOUNCE_MS,
  type SidebarPreference,
  toggleSidebar,
  updateScreenSize,
} from '#features/shell/shellModel.ts';

const SIDEBAR_KEY = 'sidebar';
const isLargeScreen = () => matchMedia(LARGE_SCREEN_QUERY).matches;

function loadChoice(): SidebarPreference {
  try {
    return localStorage.getItem(SIDEBAR_KEY) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function saveChoice(choice: SidebarPreference) {
  try {
    localStorage.setItem(SIDEBAR_KEY, choice);
  } catch {
    // Storage is forbidden: it starts open next time.
  }
}

/**
 * State of the sidebar. On large screens it is beside the content and the choice is saved; on others it covers the
 * content and closes on navigation.
 */
export function useSidebar() {
  const [state, setState] = useState(() => createSidebarState(isLargeScreen(), loadChoice()));

  // Closes a sidebar over the content on navigation.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setState((current) => updateScreenSize(current, isLargeScreen(), loadChoice())),
        RESIZE_DEBOUNCE_MS,
      );
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);

  return { state, toggle, dismiss: () => setState(dismissSidebar) };
}
