import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ServedBrand } from '../brand/brand.ts';

/** For URLs whose content never changes. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Keeps an SVG that is opened as a page from running scripts. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the pictures of the brand, which are cached forever at the URLs that the page has. */
export function createBrandApp({ files }: ServedBrand): Hono {
  const app = new Hono();
  for (const { url, bytes, type } of files) {
    const { pathname, search } = new URL(url, 'http://server');
    app.get(pathname, (context) =>
      context.body(bytes, 200, {
        'Content-Type': type,
        'Content-Security-Policy': FILE_POLICY,
        // While servers are replaced, a page of another server may ask for its version of the file.
        'Cache-Control': new URL(context.req.url).search === search ? CACHE_FOREVER : 'no-cache',
      }),
    );
  }
  return app;
}

/** Writes the brand's name, icon and colours into the page, so that its first paint has them. */
export function brandPage(page: string, { settings, icon, sheet }: ServedBrand): string {
  const name = settings?.name;
  let branded = page;
  if (name !== undefined)
    branded = branded.replace(/<title>[^<]*<\/title>/, () => String(html`<title>${name}</title>`));
  if (icon)
    branded = branded.replace(/<link rel="icon"[^>]*>/, () =>
      String(html`<link rel="icon" href="${icon.url}" type="${icon.type}" />`),
    );
  // Not with `html`, whose CSS the formatter would change: the policy has the hash of exactly this text.
  if (sheet !== undefined) branded = branded.replace('</head>', () => `  <style>${sheet}</style>\n  </head>`);
  return branded;
}
