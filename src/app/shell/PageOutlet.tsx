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

export type Stage = 'frame' | 'page';

/** A reload and Back restore the scroll position, for which the page must be there. */
function getFirstStage(): Stage {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'navigate' ? 'frame' : 'page';
}

/**
 * Returns what to render. On a visit, the frame is painted before the page renders, which takes half a second on a slow
 * machine.
 */
export const useStage = (): Stage => useDeferredValue<Stage>('page', getFirstStage());

/** The page inside a layout, or a skeleton while the next one loads. */
export function PageOutlet({ stage = 'page' }: { stage?: Stage }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLoading = next !== undefined && next !== pathname;
  return (
    <>
      <OfflineNotice network={useNetwork()} />
      {stage === 'frame' ? <div data-loading="" /> : isLoading ? <PageSkeleton /> : <Outlet />}
    </>
  );
}
