// In a thread of its own, so that it is not the one that reads the long list: asks for something small again and again
// until it is told to stop, and says the longest wait in milliseconds.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, cookie } = workerData as { url: string; cookie: string };
const agent = new Agent({ keepAlive: false });
let isAsking = true;
parentPort?.once('message', () => (isAsking = false));

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

let most = 0;
while (isAsking) {
  most = Math.max(most, await ask());
  await sleep(20);
}
parentPort?.postMessage(most);
