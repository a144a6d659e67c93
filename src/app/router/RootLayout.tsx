import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { type Toast, useToast } from '#ui/toast/ToastProvider.tsx';
import { ToastViewport } from '#ui/toast/ToastViewport.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useNotify } from '../page/useNotify.ts';
import { type NavigationState, parseNavigationState } from '../page/navigationState.ts';
import { createLeaveGuard, LeaveGuardContext } from '../page/useLeaveGuard.ts';

/** Shows the message of a navigation once. */
function FlashMessage() {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { message } = parseNavigationState(location.state);
  const text = message?.text;
  const tone = message?.tone;
  useEffect(() => {
    if (text === undefined || tone === undefined) return;
    notify(tone, text);
    const { message: _shown, ...rest } = location.state as NavigationState;
    void navigate(location, { replace: true, state: rest, preventScrollReset: true });
    // Once per history entry, even if two have the same message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key, text, tone]);
  return null;
}

/** The root of every page: toasts, focus on navigation, and scroll restoration. */
export function RootLayout() {
  const [leaveGuard] = useState(createLeaveGuard);
  const { pathname } = useLocation();
  const t = useMessages('shell').layout;
  useFocusOnNavigation(pathname);
  useCloseErrors(pathname);
  return (
    <LeaveGuardContext value={leaveGuard}>
      <Outlet />
      <FlashMessage />
      <ToastViewport
        position={pathname === paths.dashboard ? 'bottom-center' : 'top-end'}
        dismissLabel={t.dismissToast}
        regionLabel={t.toasts}
      />
      <ScrollRestoration getKey={getScrollKey} />
    </LeaveGuardContext>
  );
}

/** Entries the router didn't create all have the key 'default', so their path is used instead. */
const getScrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Shown while the first page's code loads, after a delay. */
export const FirstPageLoading = () => {
  const t = useMessages('shell').statusPage;
  return (
    <div className="grid min-h-dvh animate-[fade_0s_500ms_both] place-items-center text-text-subtle">
      <Spinner size="lg" label={t.loadingPage} />
    </div>
  );
};

/** Moves focus to the page after a navigation, unless the page has moved it itself. */
function useFocusOnNavigation(pathname: string) {
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

const isError = ({ tone }: Toast) => tone === 'error';

/**
 * Closes error toasts on navigation, on the next submit, and when a mutation starts: they are about an earlier
 * attempt.
 */
function useCloseErrors(pathname: string) {
  const { close } = useToast();
  const client = useQueryClient();
  const previousPathname = useRef(pathname);
  // A layout effect runs before the new page's effects, which may show errors of their own.
  useLayoutEffect(() => {
    if (previousPathname.current !== pathname) close(isError);
    previousPathname.current = pathname;
  }, [pathname, close]);
  useEffect(() => {
    const onSubmit = () => close(isError);
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, [close]);
  // Runs when a mutation starts, so it can't close that mutation's own error.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') close(isError);
      }),
    [client, close],
  );
}
