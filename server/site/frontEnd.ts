// Hono awaits its handlers; this rule is about another framework.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicSettings } from '#contract/settings.ts';
import { announce, type Visit, visitAt, type Visitor } from './firstRequests.ts';
import { publishSettings } from './publishSettings.ts';
import { FOR_EVER, staticFiles } from './staticFiles.ts';

const NOT_BUILT = 'The front end is not built yet: stop this server and run `npm start`.';

const pageIn = (folder: string) => readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);

/** Without the build's word about them, visits take their course as they did. */
const visitsIn = (folder: string): Promise<readonly Visit[]> =>
  readFile(join(folder, '.visits.json'), 'utf8').then(
    (text) => JSON.parse(text) as Visit[],
    () => [],
  );

/** Only for what is announced: a store that doesn't answer is the business of the calls themselves. */
export type VisitorOf = (context: Context) => Promise<Visitor>;

const isHashed = (path: string) => path.startsWith('/assets/');

/** A browser going to a page, not a script or a picture that is missing. */
function isNavigation({ req }: Context): boolean {
  const elsewhere = /^\/(api|assets|uploads)(\/|$)/.test(req.path);
  return !elsewhere && (req.header('accept') ?? '').includes('text/html');
}

const isHidden = ({ req }: Context) => req.path.includes('/.');

/** The files as they are, or as the build compressed them. */
const filesOf = (root: string) =>
  staticFiles({ root, precompressed: true }, ({ req }) => ({
    'Cache-Control': isHashed(req.path) ? FOR_EVER : 'no-cache',
    // Also on what is sent as it is: a cache on the way must not give it to who can read the small one, or the reverse.
    Vary: 'Accept-Encoding',
  }));

/** What is asked for every time is sent again only when it is another. */
const checked: MiddlewareHandler = etag();

/**
 * The built front end. Files in /assets carry a hash of their content in their name and may be kept for ever; the
 * page is asked for every time, so that a new build shows at once. Every path a person can go to gets the page.
 */
export function frontEnd(folder: string, settings: PublicSettings, visitorOf: VisitorOf): Hono {
  const app = new Hono();
  const files = existsSync(folder) && filesOf(folder);

  async function sendPage(context: Context): Promise<Response> {
    const page = await pageIn(folder);
    if (page === undefined) return context.text(NOT_BUILT, 503);
    const visit = visitAt(await visitsIn(folder), context.req.path);
    const announced = announce(page, visit, await visitorOf(context));
    // The page is another for who is signed in, and no cache on the way may mix them up.
    const headers = { 'Cache-Control': 'no-cache', Vary: 'Cookie' };
    return context.html(publishSettings(announced, settings), 200, headers);
  }

  app.use('/*', (context, next) => (isHashed(context.req.path) ? next() : checked(context, next)));
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  // Dot files, such as the build's stamp, are nobody's business.
  if (files) app.get('/*', (context, next) => (isHidden(context) ? next() : files(context, next)));
  app.get('/*', (context, next) => (isNavigation(context) ? sendPage(context) : next()));
  return app;
}
