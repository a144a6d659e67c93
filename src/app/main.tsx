import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '#ui/theme.css';
import { TooltipPopup } from '#ui/tooltip/TooltipPopup.tsx';
import { reportRecoverableError } from '#features/loading/lazyWithRetry.tsx';
import { App } from './App.tsx';
import { StartFailure } from './StartFailure.tsx';
import { syncTheme } from './browser/theme.ts';
import { syncLanguage } from './language/language.ts';
import { releaseDraftsOfCrashedTabs, releaseDraftsOnPageHide } from './products/draftTabs.ts';
import { createClient } from './queries/queryClient.ts';
import { createRoutes } from './routes.tsx';
import { checkSessionOnPageShow } from './session/checkSessionOnPageShow.ts';
import { syncSessionAcrossTabs } from './session/syncSessionAcrossTabs.ts';
import { readPublicSettings, setSettings } from './settings.ts';

syncTheme();
const client = createClient();
syncSessionAcrossTabs(client);
checkSessionOnPageShow(client);
releaseDraftsOnPageHide();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container, { onRecoverableError: reportRecoverableError });
start().catch((error: unknown) => {
  console.error(error);
  root.render(<StartFailure />);
});

async function start() {
  // Routes have no trailing slash.
  const pathname = location.pathname.replace(/\/+$/, '') || '/';
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);

  setSettings(client, readPublicSettings(document));
  const language = syncLanguage();
  // The router starts to load the page while its messages load.
  const router = createBrowserRouter(createRoutes({ client }));
  await Promise.all([language, releaseDraftsOfCrashedTabs()]);

  root.render(
    <StrictMode>
      <App client={client} router={router} />
      <TooltipPopup />
    </StrictMode>,
  );
}
