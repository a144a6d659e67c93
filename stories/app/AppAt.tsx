import { useState } from 'react';
import type { InitialEntry } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings.ts';
import { App } from '#app/App.tsx';
import { createClient } from '#app/queryClient.ts';
import { memoryHistory } from '#app/router/guardedHistory.ts';
import { demoSettings } from '#mocks/settings.ts';

export type AppAtProps = {
  /** The address, or an address with navigation state. */
  at: InitialEntry;
  settings?: PublicSettings;
};

/** The whole product at one address, with a history and a query client of its own for every story. */
export function AppAt({ at, settings = demoSettings }: AppAtProps) {
  const [client] = useState(createClient);
  const [history] = useState(() => memoryHistory(at));
  // Toasts stay: a picture must not depend on how quickly it was taken.
  return <App client={client} history={history} settings={settings} toastDuration={Infinity} />;
}
