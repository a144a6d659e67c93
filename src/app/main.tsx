import '#ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { prefetch } from './AppRoutes.tsx';
import { createClient } from './queryClient.ts';
import { askEarly } from './askEarly.ts';
import { browserHistory } from './router/guardedHistory.ts';
import { keepTabsInStep } from './sessionTabs.ts';
import { settingsIn } from './settings.ts';
import { followTheme } from './theme.ts';

followTheme();

const browsed = browserHistory();
const client = createClient();
keepTabsInStep(client);

const code = prefetch(location.pathname);
const answers = askEarly(client, location.pathname);
const face = document.fonts.load('1em Geist Variable');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function draw() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App client={client} history={browsed} settings={settingsIn(document)} />
    </StrictMode>,
  );
}

// What comes within a moment is drawn once: its outline first would only flicker, and cost as much again. Where the code
// itself is slow, there is an outline to see until it comes.
const patience = Promise.race([code.then(() => pause(250)), pause(1000)]);
void Promise.race([Promise.all([code, answers, face]), patience]).then(draw, draw);
