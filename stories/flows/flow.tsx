import type { Meta } from '@storybook/react-vite';
import { type HttpHandler, http } from 'msw';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { demoSettings } from '#mocks/settings.ts';
import { createMemoryApp } from '#server/createMemoryApp.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';

const guest = demoSettings.guest!;
const START = Date.UTC(2026, 10, 20, 9, 14);

/**
 * A store of its own for one flow: the reference server's own handlers, on rows in memory, behind the mocked network. Its
 * clock stands, so that a picture shows the same time tomorrow.
 */
function createFlow() {
  let now = START;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const mails: Mail[] = [];
  const server = createMemoryApp({
    products: sampleProducts,
    orders: sampleOrders,
    guest,
    onMail: (mail) => void mails.push(mail),
    clock: () => now,
  });
  const handlers: HttpHandler[] = [http.all('/api/*', ({ request }) => server.fetch(request))];
  return {
    handlers,
    mails,
    letTimePass: (ms: number) => void (now += ms),
    startAt(at: string, client: QueryClient) {
      router = createMemoryRouter(createRoutes({ client, settings: demoSettings }), { initialEntries: [at] });
      return router;
    },
    /** Follows a link from outside, such as that of a mail. */
    open: (path: string) => void router?.navigate(path),
  };
}
type Flow = ReturnType<typeof createFlow>;

/** The store that a story's play runs on. */
export const flowOf = (loaded: Record<string, unknown>) => loaded['flow'] as Flow;

/** The whole product on a flow's store. */
function FlowApp({ at, flow }: { at: string; flow: Flow }) {
  const [client] = useState(createClient);
  const [router] = useState(() => flow.startAt(at, client));
  return <App client={client} router={router} settings={demoSettings} toastDuration={0} />;
}

type FlowArgs = { /** Where it begins. */ at: string };

/** The `meta` of a file of flows, but for its tags and its address, which the workbench reads in the file itself. */
export const onItsOwnStore = {
  parameters: appPage,
  loaders: [() => ({ flow: createFlow() })],
  beforeEach: ({ msw, loaded }) => msw.use(...flowOf(loaded).handlers),
  render: ({ at }, { loaded }) => <FlowApp at={at} flow={flowOf(loaded)} />,
} satisfies Meta<FlowArgs>;

export type FlowMeta = Meta<FlowArgs>;
