import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SecurityOptions = {
  https: boolean;
  /** Backends other than this server: the front end may call the one it was built for, and show their images. */
  apiHost: string | undefined;
  directApiHost: string | undefined;
  /** The hashes of the page's own inline scripts. */
  inlineScripts: readonly string[];
};

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

const toPolicySource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Hashes the inline scripts of the built page for the content security policy, which lets no other inline script run.
 * Returns none where nothing is built.
 */
export async function hashInlineScripts(folder: string): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return Array.from(page.matchAll(INLINE_SCRIPT), ([, script = '']) => toPolicySource(script));
}

const SELF = "'self'";
const NONE = "'none'";

function buildContentPolicy({ apiHost, directApiHost, inlineScripts }: SecurityOptions) {
  const origins = [apiHost, directApiHost].flatMap((host) => (host ? [new URL(host).origin] : []));
  return {
    defaultSrc: [SELF],
    imgSrc: [SELF, 'data:', 'blob:', ...origins, ...(origins.length > 0 ? ['https:'] : [])],
    connectSrc: [SELF, ...(directApiHost ? [new URL(directApiHost).origin] : [])],
    scriptSrc: [SELF, ...inlineScripts],
    styleSrc: [SELF],
    objectSrc: [NONE],
    baseUri: [NONE],
    frameAncestors: [NONE],
    formAction: [SELF],
  };
}

/** Adds security headers to every response, errors and 304 included, unless the response has a stricter one of its own. */
export const securityHeaders = (options: SecurityOptions): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: buildContentPolicy(options),
    referrerPolicy: 'same-origin',
    strictTransportSecurity: options.https && 'max-age=31536000; includeSubDomains',
    overwrite: false,
    // Old browsers' headers, which the policy above replaces.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
