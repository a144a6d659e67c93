import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { type AnchorProps, LinkContext } from '#ui/link/Link.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { CurrencyContext, TimeZoneContext } from '#features/format/useFormats.ts';
import { BrandContext } from '#features/messages/BrandContext.ts';
import { MessagesProvider } from './language/MessagesProvider.tsx';
import { getReturnToState } from './router/getReturnToState.ts';
import { useSettings } from './settings.ts';

type AppProps = {
  /** Contains the settings. */
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  /** Duration of a toast in ms; 0 keeps it until it is dismissed. @default 5000 */
  toastDuration?: number;
};

/** Renders a link. Paths of the app open through the router; other URLs load a document. */
function RouterLink({ href = '', ...rest }: AnchorProps) {
  const state = getReturnToState(href, useLocation());
  return <Link {...rest} to={href} reloadDocument={!href.startsWith('/')} state={state} />;
}

const NO_BRAND = {};

/** Provides the store's currency and time zone, and the brand. */
function SettingsProvider({ children }: { children: ReactNode }) {
  const { brand = NO_BRAND, currency, timeZone } = useSettings();
  return (
    <BrandContext value={brand}>
      <CurrencyContext value={currency}>
        <TimeZoneContext value={timeZone ?? undefined}>{children}</TimeZoneContext>
      </CurrencyContext>
    </BrandContext>
  );
}

/** The whole app. Its dependencies are props, so that stories can pass their own. */
export const App = ({ client, router, toastDuration }: AppProps) => (
  <MessagesProvider>
    <QueryClientProvider client={client}>
      <SettingsProvider>
        <LinkContext value={RouterLink}>
          <ToastProvider duration={toastDuration}>
            {/* No transitions, so that a radio or tab that changes the URL updates at once. */}
            <RouterProvider router={router} useTransitions={false} />
          </ToastProvider>
        </LinkContext>
      </SettingsProvider>
    </QueryClientProvider>
  </MessagesProvider>
);
