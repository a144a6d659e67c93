import { use, useState } from 'react';
import { createMemoryRouter, type Location, parsePath } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { App } from '#app/App.tsx';
import { ClockContext, systemClock } from '#app/browser/clock.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { setSettings } from '#app/settings.ts';
import { demoSettings } from '#mocks/demoSettings.ts';

export type AppAtProps = {
  /** Path, or a location with navigation state. */
  at: string | Partial<Location>;
  settings?: PublicSettings;
};

const clockOffset = Date.parse('2026-11-20T12:00:00Z') - Date.now();
/** Starts on the date of the sample data, so that pictures of the last thirty days don't change. */
const sampleClock = { ...systemClock, now: () => Date.now() + clockOffset };

/** The app at one URL. Each story has its own router and query client. */
export function AppAt({ at, settings = demoSettings }: AppAtProps) {
  const [client] = useState(() => {
    const created = createClient();
    setSettings(created, settings);
    return created;
  });
  const [router] = useState(() => {
    // With the same key, the router would restore the scroll position of another story.
    const entry = { ...(typeof at === 'string' ? parsePath(at) : at), key: crypto.randomUUID() };
    return createMemoryRouter(createRoutes({ client }), { initialEntries: [entry] });
  });
  // Toasts don't time out, so that pictures always show them.
  const clock = use(ClockContext);
  return (
    <ClockContext value={clock === systemClock ? sampleClock : clock}>
      <App client={client} router={router} toastDuration={0} />
    </ClockContext>
  );
}
