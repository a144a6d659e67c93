import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Deps } from '../../base/deps.ts';
import { redactPath } from '../handleErrors.ts';
import { createMinuteLimit } from '../../monitoring/minuteLimit.ts';

/** Where browsers report what the content security policy blocked. */
export const POLICY_REPORT_PATH = '/api/csp-reports';

const MAX_BODY_BYTES = 32 * 1024;
/** Requests per minute: of one visitor, and in total. */
export const POLICY_REPORT_LIMITS = { visitor: 20, total: 200 } as const;
const MAX_REPORTS_PER_REQUEST = 20;

const DIRECTIVES = new Set(
  `default-src img-src connect-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr
  font-src media-src frame-src worker-src child-src manifest-src object-src base-uri form-action frame-ancestors
  require-trusted-types-for trusted-types`.split(/\s+/),
);

const optionalText = z._default(z.string(), '');

/** `report-to`, the newer format: an array of reports of all kinds. */
const reportToSchema = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: optionalText, blockedURL: optionalText, documentURL: optionalText }),
  }),
);
/** `report-uri`: one report. */
const reportUriSchema = z.object({
  'csp-report': z.object({
    'effective-directive': optionalText,
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'document-uri': optionalText,
  }),
});

type Report = { directive: string; blocked: string; page: string };

/** Names of directives come from the browser, so only known ones are logged and counted. */
function toDirective(text: string): string {
  const [name = ''] = text.split(' ');
  return DIRECTIVES.has(name) ? name : 'other';
}

/** Returns the origin of a URL, or a keyword such as `inline`. Paths and queries may contain secrets. */
function toBlockedSource(blocked: string): string {
  const url = URL.parse(blocked);
  if (url) return url.origin === 'null' ? url.protocol : url.origin;
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'other';
}

/** Returns the path of a page without query, fragment and reset tokens. */
const toPagePath = (page: string) => redactPath(URL.parse(page)?.pathname ?? '');

/** Parses a report of either format. Returns an empty array for anything else. */
function parseReports(body: unknown): Report[] {
  const single = reportUriSchema.safeParse(body);
  if (single.success) {
    const report = single.data['csp-report'];
    return [
      {
        directive: toDirective(report['effective-directive'] || report['violated-directive']),
        blocked: toBlockedSource(report['blocked-uri']),
        page: toPagePath(report['document-uri']),
      },
    ];
  }
  const several = reportToSchema.safeParse(body);
  const reports = several.success ? several.data.filter(({ type }) => type === 'csp-violation') : [];
  return reports.slice(0, MAX_REPORTS_PER_REQUEST).map((report) => ({
    directive: toDirective(report.body.effectiveDirective),
    blocked: toBlockedSource(report.body.blockedURL),
    page: toPagePath(report.body.documentURL),
  }));
}

type ReportDeps = Pick<Deps, 'log' | 'metrics' | 'getClientIp'>;

/**
 * Logs and counts what browsers report. Needs no session: the sign-in page is protected too. Not a call of the contract,
 * so it also works in front of another backend.
 */
export function createPolicyReportApp({ log, metrics, getClientIp }: ReportDeps): Hono {
  const app = new Hono();
  const isAllowed = createMinuteLimit(POLICY_REPORT_LIMITS);
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.body(null, 413) });
  app.post(
    POLICY_REPORT_PATH,
    (context, next) =>
      isAllowed(getClientIp(context))
        ? next()
        : Promise.resolve(context.body(null, 429, { 'Retry-After': '60' })),
    limitBody,
    async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const reports = parseReports(body);
      for (const report of reports) {
        metrics?.countPolicyViolation(report.directive);
        log.warn(report, 'content security policy violated');
      }
      return context.body(null, reports.length > 0 ? 204 : 400);
    },
  );
  return app;
}
