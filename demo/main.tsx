import '#ui/theme.css';
import { reportRecoverableError } from '#features/loading/lazyWithRetry.tsx';
import { TooltipPopup } from '#ui/tooltip/TooltipPopup.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { syncTheme } from '#app/browser/theme.ts';
import { syncLanguage } from '#app/language/language.ts';
import { releaseDraftsOfCrashedTabs, releaseDraftsOnPageHide } from '#app/products/draftTabs.ts';
import { createClient } from '#app/queries/queryClient.ts';
import { createRoutes } from '#app/routes.tsx';
import { checkSessionOnPageShow } from '#app/session/checkSessionOnPageShow.ts';
import { syncSessionAcrossTabs } from '#app/session/syncSessionAcrossTabs.ts';
import { setSettings } from '#app/settings.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import type { Mail } from '#server/mail/mail.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { startDemoServer } from './demoServer.ts';

syncTheme();
releaseDraftsOnPageHide();
const language = syncLanguage();
void start();

/**
 * Starts the app like src/app/main.tsx, but with the server in the page. Routes are in the URL's hash, so that any
 * static host can serve them.
 */
async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const noticeRoot = createRoot(container.insertAdjacentElement('afterend', document.createElement('div'))!);
  const showMail = (mail?: Mail) =>
    noticeRoot.render(<DemoNotice mail={mail} onDismiss={() => showMail()} />);
  showMail();

  await Promise.all([startDemoServer(showMail), language, releaseDraftsOfCrashedTabs()]);
  const client = createClient();
  setSettings(client, demoSettings);
  syncSessionAcrossTabs(client);
  checkSessionOnPageShow(client);
  createRoot(container, { onRecoverableError: reportRecoverableError }).render(
    <StrictMode>
      <App client={client} router={createHashRouter(createRoutes({ client }))} />
      <TooltipPopup />
    </StrictMode>,
  );
}
