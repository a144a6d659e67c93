import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { getAddress, listen } from '#server/http/listen.ts';
import { StartupError } from '#server/settings/startupError.ts';

const security = { https: false, inlineScripts: [], apiHost: undefined, directApiHost: undefined };

it('reports a host that is not on this machine', async () => {
  const options = { host: '203.0.113.7', port: 0, trustedProxies: 0, security };
  await expect(listen(new Hono(), options)).rejects.toThrow(
    new StartupError('This machine has no address 203.0.113.7: set HOST to one that it has.'),
  );
});

it('keeps an idle connection for 125 seconds, longer than a proxy does', async () => {
  const server = await listen(new Hono(), { host: '127.0.0.1', port: 0, trustedProxies: 0, security });
  onTestFinished(() => void server.close());
  const response = await fetch(getAddress(server, '127.0.0.1'));
  expect(response.headers.get('keep-alive')).toBe('timeout=125');
});

it('refuses a request whose length is ambiguous [ASVS 4.2.1]', async () => {
  const site = new Hono().post('/', (context) => context.text('accepted'));
  const server = await listen(site, { host: '127.0.0.1', port: 0, trustedProxies: 0, security });
  onTestFinished(() => void server.close());
  const address = new URL(getAddress(server, '127.0.0.1'));
  const send = async (...lengths: string[]) => {
    const socket = connect(Number(address.port), address.hostname);
    const lines = ['POST / HTTP/1.1', `Host: ${address.host}`, ...lengths, '', '0', '', ''];
    socket.write(lines.join('\r\n'));
    const [chunk] = await once(socket, 'data');
    socket.destroy();
    return String(chunk).split('\r\n')[0];
  };
  expect(await send('Content-Length: 5')).toBe('HTTP/1.1 200 OK');
  const refused = 'HTTP/1.1 400 Bad Request';
  expect(await send('Content-Length: 5', 'Transfer-Encoding: chunked')).toBe(refused);
  expect(await send('Content-Length: 5', 'Content-Length: 0')).toBe(refused);
  expect(await send('Transfer-Encoding: chunked, identity')).toBe(refused);
});

it('answers a request that is not HTTP with a status only', async () => {
  const server = await listen(new Hono(), { host: '127.0.0.1', port: 0, trustedProxies: 0, security });
  onTestFinished(() => void server.close());
  const { hostname, port } = new URL(getAddress(server, '127.0.0.1'));
  const socket = connect(Number(port), hostname);
  socket.end('GET / HTTP/9.9\r\nx\r\n\r\n');
  expect(Buffer.concat(await socket.toArray()).toString()).toBe(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
  );
});
