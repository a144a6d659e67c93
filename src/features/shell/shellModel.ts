export type Theme = 'light' | 'dark';

export const toggleTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const TOGGLE_PAUSE_MS = 200;
export const RESIZE_PAUSE_MS = 100;
/** Minimum width for the sidebar beside the content. In rem, so that larger text needs a wider window. */
export const LARGE_SCREEN = '(min-width: 64rem)';

type SidebarState = {
  isOpened: boolean;
  isLargeScreen: boolean;
  /** Time of the last toggle in ms. Toggles within 200 ms of it are ignored. */
  lastToggleTime: number;
};

export type SidebarChoice = 'open' | 'closed';

/** Creates the initial state: beside the content as it was last, over the content closed. */
export const createSidebarState = (isLargeScreen: boolean, choice: SidebarChoice): SidebarState => ({
  isOpened: isLargeScreen && choice === 'open',
  isLargeScreen,
  lastToggleTime: Number.NEGATIVE_INFINITY,
});

export function toggleSidebar(state: SidebarState, now: number): SidebarState {
  if (now - state.lastToggleTime < TOGGLE_PAUSE_MS) return state;
  return { ...state, isOpened: !state.isOpened, lastToggleTime: now };
}

/** Closes the overlay after a click outside, Escape or a navigation. */
export const dismissSidebar = (state: SidebarState): SidebarState =>
  state.isOpened && !state.isLargeScreen ? { ...state, isOpened: false } : state;

export function resizeSidebar(
  state: SidebarState,
  isLargeScreen: boolean,
  choice: SidebarChoice,
): SidebarState {
  return isLargeScreen === state.isLargeScreen ? state : createSidebarState(isLargeScreen, choice);
}

export function getSidebarLayout({ isOpened, isLargeScreen }: SidebarState): 'closed' | 'beside' | 'overlay' {
  if (!isOpened) return 'closed';
  return isLargeScreen ? 'beside' : 'overlay';
}
