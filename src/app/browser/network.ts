import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What the browser says of the network. It knows when there is none; that there is one, it only hopes. */
export const useNetwork = (): 'online' | 'offline' =>
  useSyncExternalStore(subscribe, () => (navigator.onLine ? 'online' : 'offline'));
