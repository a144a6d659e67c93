import { type ChildProcess, spawn } from 'node:child_process';
import { SAMPLE_TODAY } from '#server/seed/sampleOrders.ts';

export type Product = {
  address: string;
  guest: { email: string; password: string };
  /** Returns everything it has printed and logged so far. */
  log: () => string;
  /** Kills the process with SIGKILL, like a power cut. */
  kill: () => Promise<void>;
};

async function waitUntilReady(child: ChildProcess, read: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', () => {
      if (/guest password: .*\n/.test(read())) resolve(read());
    });
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}:\n${read()}`)));
  });
}

/** Runs the product like `npm start` and waits until it has printed its address and guest login. */
export async function runProduct(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const child = spawn('node', ['scripts/start.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SEED_TODAY: SAMPLE_TODAY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => void (printed += text.toString()));
  const lines = await waitUntilReady(child, () => printed);
  const read = (pattern: RegExp) => pattern.exec(lines)?.[1] ?? '';
  return {
    address: read(/ready on (\S+)/),
    guest: { email: read(/guest email: (.*)/), password: read(/guest password: (.*)/) },
    log: () => printed,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
