import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '#features/shell/OfflineNotice.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';
import { MAIN_ID } from '#ui/app-shell/landmarks.ts';
import { useNetwork } from '../network.ts';
import { useHistory } from '../router/AppRouter.tsx';
import { CrashBoundary } from '../router/CrashBoundary.tsx';
import type { GuardedHistory } from '../router/guardedHistory.ts';
import { ScrollMemory } from '../router/ScrollMemory.tsx';

/** The page inside a layout: its outline while its code is on its way, and what breaks in it stays in it. */
export function PageOutlet() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <>
      <OfflineNotice network={useNetwork()} />
      <CrashBoundary place={pathname}>
        <Suspense key={pathname} fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
      <ScrollMemory />
    </>
  );
}

/** The page that was shown last, beyond the end of its layout. */
const shown = new WeakMap<GuardedHistory, string>();

/**
 * Another page begins at its top for the keyboard and the screen reader too, unless it has put the focus somewhere
 * itself; the first one begins at the browser's.
 */
function useFocusOnNavigation(pathname: string) {
  const history = useHistory();
  useEffect(() => {
    const before = shown.get(history);
    shown.set(history, pathname);
    if (before === undefined || before === pathname) return;
    const main = document.getElementById(MAIN_ID);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [history, pathname]);
}
