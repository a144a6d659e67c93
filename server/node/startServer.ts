import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../deps.ts';
import type { Settings } from '../settings.ts';
import { createSite } from '../site/createSite.ts';
import { inlineScriptsIn } from '../site/inlineScripts.ts';
import type { Readiness } from '../site/health.ts';
import { type Backend, openBackend } from './backend.ts';
import { aroundAll } from './everyAnswer.ts';
import { addressOf, drain, listen } from './listen.ts';
import { requestId } from './requestIds.ts';

export type Running = { address: string; stop(): Promise<void> };

export type StartOptions = {
  settings: Settings;
  log: Log;
  /** Tells the operator what is going on. */
  say: (line: string) => void;
  frontEndFolder: string;
};

async function serveBackend(
  backend: Backend,
  { settings, log, frontEndFolder }: StartOptions,
): Promise<Running> {
  let draining = false;
  const readiness = async (): Promise<Readiness> => {
    if (draining) return 'draining';
    return backend.readiness();
  };
  const { published, host, directApiHost } = settings;
  const site = createSite(
    {
      backend: backend.apps,
      frontEndFolder,
      visitorOf: directApiHost ? async () => 'elsewhere' : backend.visitorOf,
      published,
      readiness,
    },
    { log, requestId },
  );
  const inlineScripts = await inlineScriptsIn(frontEndFolder);
  const server = await listen(site, settings, aroundAll({ ...settings, inlineScripts }));
  return {
    address: addressOf(server, host),
    async stop() {
      draining = true;
      // Balancers ask /readyz every few seconds: until they know, what they send is still answered.
      await sleep(settings.drainSeconds * 1000);
      await drain(server);
      await backend.close();
    },
  };
}

/** Everything that a start opens, in order; what was opened is closed again when a later step fails. */
export async function startServer(options: StartOptions): Promise<Running> {
  const { publicUrl } = options.settings;
  let origin = publicUrl && new URL(publicUrl).origin;
  const backend = await openBackend({ ...options, origin: () => origin ?? '' });
  try {
    const running = await serveBackend(backend, options);
    origin ??= running.address;
    return running;
  } catch (error) {
    await backend.close();
    throw error;
  }
}
