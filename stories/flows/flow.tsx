import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { setSettings } from '#app/settings.ts';
import { openBackend } from '#mocks/backend.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { appPage } from '../viewports.ts';

/** Opens the backend of one flow, which has all capabilities, and a router. */
async function createFlow() {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const { mails } = await openBackend({ isSignedIn: false, capabilities: 'all' });
  return {
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
type Flow = Awaited<ReturnType<typeof createFlow>>;

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
  loaders: [async () => ({ flow: await createFlow() })],
  render: ({ at }, { loaded }) => <FlowApp at={at} flow={getFlow(loaded)} />,
} satisfies Meta<FlowArgs>;

export type FlowMeta = Meta<FlowArgs>;
