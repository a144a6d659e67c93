import '#ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { reportRecoverableError } from '#features/loading/lazyWithRetry.tsx';
import { TooltipPopup } from '#ui/tooltip/TooltipPopup.tsx';
import { App } from './App.tsx';
import { StartFailure } from './StartFailure.tsx';
import { syncTheme } from './browser/theme.ts';
import { syncLanguage } from './language/language.ts';
import { releaseDraftsOfCrashedTabs, releaseDraftsOnPageHide } from './drafts/draftTabs.ts';
import { createClient } from './queries/queryClient.ts';
import { createRoutes } from './routes.tsx';
import { checkSessionOnPageShow } from './session/checkSessionOnPageShow.ts';
import { syncSessionAcrossTabs } from './session/syncSessionAcrossTabs.ts';
import { setSettings } from './settings.ts';

type StartOptions = {
  readSettings: () => PublicSettings;
  createRouter: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
  /** Starts the backend, if the page has its own. No request is sent before. */
  startBackend?: () => Promise<void>;
};

/** Starts the app in the page's `#root`. */
export function startApp({ readSettings, createRouter, startBackend }: StartOptions): void {
  syncTheme();
  const client = createClient();
  syncSessionAcrossTabs(client);
  checkSessionOnPageShow(client);
  releaseDraftsOnPageHide();

  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container, { onRecoverableError: reportRecoverableError });

  async function start() {
    setSettings(client, readSettings());
    const language = syncLanguage();
    if (startBackend) await startBackend();
    // The router starts to load the page while its messages load.
    const router = createRouter(createRoutes({ client }));
    await Promise.all([language, releaseDraftsOfCrashedTabs()]);

    root.render(
      <StrictMode>
        <App client={client} router={router} />
        <TooltipPopup />
      </StrictMode>,
    );
  }
  start().catch((error: unknown) => {
    console.error(error);
    root.render(<StartFailure product={readSettings().brand?.name} />);
  });
}
