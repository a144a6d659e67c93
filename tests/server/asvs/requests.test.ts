import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { extensions } from '#contract/calls.ts';
import { getAddress, listen } from '#server/http/listen.ts';
import { GUEST, startServerUnderTest } from '../serverUnderTest.ts';

it('check 58 (ASVS 15.3.7): reads no field of a body from the address', async () => {
  const { visitor } = await startServerUnderTest();
  const response = await visitor.post(`/api/admin/login?${new URLSearchParams(GUEST)}`, {});
  expect([response.status, visitor.cookie]).toEqual([400, '']);
});

it('check 58 (ASVS 15.3.7): gives a parameter or field that is sent twice one value, the last', async () => {
  const { visitor } = await startServerUnderTest();
  const wrong = { ...GUEST, password: 'wrong' };
  const [first, last] = [JSON.stringify(GUEST).slice(0, -1), JSON.stringify(wrong).slice(1)];
  const response = await visitor.post('/api/admin/login', `${first},${last}`);
  expect(await response.json()).toEqual({ data: { isPassValid: false } });

  await visitor.signIn();
  const readPage = async (query: string) =>
    (await visitor.get(`${extensions.getProductPage.path}?${query}`)).json();
  const twice = await readPage('rows=20&rows=10');
  expect(twice.data.products).toHaveLength(10);
  expect(twice).toEqual(await readPage('rows=10'));
});

it('check 59 (ASVS 4.2.1): refuses a request whose length is ambiguous', async () => {
  const site = new Hono().post('/', (context) => context.text('accepted'));
  const security = { https: false, inlineScripts: [], apiHost: undefined, directApiHost: undefined };
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
