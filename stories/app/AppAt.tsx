import { use, useState } from 'react';
import { createMemoryRouter, type Location, parsePath } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { App } from '#app/App.tsx';
import { ClockContext, systemClock } from '#app/browser/clock.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { demoSettings } from '#mocks/settings.ts';

export type AppAtProps = {
  /** The address, or an address with navigation state. */
  at: string | Partial<Location>;
  settings?: PublicSettings;
};

const storyStart = Date.parse('2026-11-20T12:00:00Z') - Date.now();
/** It is always the day of the sample store: what is shown of the last thirty days must not change from day to day. */
const sampleClock = { ...systemClock, now: () => Date.now() + storyStart };

/** The whole product at one address, with a router and a query client of its own for every story. */
export function AppAt({ at, settings = demoSettings }: AppAtProps) {
  const [client] = useState(createClient);
  const [router] = useState(() => {
    // A key of its own: the router would restore where another story's first page was scrolled to.
    const entry = { ...(typeof at === 'string' ? parsePath(at) : at), key: crypto.randomUUID() };
    return createMemoryRouter(createRoutes({ client, settings }), { initialEntries: [entry] });
  });
  // Toasts stay: a picture must not depend on how quickly it was taken.
  const clock = use(ClockContext);
  return (
    <ClockContext value={clock === systemClock ? sampleClock : clock}>
      <App client={client} router={router} settings={settings} toastDuration={0} />
    </ClockContext>
  );
}
