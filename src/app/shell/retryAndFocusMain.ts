import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';

/** Asks once more. The button that was pressed for it goes, and leaves the focus to the page: else it would be nowhere. */
export function retryAndFocusMain(refetch: () => Promise<unknown>) {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  void refetch();
}
