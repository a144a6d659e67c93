import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { useEventCallback } from '../browser/useEventCallback.ts';

/** Asks once more. The button that was pressed for it goes, and leaves the focus to the page: else it would be nowhere. */
export const useRetry = (refetch: () => Promise<unknown>) =>
  useEventCallback(() => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    void refetch();
  });
