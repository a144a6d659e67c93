import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { CurrencyContext } from '#features/format/CurrencyContext.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import { LinkContext } from '#ui/link/LinkContext.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { WordsProvider } from './language/WordsProvider.tsx';
import { RouterLink } from './router/RouterLink.tsx';
import { SettingsContext } from './settings/SettingsContext.ts';

export type AppProps = {
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  settings: PublicSettings;
  /** How long a toast stays, in ms; 0 keeps it until it is dismissed. @default 5000 */
  toastDuration?: number;
};

/** Everything that a page may ask for, handed in from outside so that a story can hand in its own. */
export const App = ({ client, router, settings, toastDuration }: AppProps) => (
  <WordsProvider>
    <SettingsContext value={settings}>
      <CurrencyContext value={settings.currency}>
        <TimeZoneContext value={settings.timeZone ?? undefined}>
          <QueryClientProvider client={client}>
            <LinkContext value={RouterLink}>
              <ToastProvider duration={toastDuration}>
                {/* A radio or a tab that changes the URL shows its new state at once. */}
                <RouterProvider router={router} useTransitions={false} />
              </ToastProvider>
            </LinkContext>
          </QueryClientProvider>
        </TimeZoneContext>
      </CurrencyContext>
    </SettingsContext>
  </WordsProvider>
);
