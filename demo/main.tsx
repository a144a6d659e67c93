import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import { startApp } from '#app/startApp.tsx';
import { demoSettings } from '#mocks/demoSettings.ts';
import type { Mail } from '#server/base/mail.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { startDemoServer } from './demoServer.ts';

const noticeRoot = createRoot(document.body.appendChild(document.createElement('div')));
const showMail = (mail?: Mail) => noticeRoot.render(<DemoNotice mail={mail} onDismiss={() => showMail()} />);
showMail();

// Routes are in the URL's hash, so that any static host can serve them.
startApp({
  readSettings: () => demoSettings,
  createRouter: createHashRouter,
  startBackend: () => startDemoServer(showMail),
});
