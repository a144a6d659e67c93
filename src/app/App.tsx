import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicSettings } from '#contract/settings.ts';
import { CurrencyContext } from '#features/CurrencyContext.ts';
import { shellCopy } from '#features/shell/shellCopy.ts';
import { LinkContext } from '#ui/link/LinkContext.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { AppRoutes, layoutAt, prefetch } from './AppRoutes.tsx';
import { AppRouter } from './router/AppRouter.tsx';
import type { GuardedHistory } from './router/guardedHistory.ts';
import { PartNotice } from './PartNotice.tsx';
import { routerLink } from './routerLink.tsx';
import { SessionRenewal } from './SessionRenewal.tsx';
import { SettingsContext } from './SettingsContext.ts';

export type AppProps = {
  client: QueryClient;
  history: GuardedHistory;
  settings: PublicSettings;
  /** How long a toast stands, in ms; the library's own length where it is left out. */
  toastDuration?: number;
};

/** Everything that a page may ask for, handed in from outside so that a story can hand in its own. */
export function App({ client, history, settings, toastDuration }: AppProps) {
  const renderLink = useMemo(() => routerLink(history, { prefetch, layoutAt }), [history]);
  return (
    <SettingsContext value={settings}>
      <CurrencyContext value={settings.currency}>
        <QueryClientProvider client={client}>
          <AppRouter history={history}>
            <LinkContext value={renderLink}>
              <ToastProvider
                dismissLabel={shellCopy.dismissToast}
                regionLabel={shellCopy.toasts}
                duration={toastDuration}
              >
                <PartNotice>
                  <AppRoutes />
                  <SessionRenewal />
                </PartNotice>
              </ToastProvider>
            </LinkContext>
          </AppRouter>
        </QueryClientProvider>
      </CurrencyContext>
    </SettingsContext>
  );
}
