import { useDeferredValue, useSyncExternalStore } from 'react';
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

type Stage = 'frame' | 'page';

/** A reload and Back restore the scroll position, for which the page must be there. */
function getFirstStage(): Stage {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'navigate' ? 'frame' : 'page';
}

/**
 * The page inside a layout, or a skeleton while the next one loads. On a visit, the frame around the page is painted
 * first, because a slow machine needs half a second for the page.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const stage = useDeferredValue<Stage>('page', getFirstStage());
  const isLoading = next !== undefined && next !== pathname;
  return (
    <>
      <OfflineNotice network={useNetwork()} />
      {stage === 'frame' ? <div data-loading="" /> : isLoading ? <PageSkeleton /> : <Outlet />}
    </>
  );
}
