import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether anybody can see the page now, or it is in a hidden tab. */
export const usePageVisibility = () => useSyncExternalStore(subscribe, () => document.visibilityState);
