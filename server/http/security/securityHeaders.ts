import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW_POLICY } from '#contract/orderMails/orderMailTemplates.ts';
import { mailSheets } from '../../mail/mailPage.ts';
import { POLICY_REPORT_PATH } from './policyReports.ts';

export type SecurityOptions = {
  https: boolean;
  /** Other backends: the one this server forwards to, and the one the front end calls directly. */
  apiHost: string | undefined;
  directApiHost: string | undefined;
  /** Hashes of the page's inline scripts. */
  inlineScripts: readonly string[];
  /** The style sheet of the brand in the page. */
  brandSheet?: string | undefined;
};

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

const toPolicySource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Hashes the inline scripts of the built page for the content security policy. Returns an empty array if
 * the page isn't built.
 */
export async function hashInlineScripts(folder: string): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return Array.from(page.matchAll(INLINE_SCRIPT), ([, script = '']) => toPolicySource(script));
}

const SELF = "'self'";
const NONE = "'none'";

const REPORT_GROUP = 'csp';

function buildContentPolicy({ apiHost, directApiHost, inlineScripts, https, brandSheet }: SecurityOptions) {
  const sheets = brandSheet === undefined ? mailSheets : [...mailSheets, brandSheet];
  const origins = [apiHost, directApiHost].flatMap((host) => (host ? [new URL(host).origin] : []));
  return {
    defaultSrc: [SELF],
    imgSrc: [SELF, 'data:', 'blob:', ...origins, ...(origins.length > 0 ? ['https:'] : [])],
    connectSrc: [SELF, ...(directApiHost ? [new URL(directApiHost).origin] : [])],
    scriptSrc: [SELF, ...inlineScripts],
    // The preview of an email has the policy of its page.
    styleSrc: [SELF, ...sheets.map(toPolicySource)],
    objectSrc: [NONE],
    baseUri: [NONE],
    frameAncestors: [NONE],
    formAction: [SELF],
    // Scripts can't turn text into HTML or code, except into that of the sandboxed preview.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [PREVIEW_POLICY],
    reportUri: POLICY_REPORT_PATH,
    // Browsers that know `report-to` ignore `report-uri`, but send reports only to https addresses.
    ...(https && { reportTo: REPORT_GROUP }),
  };
}

/** Adds security headers to every response, unless the response sets its own. */
export const securityHeaders = (options: SecurityOptions): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: buildContentPolicy(options),
    ...(options.https && { reportingEndpoints: [{ name: REPORT_GROUP, url: POLICY_REPORT_PATH }] }),
    referrerPolicy: 'same-origin',
    strictTransportSecurity: options.https && 'max-age=31536000; includeSubDomains',
    overwrite: false,
    // Superseded by the content security policy.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
