import '#ui/theme.css';
import { TooltipPopup } from '#ui/tooltip/Tooltip.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { followTheme } from './browser/theme.ts';
import { followLanguage } from './language/language.ts';
import { leaveDraftsOfCrashedTabs, leaveDraftsOnPageHide } from './products/productDrafts.ts';
import { createClient } from './queries/queryClient.ts';
import { loadLayout, loadPage, normalizeEntry } from './router/firstPage.ts';
import { prefetchRouteData } from './router/prefetch.ts';
import { trimScrollPositions } from './router/scrollPositions.ts';
import { routes } from './routes.tsx';
import { checkSessionOnPageShow } from './session/checkSessionOnPageShow.ts';
import { syncSessionAcrossTabs } from './session/syncSessionAcrossTabs.ts';
import { readPublicSettings } from './settings/settings.ts';

/** What is there by then is drawn at once, in ms: its outline first would only flicker. */
const FIRST_PAINT_DEADLINE_MS = 250;

followTheme();
const language = followLanguage();
normalizeEntry();
trimScrollPositions();
const client = createClient();
const settings = readPublicSettings(document);
syncSessionAcrossTabs(client);
checkSessionOnPageShow(client);
leaveDraftsOnPageHide();
void start(location.pathname);

async function start(path: string) {
  const page = Promise.all([
    loadPage(path),
    prefetchRouteData(client, path + location.search, settings.timeZone ?? undefined),
    document.fonts.load('1em Geist Variable'),
  ]);
  await Promise.all([language, loadLayout(path), leaveDraftsOfCrashedTabs()]);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_DEADLINE_MS))]);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={createBrowserRouter(routes)} settings={settings} />
      <TooltipPopup />
    </StrictMode>,
  );
}
