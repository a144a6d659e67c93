import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { type AnchorProps, LinkContext } from '#ui/link/Link.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { CurrencyContext, TimeZoneContext } from '#features/format/useFormats.ts';
import { MessagesProvider } from './language/MessagesProvider.tsx';
import { getReturnToState } from './router/getReturnToState.ts';
import { SetSettingsContext, SettingsContext } from './settings.ts';

type AppProps = {
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  settings: PublicSettings;
  /** Duration of a toast in ms; 0 keeps it until it is dismissed. @default 5000 */
  toastDuration?: number;
};

/** Renders a link. Paths of the app open through the router; other URLs load a document. */
function RouterLink({ href = '', ...rest }: AnchorProps) {
  const state = getReturnToState(href, useLocation());
  return <Link {...rest} to={href} reloadDocument={!href.startsWith('/')} state={state} />;
}

/** The whole app. Its dependencies are props, so that stories can pass their own. */
export function App({ client, router, settings: initialSettings, toastDuration }: AppProps) {
  const [settings, setSettings] = useState(initialSettings);
  return (
    <MessagesProvider>
      <SettingsContext value={settings}>
        <SetSettingsContext value={setSettings}>
          <CurrencyContext value={settings.currency}>
            <TimeZoneContext value={settings.timeZone ?? undefined}>
              <QueryClientProvider client={client}>
                <LinkContext value={RouterLink}>
                  <ToastProvider duration={toastDuration}>
                    {/* No transitions, so that a radio or tab that changes the URL updates at once. */}
                    <RouterProvider router={router} useTransitions={false} />
                  </ToastProvider>
                </LinkContext>
              </QueryClientProvider>
            </TimeZoneContext>
          </CurrencyContext>
        </SetSettingsContext>
      </SettingsContext>
    </MessagesProvider>
  );
}
