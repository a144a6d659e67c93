import { expect, it, vi } from 'vitest';
import type { Deps } from '#server/base/deps.ts';
import { createPolicyReportApp, POLICY_REPORT_LIMITS } from '#server/http/security/policyReports.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';

function startReports() {
  const lines: object[] = [];
  const log: Deps['log'] = {
    info: () => undefined,
    warn: (fields, event) => void lines.push({ event, ...fields }),
    error: () => undefined,
  };
  const metrics = createMetrics();
  const getClientIp: Deps['getClientIp'] = ({ req }) => req.header('test-address') ?? '192.0.2.1';
  const app = createPolicyReportApp({ log, metrics, getClientIp });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.request('/api/csp-reports', { method: 'POST', headers, body: text })).status;
  };
  return { lines, metrics, send };
}

const event = 'content security policy violated';

/** What Firefox sends, and all browsers over http. */
const createReport = (report: Record<string, string>) => ({ 'csp-report': report });

it('logs and counts a report of `report-uri`, without anything secret', async () => {
  const { lines, metrics, send } = startReports();
  const status = await send(
    createReport({
      'document-uri': `https://counter.example/reset-password/id/${'t'.repeat(43)}?token=secret#secret`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example:8443/secret.js?token=secret',
      'original-policy': 'secret',
      'script-sample': 'secret',
    }),
    { 'content-type': 'application/csp-report' },
  );
  expect(status).toBe(204);
  expect(lines).toEqual([
    {
      event,
      directive: 'script-src-elem',
      blocked: 'https://evil.example:8443',
      page: '/reset-password/[redacted]',
    },
  ]);
  expect(await metrics.render()).toContain('counter_csp_violations_total{directive="script-src-elem"} 1');
});

it('logs the violations among reports of `report-to`', async () => {
  const { lines, send } = startReports();
  const body = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
  const status = await send(
    [
      { type: 'csp-violation', body: { ...body, documentURL: 'https://counter.example/orders?q=asha' } },
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'blob' } },
    ],
    { 'content-type': 'application/reports+json' },
  );
  expect(status).toBe(204);
  expect(lines).toEqual([
    { event, directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/orders' },
    { event, directive: 'img-src', blocked: 'blob', page: '' },
  ]);
});

it('neither logs nor counts made-up names', async () => {
  const { lines, metrics, send } = startReports();
  await send(createReport({ 'violated-directive': 'x'.repeat(50), 'blocked-uri': 'line\nbreak' }));
  await send(
    createReport({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data:image/png;base64,AA' }),
  );
  expect(lines).toEqual([
    { event, directive: 'other', blocked: 'other', page: '' },
    { event, directive: 'img-src', blocked: 'data:', page: '' },
  ]);
  expect(await metrics.render()).toContain('counter_csp_violations_total{directive="other"} 1');
});

it('refuses bodies that are no reports or are too large', async () => {
  const { lines, send } = startReports();
  for (const body of ['', '{', '[]', '{}', 'null', [{ type: 'csp-violation' }]])
    expect(await send(body)).toBe(400);
  expect(await send(createReport({ 'document-uri': 'x'.repeat(33_000) }))).toBe(413);
  expect(lines).toEqual([]);
});

it('limits the requests of a visitor and of all, per minute', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { lines, send } = startReports();
  const report = createReport({ 'effective-directive': 'img-src' });
  const sendMany = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, () => send(report, { 'test-address': address })));
  const { visitor, total } = POLICY_REPORT_LIMITS;
  expect(await sendMany(visitor + 1, '192.0.2.1')).toEqual([...Array(visitor).fill(204), 429]);
  for (let one = 2; one <= total / visitor; one += 1) await sendMany(visitor, `192.0.2.${one}`);
  expect(lines).toHaveLength(total);
  expect(await sendMany(1, '198.51.100.1')).toEqual([429]);
  now.mockReturnValue(61_000);
  expect(await sendMany(1, '192.0.2.1')).toEqual([204]);
});
