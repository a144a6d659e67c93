import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { backendHandler } from '#mocks/backend.ts';
import { designTotals } from '#mocks/designTotals.ts';

/** Path of the workbench: `/`, or a subfolder. */
const base = import.meta.env.BASE_URL;

/** The app requests images at /uploads. In a workbench in a subfolder, they are in that subfolder. */
const uploads = http.get('/uploads/:name', ({ params }) => fetch(`${base}uploads/${String(params['name'])}`));

/** The server in the page answers every call. Stories override them with `msw.use` in `beforeEach`. */
export async function startWorker() {
  const isInSubfolder = new URL(base, location.href).pathname !== '/';
  const worker = setupWorker(designTotals, backendHandler, ...(isInSubfolder ? [uploads] : []));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  });
  return worker;
}
