import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { defaultHandlers } from '../stories/mocks/handlers.ts';
import { reportStray } from './strayErrors.ts';

/**
 * A call that no handler knows is a mistake of the story: it is answered with 500 and fails the story. Sources in a
 * folder named api are none. */
const unhandled = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  reportStray(`${request.method} ${new URL(request.url).pathname} has no handler`);
  return HttpResponse.json({ message: 'No handler in this story' }, { status: 500 });
});

/** Where the workbench's files are: `/`, or the page's own folder in a build, which may lie below any path. */
const base = import.meta.env.BASE_URL;

/** The product asks for its images at /uploads; in a workbench below a path they lie below that path. */
const uploads = http.get('/uploads/:name', ({ params }) => fetch(`${base}uploads/${String(params['name'])}`));

/** The default handlers answer every call; a story replaces what it is about with `msw.use` in its `beforeEach`. */
export async function startWorker() {
  const below = new URL(base, location.href).pathname !== '/';
  const worker = setupWorker(...Object.values(defaultHandlers), unhandled, ...(below ? [uploads] : []));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  });
  return worker;
}
