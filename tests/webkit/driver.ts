// Starts WebKitWebDriver on a screen of its own, for the tests in WebKit. The driver has one session at a time.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAMS = ['WebKitWebDriver', 'Xvfb'];
const START_TIMEOUT_MS = 30_000;

/** Throws with the packages to install. */
export function assertWebKit(): void {
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) {
    throw new Error(
      `No ${missing.join(' and no ')} found. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb`,
    );
  }
}

/** Starts a virtual screen and returns its name, such as `:1`. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await Promise.race([
    once(screen.stdout, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb does not start'))),
  ]);
  return { screen, display: `:${String(number).trim()}` };
}

async function waitUntilReady(port: number): Promise<void> {
  for (const since = Date.now(); Date.now() - since < START_TIMEOUT_MS; await sleep(50)) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Starts the driver at this port. Its sessions open MiniBrowser, the browser of Debian's WebKit packages. */
export async function startWebKitDriver(port: number): Promise<{ close: () => void }> {
  assertWebKit();
  const { screen, display } = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // WebKit fails to draw with the graphics buffers of virtual machines.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  await waitUntilReady(port);
  // Don't keep the process running that closes them.
  driver.unref();
  screen.unref();
  screen.stdout.destroy();
  return {
    close() {
      driver.kill();
      screen.kill();
    },
  };
}

/** Options of webdriverio for the driver at this port. */
export const webdriverOptions = (port: number) => ({
  hostname: '127.0.0.1',
  port,
  path: '/',
  logLevel: 'silent' as const,
  capabilities: {
    browserName: 'MiniBrowser',
    // WebKit's driver speaks only the classic protocol.
    'wdio:enforceWebDriverClassic': true,
    // Without its toolbar, the window has exactly the size of the page.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  },
});
