import { useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { OfflineNotice } from '#features/shell/OfflineNotice.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns the browser's network state. 'online' doesn't guarantee a connection. */
const useNetwork = (): 'online' | 'offline' =>
  useSyncExternalStore(subscribe, () => (navigator.onLine ? 'online' : 'offline'));

/** The page inside a layout, or a skeleton while the next one loads. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return (
    <>
      <OfflineNotice network={useNetwork()} />
      {next === undefined || next === pathname ? <Outlet /> : <PageSkeleton />}
    </>
  );
}
