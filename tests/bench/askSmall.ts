// `node askSmall.ts URL COOKIE`, a process of its own, so that it is not the one that reads the long list: asks for
// something small again and again until it is told to stop, and says the longest wait in milliseconds.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url = '', cookie = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: false });

function ask(): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, (response) =>
      response.resume().on('end', () => resolve(performance.now() - since)),
    )
      .on('error', reject)
      .end();
  });
}

const stop = new AbortController();
process.once('message', () => stop.abort());
let most = await ask();
process.send?.('asking');
while (!stop.signal.aborted) {
  most = Math.max(most, await ask());
  await sleep(20);
}
process.send?.(most);
process.disconnect?.();
