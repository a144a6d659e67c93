import { Hono, type MiddlewareHandler } from 'hono';
import { basename } from 'node:path';
import { CACHE_FOREVER } from './serveBrand.ts';
import { staticFiles } from './site.ts';
import type { ImageFiles } from '../images/imageFiles.ts';
import type { ThumbnailStore } from '../images/thumbnailStore.ts';

/** Images never change. The policy keeps a file from running scripts. Storefronts show images on pages of their own. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': CACHE_FOREVER,
};

const serveFolder = (root: string) =>
  staticFiles({ root, rewriteRequestPath: (path) => basename(path) }, () => HEADERS);

const serveImages =
  ({ read }: Pick<ImageFiles, 'read'>): MiddlewareHandler =>
  async (context, next) => {
    const image = await read(basename(context.req.path, '.webp'));
    return image ? context.body(image, 200, HEADERS) : next();
  };

/** Serves images and their thumbnails below `/uploads`. */
export function createUploads(
  source: string | Pick<ImageFiles, 'read'>,
  thumbnails?: Pick<ThumbnailStore, 'folder' | 'ensure'>,
): Hono {
  const serve = typeof source === 'string' ? serveFolder(source) : serveImages(source);
  const app = new Hono().get('/uploads/:name{[\\w-]+\\.webp}', serve);
  if (!thumbnails) return app;
  return app.get(
    '/uploads/thumbnails/:name{[\\w-]+\\.webp}',
    async ({ req }, next) => {
      await thumbnails.ensure(basename(req.path, '.webp'));
      await next();
    },
    serveFolder(thumbnails.folder),
    // Without a thumbnail, serve the image itself.
    serve,
  );
}
