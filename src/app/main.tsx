import { createBrowserRouter } from 'react-router-dom';
import { readPublicSettings } from './settings.ts';
import { startApp } from './startApp.tsx';

startApp({
  readSettings: () => readPublicSettings(document),
  createRouter(routes) {
    // Routes have no trailing slash.
    const pathname = location.pathname.replace(/\/+$/, '') || '/';
    if (pathname !== location.pathname)
      history.replaceState(history.state, '', pathname + location.search + location.hash);
    return createBrowserRouter(routes);
  },
});
