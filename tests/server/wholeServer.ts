import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '#server/bin/startServer.ts';
import type { Log } from '#server/http/deps.ts';
import { readSettings } from '#server/settings/settings.ts';
import { silentLog } from './serverUnderTest.ts';
import { createTemporaryFolder } from './temporaryFolder.ts';

type Options = { log?: Log; print?: (line: string) => void };

/**
 * Starts a server with all its parts on a free port, until the test ends, and returns its address. Unlike `runServer`, it
 * runs in this process, which takes a fifth of the time.
 */
export async function startWholeServer(
  variables: Record<string, string>,
  { log = silentLog, print = () => undefined }: Options = {},
): Promise<string> {
  const settings = readSettings({ PORT: '0', ...variables });
  const frontEndFolder = join(createTemporaryFolder(), 'not-built');
  const { address, stop } = await startServer({ settings, log, print, frontEndFolder });
  onTestFinished(stop);
  return address;
}
