import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PostOptions, postWebhook } from '#server/webhooks/postWebhook.ts';
import { answerWith, startReceiver } from './receiver.ts';

const allowed: PostOptions = { privateAddresses: 'allow' };
const never = new AbortController().signal;
const post = (url: string, options: PostOptions = allowed) =>
  postWebhook({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"test"}', shutdown: never }, options);

/** Starts a server on loopback that answers with bytes, until the test ends. */
async function startRawServer(respond: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => respond(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('posts JSON, accepts no compression, and returns the answer', async () => {
  const receiver = await startReceiver(answerWith(202, 'नमस्ते'));
  expect(await post(`${receiver.url}?shop=1`)).toEqual({
    answerStatus: 202,
    answer: 'नमस्ते',
    problem: undefined,
    retryAfterMs: undefined,
  });
  expect(receiver.received).toMatchObject([
    {
      path: '/hooks?shop=1',
      method: 'POST',
      body: '{"type":"test"}',
      headers: {
        'content-type': 'application/json',
        'content-length': '15',
        'accept-encoding': 'identity',
        'webhook-id': 'msg_1',
        connection: 'close',
      },
    },
  ]);
});

describe('an answer', () => {
  it('is kept only at its start', async () => {
    const { url } = await startReceiver(answerWith(500, 'é'.repeat(100_000)));
    expect((await post(url)).answer).toBe('é'.repeat(500));
  });

  it('that never ends is cut', async () => {
    const { url } = await startReceiver((_, outgoing) => {
      outgoing.writeHead(200);
      const endless = new Readable({ read: () => void endless.push('x'.repeat(10_000)) });
      pipeline(endless, outgoing, () => undefined);
    });
    expect(await post(url)).toMatchObject({ answerStatus: 200, answer: 'x'.repeat(500) });
  });

  it('that is compressed is not read', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const { url } = await startReceiver((_, outgoing) =>
      outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await post(url)).toMatchObject({ answerStatus: 200, answer: undefined });
  });

  it('has no bytes that a database refuses', async () => {
    const { url } = await startReceiver((_, outgoing) =>
      outgoing.writeHead(400).end(Buffer.from([0x61, 0, 0x62, 0xff, 0xf0, 0x9f])),
    );
    expect((await post(url)).answer).toBe('ab\ufffd\ufffd');
    const emoji = await startReceiver(answerWith(400, `${'x'.repeat(499)}🎈`));
    expect((await post(emoji.url)).answer).toBe(`${'x'.repeat(499)}\ufffd`);
  });

  it.each([
    ['7', 7000],
    ['99999999', 86_400_000],
    ['soon', undefined],
    ['-1', undefined],
  ])('that asks to wait %s', async (header, expected) => {
    const { url } = await startReceiver(answerWith(503, '', { 'retry-after': header }));
    expect((await post(url)).retryAfterMs).toBe(expected);
  });

  it('counts once its status has come, even if the rest is late', async () => {
    const { url } = await startReceiver((_, outgoing) => void outgoing.writeHead(200).write('part'));
    expect(await post(url, { ...allowed, timeoutMs: 300 })).toMatchObject({
      answerStatus: 200,
      answer: 'part',
      problem: undefined,
    });
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with %s is a failure that is not followed', async (status) => {
    const secret = await startReceiver(answerWith(200, 'the metadata of the cloud'));
    const { url, received } = await startReceiver(answerWith(status, '', { location: secret.url }));
    expect(await post(url)).toMatchObject({ answerStatus: status, problem: 'redirect' });
    expect(received).toHaveLength(1);
    expect(secret.received).toEqual([]);
  });
});

describe('no answer', () => {
  it('in time', async () => {
    const { url } = await startReceiver(() => undefined);
    expect(await post(url, { ...allowed, timeoutMs: 200 })).toMatchObject({
      answerStatus: undefined,
      problem: 'timeout',
    });
  });

  it('of a host that refuses or drops the connection', async () => {
    const url = await startRawServer((socket) => socket.destroy());
    expect(await post(url)).toMatchObject({ problem: 'unreachable' });
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ problem: 'unreachable' });
  });

  it('that is HTTP', async () => {
    const url = await startRawServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    expect(await post(url)).toMatchObject({ problem: 'unreadable' });
    const endless = await startRawServer((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(99_999)}`),
    );
    expect(await post(endless)).toMatchObject({ problem: 'unreadable' });
  });

  it('that stays with HTTP', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';
    const url = await startRawServer((socket) => socket.write(upgrade));
    expect(await post(url)).toMatchObject({ problem: 'unreadable' });
  });

  it('of a host without a valid certificate', async () => {
    const { url } = await startReceiver();
    expect(await post(url.replace('http:', 'https:'))).toMatchObject({ problem: 'certificate' });
  });

  it('of a host that doesn’t exist', async () => {
    const lookUpAll: PostOptions['lookUpAll'] = (_, done) =>
      done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), []);
    const result = post('https://shop.example/', { privateAddresses: 'refuse', lookUpAll });
    expect(await result).toMatchObject({ problem: 'unknownHost' });
  });

  it('before the server shuts down', async () => {
    const { url, received } = await startReceiver(() => undefined);
    const shutdown = new AbortController();
    const sending = postWebhook({ url, headers: {}, body: '', shutdown: shutdown.signal }, allowed);
    await expect.poll(() => received.length).toBe(1);
    shutdown.abort();
    await expect(sending).rejects.toThrow('aborted');
  });
});

describe('the private network', () => {
  const refused: PostOptions = { privateAddresses: 'refuse' };

  it('gets nothing, whether an address or a name leads there', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0.0.0.0'])
      expect(await post(`https://${host}:${port}/`, refused)).toMatchObject({ problem: 'privateAddress' });
    const lookUpAll: PostOptions['lookUpAll'] = (_, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    const named = await post(`https://shop.example:${port}/`, { ...refused, lookUpAll });
    expect(named).toMatchObject({ problem: 'privateAddress' });
    expect(await post(receiver.url, refused)).toMatchObject({ problem: 'insecure' });
    expect(receiver.received).toEqual([]);
  });

  it('gets nothing if a name leads there only the second time (DNS rebinding)', async () => {
    let asked = 0;
    const lookUpAll: PostOptions['lookUpAll'] = (_, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
    };
    // The connection is made to what was checked: there is no second question.
    const result = await post('https://rebinding.example/', { ...refused, lookUpAll });
    expect(result).toMatchObject({ problem: 'privateAddress' });
    expect(asked).toBe(1);
  });
});
