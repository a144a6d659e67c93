export const TOGGLE_PAUSE_MS = 200;
export const RESIZE_PAUSE_MS = 100;
/** From this width on the sidebar stands beside the content, below it floats over it. In px. */
export const LARGE_SCREEN = 1024;

export type SidebarState = {
  isOpened: boolean;
  isLargeScreen: boolean;
  /** When it was last toggled, in ms; a toggle within 200 ms of it is ignored. */
  lastToggleTime: number;
};

export type SidebarChoice = 'open' | 'closed';

/** Beside the content it is as it was left; over the content it always begins closed. */
export const sidebarAt = (isLargeScreen: boolean, choice: SidebarChoice): SidebarState => ({
  isOpened: isLargeScreen && choice === 'open',
  isLargeScreen,
  lastToggleTime: Number.NEGATIVE_INFINITY,
});

export function toggled(state: SidebarState, now: number): SidebarState {
  if (now - state.lastToggleTime < TOGGLE_PAUSE_MS) return state;
  return { ...state, isOpened: !state.isOpened, lastToggleTime: now };
}

/** Closes what floats over the content: after a click outside, Escape or a navigation. */
export const dismissed = (state: SidebarState): SidebarState =>
  state.isOpened && !state.isLargeScreen ? { ...state, isOpened: false } : state;

export function resized(state: SidebarState, isLargeScreen: boolean, choice: SidebarChoice): SidebarState {
  return isLargeScreen === state.isLargeScreen ? state : sidebarAt(isLargeScreen, choice);
}

export function layoutOf({ isOpened, isLargeScreen }: SidebarState): 'closed' | 'beside' | 'overlay' {
  if (!isOpened) return 'closed';
  return isLargeScreen ? 'beside' : 'overlay';
}
