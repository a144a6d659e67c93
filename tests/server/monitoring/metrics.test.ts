import { Server } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startServer } from '#server/bin/startServer.ts';
import { VERSION } from '#server/base/version.ts';
import { createMetrics, type MetricsRegistry } from '#server/monitoring/metrics.ts';
import { readSettings } from '#server/settings/settings.ts';
import { ASHA, createPerson } from '../person.ts';
import { createVisitor, GUEST, silentLog, startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

/** Returns the samples of this application's metrics, without those of the runtime. */
const readSamples = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('counter_') && !line.includes('_bucket{'));

const renderSamples = async (metrics: MetricsRegistry) => readSamples(await metrics.render());

it('counts and times requests by call, without values of the request', async () => {
  const metrics = createMetrics();
  const { visitor, app } = await startServerUnderTest({ metrics });
  await visitor.post('/api/admin/login', { ...GUEST, password: 'wrong password' });
  await visitor.signIn();
  await visitor.get('/api/product/admin/get-product/asha-private-id');
  await visitor.get('/api/product/admin/get-product/another-id');
  await visitor.get(`/api/orders/search?email=${ASHA.email}`);
  await visitor.get(`/api/${ASHA.email}`);
  await visitor.delete('/api/admin/login');
  await app.request('/api/admin/logout', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  const samples = await renderSamples(metrics);
  const counts = samples.filter((line) => line.startsWith('counter_http_requests_total'));
  expect(counts.toSorted()).toEqual([
    'counter_http_requests_total{call="getProduct",status="404"} 2',
    'counter_http_requests_total{call="login",status="200"} 2',
    'counter_http_requests_total{call="logout",status="403"} 1',
    'counter_http_requests_total{call="other",status="404"} 2',
    'counter_http_requests_total{call="other",status="405"} 1',
  ]);
  expect(samples).toContain('counter_http_request_duration_seconds_count{call="getProduct"} 2');
  expect(await metrics.render()).toContain(
    'counter_http_request_duration_seconds_bucket{le="10",call="getProduct"} 2',
  );
  expect(await metrics.render()).not.toMatch(/asha|@|private-id/i);
});

it('counts emails that are sent, deferred and refused', async () => {
  const metrics = createMetrics();
  const server = await startServerUnderTest({ metrics });
  const failures = [451, 550].map((responseCode) =>
    Object.assign(new Error('Refused'), { responseCode, code: 'EENVELOPE' }),
  );
  server.deps.mailer.send = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const asha = createPerson(server);
  for (const email of [ASHA.email, 'ben@store.example', 'cleo@store.example']) await asha.register({ email });
  const samples = await renderSamples(metrics);
  expect(samples.filter((line) => line.startsWith('counter_emails'))).toEqual([
    'counter_emails_total{outcome="deferred"} 1',
    'counter_emails_total{outcome="failed"} 1',
    'counter_emails_total{outcome="sent"} 1',
  ]);
});

it('reports an unreachable database and still answers', async () => {
  const metrics = createMetrics();
  const fail = () => Promise.reject(new Error('unreachable'));
  metrics.addSources({ pingDatabase: fail, countSessions: fail, countLiveStreams: () => 3 });
  expect(await renderSamples(metrics)).toEqual([
    `counter_build_info{version="${VERSION}"} 1`,
    'counter_database_up 0',
    'counter_database_ping_seconds Nan',
    'counter_sessions Nan',
    'counter_live_streams 3',
  ]);
});

async function start(variables: Record<string, string>) {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const lines: string[] = [];
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const settings = readSettings({ PORT: '0', DATA_DIR, ...variables });
  const frontEndFolder = createTemporaryFolder();
  const print = (line: string) => void lines.push(line);
  const running = await startServer({ settings, log: silentLog, print, frontEndFolder });
  onTestFinished(() => running.stop());
  return { address: running.address, lines, hosts: listen.mock.calls.map(([, host]) => host) };
}

it('serves the metrics on a port of its own, on loopback [ASVS 13.4.5]', async () => {
  const { address, lines, hosts } = await start({ METRICS_PORT: '0', HOST: '0.0.0.0' });
  expect(hosts).toEqual(['127.0.0.1', '0.0.0.0']);
  const metricsUrl = /^metrics are on (http:.*)$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  const request: Parameters<typeof createVisitor>[0]['request'] = (path, init) => fetch(address + path, init);
  await createVisitor({ request }).signIn();
  const response = await fetch(metricsUrl);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(readSamples(text)).toEqual(
    expect.arrayContaining([
      'counter_http_requests_total{call="login",status="200"} 1',
      'counter_sessions 1',
      'counter_live_streams 0',
      'counter_database_up 1',
      expect.stringMatching(/^counter_database_ping_seconds 0\.\d+/),
    ]),
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});

it('listens for nothing but the site without METRICS_PORT [ASVS 13.4.5]', async () => {
  const { lines, hosts } = await start({ METRICS_HOST: '127.0.0.1' });
  expect(hosts).toEqual(['127.0.0.1']);
  expect(lines.join()).not.toContain('metrics');
});
