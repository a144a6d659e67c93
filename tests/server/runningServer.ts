import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { bareEnvironment } from './bareEnvironment.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** A real server process on a port of its own. */
export type ServerProcess = {
  child: ChildProcess;
  /** The address, once it says that it is ready; fails when it ends instead. */
  ready: Promise<string>;
  ended: Promise<Ended>;
  /** What it has logged so far. */
  log(): string;
  /** Ends it and waits until it is gone. */
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
      // Where there is a guest login, it is printed after the address. Whole lines: they may come in pieces.
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
