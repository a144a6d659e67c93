export type Theme = 'light' | 'dark';

export const toggleTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const MIN_TOGGLE_INTERVAL_MS = 200;
export const RESIZE_DEBOUNCE_MS = 100;
/** Matches if the sidebar fits beside the content. In rem, so that larger text needs a wider window. */
export const LARGE_SCREEN_QUERY = '(min-width: 64rem)';

type SidebarState = {
  isOpened: boolean;
  isLargeScreen: boolean;
  /** Time of the last toggle in ms. Toggles within 200 ms of it are ignored. */
  lastToggleTime: number;
};

export type SidebarPreference = 'open' | 'closed';

/** Creates the initial state: the preference on large screens, closed on small screens. */
export const createSidebarState = (isLargeScreen: boolean, preference: SidebarPreference): SidebarState => ({
  isOpened: isLargeScreen && preference === 'open',
  isLargeScreen,
  lastToggleTime: Number.NEGATIVE_INFINITY,
});

export function toggleSidebar(state: SidebarState, now: number): SidebarState {
  if (now - state.lastToggleTime < MIN_TOGGLE_INTERVAL_MS) return state;
  return { ...state, isOpened: !state.isOpened, lastToggleTime: now };
}

/** Closes the overlay after a click outside, Escape or a navigation. */
export const dismissSidebar = (state: SidebarState): SidebarState =>
  state.isOpened && !state.isLargeScreen ? { ...state, isOpened: false } : state;

/** Resets the sidebar if the window has become large or small. */
export function updateScreenSize(
  state: SidebarState,
  isLargeScreen: boolean,
  preference: SidebarPreference,
): SidebarState {
  return isLargeScreen === state.isLargeScreen ? state : createSidebarState(isLargeScreen, preference);
}

export function getSidebarLayout({ isOpened, isLargeScreen }: SidebarState): 'closed' | 'beside' | 'overlay' {
  if (!isOpened) return 'closed';
  return isLargeScreen ? 'beside' : 'overlay';
}
