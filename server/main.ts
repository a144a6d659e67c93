import { fileURLToPath } from 'node:url';
import { createLog } from './monitoring/log.ts';
import { printVersion } from './bin/printVersion.ts';
import { type RunningServer, startServer } from './bin/startServer.ts';
import { isLoopback, readSettings, type Settings } from './settings/settings.ts';
import { StartupError } from './settings/startupError.ts';

const frontEndFolder = fileURLToPath(new URL('../dist', import.meta.url));

const print = (line: string) => console.log(`[start] ${line}`);

/** Prints plain lines, so that the address, email and password can be copied. */
function announce({ address }: RunningServer, { guest, host, https }: Settings): void {
  if (!https && !isLoopback(host)) {
    print('sign-ins are not encrypted: put an https proxy in front and set PUBLIC_URL to its address');
  }
  console.log(`Counter is ready on ${address}`);
  if (!guest) return;
  console.log(`guest email: ${guest.email}`);
  console.log(`guest password: ${guest.password}`);
}

function stopOnSignal(running: RunningServer): void {
  const stop = () => {
    // A second signal ends the process immediately.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function fail(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartupError ? text : `Counter could not start: ${text}`);
  process.exit(1);
}

try {
  if (printVersion()) process.exit();
  // Only the current user can read the files that this process creates.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const running = await startServer({ settings, log, print, frontEndFolder });
  stopOnSignal(running);
  announce(running, settings);
} catch (error) {
  fail(error);
}
