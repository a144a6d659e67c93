import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { FORM_LIMIT_BYTES } from '#server/images/readProductForm.ts';
import { createApiProxy } from '#server/http/apiProxy.ts';
import { withBodyDiscard, listen } from '#server/http/listen.ts';
import { CREATE } from '../shop.ts';
import { silentLog, startServerUnderTest } from '../serverUnderTest.ts';

const security = { https: false, inlineScripts: [], apiHost: undefined, directApiHost: undefined };

async function serve(site: Hono): Promise<number> {
  const options = { host: '127.0.0.1', port: 0, trustedProxies: 0, security };
  const server = await listen(site, options);
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sending the pieces takes longer than the half second that the HTTP library would read. */
const PAUSE_MS = 100;

type Sent = { head: string[]; first: Buffer; rest: readonly Buffer[] };

/** Sends a body slowly, byte by byte, and reads the response only afterwards, like a browser on a slow connection. */
async function sendSlowly(port: number, { head, first, rest }: Sent): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const failed = new Promise<string>((resolve) => void socket.on('error', ({ message }) => resolve(message)));
  socket.pause();
  await once(socket, 'connect');
  socket.write(`${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n`);
  socket.write(first);
  for (const piece of rest) {
    await sleep(PAUSE_MS);
    socket.write(piece);
  }
  await sleep(PAUSE_MS);
  const read = (async () => {
    let response = '';
    for await (const chunk of socket) if ((response += String(chunk)).endsWith('}')) break;
    return response;
  })();
  return Promise.race([read.catch(({ message }: Error) => message), failed]).finally(() => socket.destroy());
}

const chunked = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const slowly = (wrap = (bytes: Buffer) => bytes) =>
  Array.from({ length: 8 }, () => wrap(Buffer.alloc(64 * 1024, 7)));
const getLength = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);

const form = (length: number) => [
  `POST ${CREATE} HTTP/1.1`,
  'Content-Type: multipart/form-data; boundary=x',
  `Content-Length: ${length}`,
];
const opening = Buffer.from('--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n');

it('delivers a refusal before the body is read over a slow connection', async () => {
  const { app } = await startServerUnderTest();
  const rest = slowly();
  const head = form(opening.length + getLength(rest));
  const response = await sendSlowly(await serve(app), { head, first: opening, rest });
  expect(response).toContain('HTTP/1.1 401');
  expect(response).toContain('"message":"Please sign in to continue."');
});

it('delivers a refusal of a form that is too large', async () => {
  const { app, visitor } = await startServerUnderTest();
  await visitor.signIn();
  const [, type = ''] = form(0);
  const first = Buffer.concat([opening, Buffer.alloc(FORM_LIMIT_BYTES)]);
  const head = [`POST ${CREATE} HTTP/1.1`, type, `Cookie: ${visitor.cookie}`, 'Transfer-Encoding: chunked'];
  const rest = [...slowly(chunked), Buffer.from('0\r\n\r\n')];
  const response = await sendSlowly(await serve(app), { head, first: chunked(first), rest });
  expect(response).toContain('HTTP/1.1 413');
  expect(response).toContain('"message":"The upload is too large; the limit is 31 MB."');
});

it('delivers a refusal of JSON that is too large', async () => {
  const { app } = await startServerUnderTest();
  const head = [
    'POST /api/admin/login HTTP/1.1',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ];
  const rest = [...slowly(chunked), Buffer.from('0\r\n\r\n')];
  const response = await sendSlowly(await serve(app), { head, first: chunked(Buffer.alloc(80_000)), rest });
  expect(response).toContain('HTTP/1.1 413');
  expect(response).toContain('"message":"The request is too large; the limit is 64 KB."');
});

it('delivers a refusal of another backend through the proxy', async () => {
  const { app } = await startServerUnderTest();
  const backend = await serve(app);
  const proxy = createApiProxy(`http://127.0.0.1:${backend}`, false, {
    log: silentLog,
    getRequestId: () => 'x',
  });
  const rest = slowly();
  const head = form(opening.length + getLength(rest));
  const response = await sendSlowly(await serve(proxy), { head, first: opening, rest });
  expect(response).toContain('HTTP/1.1 401');
  expect(response).toContain('"message":"Please sign in to continue."');
});

it('delivers a refusal of a backend that closes the connection', async () => {
  const refuse: RequestListener = (_, outgoing) =>
    void outgoing
      .writeHead(413, { 'content-type': 'application/json', connection: 'close' })
      .end('{"message":"no"}');
  const backend = createServer(refuse).listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close());
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const proxy = createApiProxy(`http://127.0.0.1:${port}`, false, {
    log: silentLog,
    getRequestId: () => 'x',
  });
  const rest = slowly();
  const head = form(opening.length + getLength(rest));
  const response = await sendSlowly(await serve(proxy), { head, first: opening, rest });
  expect(response).toContain('HTTP/1.1 413');
  expect(response).toContain('"message":"no"');
});

it('stops reading when the sender disconnects', () => {
  const outgoing = new EventEmitter();
  withBodyDiscard(() => undefined)({ complete: false, socket: null } as never, outgoing as never);
  expect(() => outgoing.emit('finish')).not.toThrow();
});

/** Returns how many bytes of an endless body the server reads after refusing it, until it closes the connection. */
async function sendForEver(limits: { bytes: number; ms: number }): Promise<{ bytes: number; ms: number }> {
  const refuse: RequestListener = (_, outgoing) => void outgoing.writeHead(413).end('no');
  const server = createServer(withBodyDiscard(refuse, limits)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const [taken] = [once(server, 'connection')];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const since = performance.now();
  socket.on('error', () => undefined).resume();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000000\r\n\r\n');
  const piece = Buffer.alloc(64 * 1024);
  const sending = setInterval(() => socket.write(piece), 5);
  await once(socket, 'close');
  clearInterval(sending);
  const [{ bytesRead }] = (await taken) as [{ bytesRead: number }];
  return { bytes: bytesRead, ms: performance.now() - since };
}

it('limits the bytes it reads after a refusal', async () => {
  const { bytes } = await sendForEver({ bytes: 512 * 1024, ms: 3_600_000 });
  expect(bytes).toBeGreaterThan(512 * 1024);
  expect(bytes).toBeLessThan(64 * 1024 * 1024);
});

it('limits the time it reads after a refusal', async () => {
  const { ms } = await sendForEver({ bytes: Number.MAX_SAFE_INTEGER, ms: 300 });
  expect(ms).toBeGreaterThan(290);
});
