import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';

/** Refetches. Moves focus to the page first, because the pressed button disappears. */
export function retryAndFocusMain(refetch: () => Promise<unknown>) {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  void refetch();
}
