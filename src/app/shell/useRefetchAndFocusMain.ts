import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { useEventCallback } from '../browser/useEventCallback.ts';

/** Returns a function that refetches. It moves the focus to the page first, because the pressed button disappears. */
export const useRefetchAndFocusMain = (refetch: () => Promise<unknown>) =>
  useEventCallback(() => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    void refetch();
  });
