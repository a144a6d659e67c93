import { MAIN_ID } from '#ui/app-shell/landmarks.ts';

/** For what takes away the button that had the focus, which would be nowhere else. */
export const focusMain = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
