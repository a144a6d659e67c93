import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Metrics } from '../base/deps.ts';
import { VERSION } from '../base/version.ts';

/** What is read when the metrics are requested. */
type MetricSources = {
  /** Rejects if the database can't be reached. */
  pingDatabase(): Promise<void>;
  countSessions(): Promise<number>;
  countLiveStreams(): number;
};

/** Counts events in memory, and renders them in Prometheus's text format. */
export type MetricsRegistry = Metrics & {
  /** Adds the metrics that are read on request. */
  addSources(sources: MetricSources): void;
  contentType: string;
  render(): Promise<string>;
};

/** From 5 ms to 10 s: list calls should take less than 150 ms, and uploads take seconds. */
const LATENCY_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

function addGauges(registry: Registry, sources: MetricSources): void {
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );
  let ping: Promise<number> | undefined;
  /** Returns the seconds of a ping, or NaN. Metrics that are read together share one ping. */
  const pingDatabase = () => {
    const startedAt = performance.now();
    ping ??= sources
      .pingDatabase()
      .then(() => (performance.now() - startedAt) / 1000)
      .catch(() => Number.NaN)
      .finally(() => (ping = undefined));
    return ping;
  };
  add('counter_database_up', 'Whether the database answered a ping: 1 or 0.', async () =>
    Number(!Number.isNaN(await pingDatabase())),
  );
  add('counter_database_ping_seconds', 'How long the database took to answer a ping.', pingDatabase);
  add('counter_sessions', 'Sessions that have not expired, of all servers.', () =>
    sources.countSessions().catch(() => Number.NaN),
  );
  add('counter_live_streams', 'Open live streams of this server.', sources.countLiveStreams);
}

export function createMetrics(): MetricsRegistry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'counter_build_info',
    help: 'Always 1, with the version of this server.',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  const requests = new Counter({
    name: 'counter_http_requests_total',
    help: 'Requests of the API by call of the contract and status code.',
    labelNames: ['call', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'counter_http_request_duration_seconds',
    help: 'Time until the response was ready, by call of the contract.',
    labelNames: ['call'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  });
  const emails = new Counter({
    name: 'counter_emails_total',
    help: 'Emails by outcome: sent, deferred (will be tried again) or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'counter_webhooks_total',
    help: 'Attempts to deliver a webhook by outcome: delivered, deferred (will be tried again) or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const policyViolations = new Counter({
    name: 'counter_csp_violations_total',
    help: 'Violations of the content security policy that browsers reported, by directive.',
    labelNames: ['directive'],
    registers,
  });
  return {
    countRequest({ call, status, seconds }) {
      requests.inc({ call, status });
      latency.observe({ call }, seconds);
    },
    countEmail: (outcome) => emails.inc({ outcome }),
    countWebhook: (outcome) => webhooks.inc({ outcome }),
    countPolicyViolation: (directive) => policyViolations.inc({ directive }),
    addSources: (sources) => addGauges(registry, sources),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}
