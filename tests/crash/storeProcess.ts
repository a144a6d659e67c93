import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Starts a server on a free port. `script` is the main file of another checkout. */
export function startStoreProcess(variables: Record<string, string>, script = main) {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', LOG_LEVEL: 'silent', ...variables };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let printed = '';
  const ready = new Promise<string>((resolve, reject) => {
    const onText = (text: Buffer) => {
      printed += text.toString();
      const address = /^Counter is ready on (\S+)$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', onText);
    child.stderr.on('data', onText);
    void ended.then(() => reject(new Error(`the server ended: ${printed}`)));
  });
  ready.catch(() => undefined);
  return {
    ready,
    pid: child.pid,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Returns its output and log. */
    printed: () => printed,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}
