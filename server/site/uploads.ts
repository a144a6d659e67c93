import { Hono, type MiddlewareHandler } from 'hono';
import { basename } from 'node:path';
import { FOR_EVER, staticFiles } from './staticFiles.ts';

/** Pictures never change under their name. Whatever one might hold, it is shown as a picture and runs nothing. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': FOR_EVER,
};

const filesIn = (root: string) =>
  staticFiles({ root, rewriteRequestPath: (path) => basename(path) }, () => HEADERS);

/** Small copies in a folder of their own, each made when it is first asked for. */
export type Thumbnails = { folder: string; has(publicId: string): Promise<boolean> };

/** What keeps pictures elsewhere than in a folder. */
type Pictures = { read(publicId: string): Promise<Uint8Array<ArrayBuffer> | undefined> };

const picturesOf =
  ({ read }: Pictures): MiddlewareHandler =>
  async (context, next) => {
    const picture = await read(basename(context.req.path, '.webp'));
    return picture ? context.body(picture, 200, HEADERS) : next();
  };

export function uploads(from: string | Pictures, thumbnails?: Thumbnails): Hono {
  const pictures = typeof from === 'string' ? filesIn(from) : picturesOf(from);
  const app = new Hono().get('/uploads/:name{[\\w-]+\\.webp}', pictures);
  if (!thumbnails) return app;
  return app.get(
    '/uploads/thumbnails/:name{[\\w-]+\\.webp}',
    async ({ req }, next) => {
      await thumbnails.has(basename(req.path, '.webp'));
      await next();
    },
    filesIn(thumbnails.folder),
    // One that could not be made is the picture itself.
    pictures,
  );
}
