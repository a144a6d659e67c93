export type PolicyOptions = {
  https: boolean;
  /** Backends other than this server: the front end may call the one it was built for, and show their pictures. */
  apiHost: string | undefined;
  directApiHost: string | undefined;
  /** The page's own, as the policy names them. */
  inlineScripts: readonly string[];
};

const YEAR = 31_536_000;

function contentPolicy({ apiHost, directApiHost, inlineScripts }: PolicyOptions): string {
  const origins = [apiHost, directApiHost].flatMap((host) => (host ? [new URL(host).origin] : []));
  const pictures = origins.length > 0 ? [...origins, 'https:'] : [];
  const calls = directApiHost ? [new URL(directApiHost).origin] : [];
  return [
    "default-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** For every answer, errors and 304 included. An answer that has a stricter policy of its own keeps that. */
export const securityHeaders = (options: PolicyOptions): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(options.https && { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` }),
});
