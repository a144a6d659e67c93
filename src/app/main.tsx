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
// itself takes longer than a moment, there is an outline to see until it comes.
const MOMENT = 250;
const late = pause(MOMENT).then(() => 'late');
const patience = Promise.race([code, late]).then((first) => (first === 'late' ? undefined : pause(MOMENT)));
void Promise.race([Promise.all([code, answers, face]), patience]).then(draw, draw);
