import { startStoreProcess } from '../crash/storeProcess.ts';

type Running = { process: ReturnType<typeof startStoreProcess>; address: string };

const LOG = { LOG_LEVEL: 'error' };

/** Starts two servers with one store. Either can be killed and restarted. */
export async function startServerPair(variables: Record<string, string>) {
  async function start(port = '0'): Promise<Running> {
    const process = startStoreProcess({ ...variables, ...LOG, PORT: port });
    return { process, address: await process.ready };
  }
  // Both at once, to test creating a new store in parallel.
  const [first, second] = await Promise.all([start(), start()]);
  const servers: [Running, Running] = [first, second];
  /** Logged errors, including those of killed processes. */
  let logged = '';
  return {
    addresses: () => servers.map(({ address }) => address),
    any: () => servers[Math.random() < 0.5 ? 0 : 1].address,
    /** Kills a server, restarts it on the same port and returns its downtime in ms. */
    async killAndRestart(which: 0 | 1): Promise<number> {
      const since = performance.now();
      const { process, address } = servers[which];
      await process.kill();
      logged += process.printed();
      servers[which] = await start(new URL(address).port);
      return performance.now() - since;
    },
    async end(): Promise<{ errors: string[] }> {
      await Promise.all(servers.map(({ process }) => process.kill('SIGTERM')));
      for (const { process } of servers) logged += process.printed();
      return { errors: logged.split('\n').filter((line) => line.includes('"level":50')) };
    },
  };
}

export type ServerPair = Awaited<ReturnType<typeof startServerPair>>;
