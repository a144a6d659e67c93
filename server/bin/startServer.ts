import { setTimeout as sleep } from 'node:timers/promises';
import { createClientIpReader } from '../http/clientIp.ts';
import type { Log, Metrics } from '../base/deps.ts';
import { VERSION } from '../base/version.ts';
import type { Settings } from '../settings/settings.ts';
import { loadBrand, type ServedBrand } from '../brand/brand.ts';
import { createSite, type Readiness } from '../http/site.ts';
import { hashInlineScripts } from '../http/security/securityHeaders.ts';
import { type Backend, openBackend } from './backend.ts';
import { getAddress, drain, listen } from '../http/listen.ts';
import { getRequestId } from '../monitoring/log.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { serveMetrics } from '../http/serveMetrics.ts';

export type RunningServer = { address: string; stop(): Promise<void> };

type StartOptions = {
  settings: Settings;
  log: Log;
  print: (line: string) => void;
  frontEndFolder: string;
};

async function serveBackend(
  backend: Backend,
  { settings, log, frontEndFolder }: StartOptions,
  metrics: Metrics | undefined,
  brand: ServedBrand,
): Promise<RunningServer> {
  let isDraining = false;
  const getReadiness = async (): Promise<Readiness> => {
    if (isDraining) return 'draining';
    return backend.getReadiness();
  };
  const security = {
    ...settings,
    brandSheet: brand.sheet,
    inlineScripts: await hashInlineScripts(frontEndFolder),
  };
  const site = createSite(
    {
      backend: backend.apps,
      frontEndFolder,
      getPublicSettings: backend.getPublicSettings,
      brand,
      getReadiness,
      security,
    },
    { log, getRequestId, metrics, getClientIp: createClientIpReader(settings.trustedProxies) },
  );
  const server = await listen(site, { ...settings, security });
  return {
    address: getAddress(server, settings.host),
    async stop() {
      isDraining = true;
      // Keep serving until the load balancers have polled /readyz.
      await sleep(settings.drainSeconds * 1000);
      backend.endStreams();
      await drain(server);
      await backend.close();
    },
  };
}

/** Opens the backend and starts to listen. Closes the backend if listening fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, log, print } = options;
  const { publicUrl } = settings;
  const brand = await loadBrand(settings.brand);
  let origin = publicUrl && new URL(publicUrl).origin;
  const metrics = settings.metrics && createMetrics();
  const backend = await openBackend({ ...options, metrics, getOrigin: () => origin ?? '' });
  try {
    const monitoring = metrics && settings.metrics && (await serveMetrics(metrics, settings.metrics));
    if (monitoring) print(`metrics are on ${monitoring.address}`);
    const running = await serveBackend(backend, options, metrics, brand);
    log.info({ version: VERSION }, 'server started');
    origin ??= running.address;
    backend.startSending();
    const stop = () => running.stop().finally(monitoring?.close);
    return { ...running, stop };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
