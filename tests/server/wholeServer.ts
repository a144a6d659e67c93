import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '#server/bin/startServer.ts';
import type { Log } from '#server/base/deps.ts';
import { readSettings } from '#server/settings/settings.ts';
import { silentLog } from './serverUnderTest.ts';
import { createTemporaryFolder } from './temporaryFolder.ts';

type Options = { log?: Log; print?: (line: string) => void };

/**
 * Starts a server with all its parts on a free port, in this process, until the test ends. `runServer` starts one in a
 * process of its own, which takes five times as long: use it for signals, exit codes and what is printed.
 */
export async function startWholeServer(
  variables: Record<string, string>,
  { log = silentLog, print = () => undefined }: Options = {},
): Promise<RunningServer> {
  const settings = readSettings({ PORT: '0', ...variables });
  const frontEndFolder = join(createTemporaryFolder(), 'not-built');
  const running = await startServer({ settings, log, print, frontEndFolder });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= running.stop());
  onTestFinished(stop);
  return { ...running, stop };
}

/** Returns a log that collects its lines as text. */
export function createTextLog(): { log: Log; read: () => string } {
  const lines: string[] = [];
  const collect = (fields: object, event: string) => void lines.push(JSON.stringify({ event, ...fields }));
  return { log: { info: collect, warn: collect, error: collect }, read: () => lines.join('\n') };
}
