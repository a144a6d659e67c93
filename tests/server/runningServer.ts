import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { bareEnvironment } from './bareEnvironment.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** A server process on a free port. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves with the address once the server is ready, and rejects if it ends. */
  ready: Promise<string>;
  ended: Promise<Ended>;
  /** Returns everything it has logged so far. */
  log(): string;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ended>;
};

export function runServer(variables: Record<string, string>): ServerProcess {
  const { HOME = '' } = process.env;
  const env: Record<string, string> = { ...bareEnvironment(), HOME, PORT: '0', ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const hasGuest = env.NODE_ENV !== 'production' || env.GUEST_PASSWORD !== undefined;
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, out, err }) as Ended);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      // A guest login is printed after the address. Wait for complete lines, which may arrive in pieces.
      const last = hasGuest
        ? /^Counter is ready on (\S+)\n[^]*^guest password: .*\n/m
        : /^Counter is ready on (\S+)\n/m;
      const address = last.exec(out)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`the server ended: ${out}${err}`)));
  });
  ready.catch(() => undefined);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  return { child, ready, ended, log: () => err, end };
}
