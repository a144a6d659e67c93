import type { Meta } from '@storybook/react-vite';
import { type HttpHandler, http } from 'msw';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { setSettings } from '#app/settings.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { createMemoryApp } from '#server/createMemoryApp.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';

const guest = demoSettings.guest!;
const START = Date.UTC(2026, 10, 20, 9, 14);

/**
 * Creates the store of one flow: the reference server with in-memory data, behind the mocked network. Its clock stands
 * still, so that pictures don't change from day to day.
 */
function createFlow() {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const mails: Mail[] = [];
  const server = createMemoryApp({
    products: sampleProducts,
    orders: sampleOrders,
    guest,
    onMail: (mail) => void mails.push(mail),
    clock: () => START,
  });
  const handlers: HttpHandler[] = [http.all('/api/*', ({ request }) => server.fetch(request))];
  return {
    handlers,
    mails,
    startAt(at: string, client: QueryClient) {
      setSettings(client, demoSettings);
      router = createMemoryRouter(createRoutes({ client }), { initialEntries: [at] });
      return router;
    },
    /** Opens a link from outside the app, such as one in an email. */
    open: (path: string) => void router?.navigate(path),
  };
}
type Flow = ReturnType<typeof createFlow>;

/** Returns the store that a story loaded. */
export const getFlow = (loaded: Record<string, unknown>) => loaded['flow'] as Flow;

/** The app with a flow's store as its backend. */
function FlowApp({ at, flow }: { at: string; flow: Flow }) {
  const [client] = useState(createClient);
  const [router] = useState(() => flow.startAt(at, client));
  return <App client={client} router={router} toastDuration={0} />;
}

type FlowArgs = { /** Path the flow starts at. */ at: string };

/** Shared `meta` of flows. Tags and args stay in each file, because Storybook reads them there without running it. */
export const flowMetaBase = {
  parameters: appPage,
  loaders: [() => ({ flow: createFlow() })],
  beforeEach: ({ msw, loaded }) => msw.use(...getFlow(loaded).handlers),
  render: ({ at }, { loaded }) => <FlowApp at={at} flow={getFlow(loaded)} />,
} satisfies Meta<FlowArgs>;

export type FlowMeta = Meta<FlowArgs>;
