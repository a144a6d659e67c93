import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { defaultHandlers } from '../stories/mocks/handlers.ts';
import { recordStrayError } from './strayErrors.ts';

/** Fails a story whose request has no handler. The pattern doesn't match source files in folders named api. */
const unhandled = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  recordStrayError(`${request.method} ${new URL(request.url).pathname} has no handler`);
  return HttpResponse.json({ message: 'No handler in this story' }, { status: 500 });
});

/** Path of the workbench: `/`, or a subfolder. */
const base = import.meta.env.BASE_URL;

/** The app requests images at /uploads. In a workbench in a subfolder, they are in that subfolder. */
const uploads = http.get('/uploads/:name', ({ params }) => fetch(`${base}uploads/${String(params['name'])}`));

/** The default handlers answer every call. Stories override them with `msw.use` in `beforeEach`. */
export async function startWorker() {
  const isInSubfolder = new URL(base, location.href).pathname !== '/';
  const worker = setupWorker(
    ...Object.values(defaultHandlers),
    unhandled,
    ...(isInSubfolder ? [uploads] : []),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  });
  return worker;
}
