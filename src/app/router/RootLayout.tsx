import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { RenewalPrompt } from '../session/RenewalPrompt.tsx';
import { FlashMessage } from './FlashMessage.ts';
import { PathnameContext } from './PathnameContext.ts';
import { SCROLL_STORAGE_KEY } from './scrollPositions.ts';
import { createLeaveGuard, LeaveGuardContext } from './useLeaveGuard.ts';

/** What stands around every page, whatever its layout. */
export function RootLayout() {
  const [leaveGuard] = useState(createLeaveGuard);
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <PathnameContext value={pathname}>
      <LeaveGuardContext value={leaveGuard}>
        <Outlet />
        <FlashMessage />
        <RenewalPrompt />
        <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
      </LeaveGuardContext>
    </PathnameContext>
  );
}

/**
 * Another page begins at its top for the keyboard and the screen reader too, unless it has put the focus somewhere
 * itself; the first one begins at the browser's.
 */
function useFocusOnNavigation(pathname: string) {
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
