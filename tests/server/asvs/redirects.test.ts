import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createBreachCheck } from '#server/accounts/breachedPasswords.ts';
import { createImageBucket } from '#server/images/imageBucket.ts';
import { ImageStoreUnavailableError } from '#server/images/imageStore.ts';
import { silentLog } from '../serverUnderTest.ts';

async function startService(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a service that redirects every request to another one. `received` has the requests of the other one. */
async function startRedirects() {
  const received: string[] = [];
  const other = await startService(({ url }, response) => {
    received.push(url ?? '');
    response.end('inside');
  });
  const url = await startService((request, response) => {
    response.writeHead(307, { location: `${other}${request.url}` }).end();
  });
  return { url, received };
}

it('check 55 (ASVS 15.3.2): follows no redirect of the list of breached passwords', async () => {
  const { url, received } = await startRedirects();
  const events: string[] = [];
  const log = { ...silentLog, warn: (_: object, event: string) => void events.push(event) };
  expect(await createBreachCheck({ url, log })('a bowl of marigolds')).toBe(false);
  expect(received).toEqual([]);
  expect(events).toEqual(['breached passwords not checked: the password was accepted']);
});

it('check 55 (ASVS 15.3.2): follows no redirect of the image bucket', async () => {
  const { url, received } = await startRedirects();
  const files = createImageBucket({
    endpoint: url,
    name: 'images',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await expect(files.read('lamp')).rejects.toThrow(ImageStoreUnavailableError);
  expect(received).toEqual([]);
});
