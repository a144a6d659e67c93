import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { DELIVERY_PROBLEMS, MAX_ANSWER_LENGTH } from '#contract/webhooks/webhookCalls.ts';
import { postWebhook, type WebhookResult } from '#server/webhooks/postWebhook.ts';
import { signWebhook } from '#server/webhooks/signWebhook.ts';
import { findUrlProblem } from '#server/webhooks/webhookAddresses.ts';
import { arbitraryText } from './arbitraryValues.ts';

const TIMEOUT_MS = 150;
/** An answer takes as long as the timeout at most, on a busy machine. */
const MAX_MS = 5000;

const octet = fc.nat(255);
/** The bytes of IPv4 addresses in private networks. */
const privateBytes = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
);

const toHex = (one: number) => one.toString(16).padStart(2, '0');
/** Ways to write an IPv4 address in a URL, plainly, disguised, and inside an IPv6 address. */
const notations: readonly ((bytes: readonly number[]) => string)[] = [
  (bytes) => bytes.join('.'),
  (bytes) => bytes.map((one) => `0x${one.toString(16)}`).join('.'),
  (bytes) => bytes.map((one) => `0${one.toString(8)}`).join('.'),
  (bytes) => String(bytes.reduce((sum, one) => sum * 256 + one, 0)),
  (bytes) => `0x${bytes.map(toHex).join('')}`,
  ([a = 0, b = 0, c = 0, d = 0]) => `${a}.${b}.${c * 256 + d}`,
  ([a = 0, b = 0, c = 0, d = 0]) => `${a}.${(b * 256 + c) * 256 + d}`,
  (bytes) => `${bytes.join('.')}.`,
  (bytes) => bytes.join('。'),
  (bytes) => bytes.join('.').replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (bytes) => bytes.join('.').replace(/\d/, (digit) => `%3${digit}`),
  (bytes) => `[::ffff:${bytes.join('.')}]`,
  (bytes) => `[::${bytes.join('.')}]`,
  (bytes) => `[64:ff9b::${bytes.join('.')}]`,
  ([a = 0, b = 0, c = 0, d = 0]) => `[2002:${toHex(a)}${toHex(b)}:${toHex(c)}${toHex(d)}::1]`,
];
const privateUrl = fc
  .tuple(privateBytes, fc.constantFrom(...notations), fc.nat(65_535), fc.webPath())
  .map(([bytes, write, port, path]) => `https://${write(bytes)}:${port}${path}`);
const anyUrl = fc.oneof(
  arbitraryText,
  fc.webUrl(),
  arbitraryText.map((text) => `https://${text}`),
  arbitraryText.map((text) => `https://${text}@shop.example`),
);

/** Pieces of an answer that a hostile receiver sends, with pauses between them. */
const piece: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    'HTTP/1.1 200 OK\r\n',
    'HTTP/1.1 200 OK\r\n\r\n',
    'HTTP/1.1 500 \r\n\r\nbroken',
    'HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 307 Moved\r\nlocation: http://169.254.169.254/\r\n\r\n',
    'HTTP/1.1 999 \r\n\r\n',
    'HTTP/1.1 000 \r\n\r\n',
    'HTTP/0.9 200 OK\r\n\r\n',
    'HTTP/2.0 200 OK\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'transfer-encoding: chunked\r\n\r\n',
    'content-length: 99999999999\r\n\r\n',
    'content-length: -1\r\n\r\n',
    'content-length: 5\r\ncontent-length: 6\r\n\r\n',
    'content-encoding: gzip\r\n\r\n',
    'retry-after: 99999999999999999999\r\n\r\n',
    'ffffffffffffffff\r\n',
    '5\r\nhello\r\n0\r\nx-trailer: 1\r\n\r\n',
    '\r\n',
    '\0',
  ),
  fc.constant(`x: ${'y'.repeat(20_000)}\r\n`),
  fc.constant('z'.repeat(100_000)),
  fc.constant(gzipSync(Buffer.alloc(1_000_000))),
  fc.uint8Array({ maxLength: 200 }),
  arbitraryText,
);
const hostileAnswer = fc.record({
  pieces: fc.array(piece, { maxLength: 6 }),
  ending: fc.constantFrom('end', 'destroy', 'stay'),
});
type HostileAnswer = { pieces: (string | Uint8Array)[]; ending: 'end' | 'destroy' | 'stay' };

async function startHostileServer() {
  const sockets = new Set<Socket>();
  let answer: HostileAnswer = { pieces: [], ending: 'end' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      for (const one of answer.pieces) socket.write(one);
      if (answer.ending === 'end') socket.end();
      if (answer.ending === 'destroy') setImmediate(() => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    setAnswer: (next: HostileAnswer) => void (answer = next),
    getOpen: () => sockets.size,
    close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

/** Returns what is wrong with a result that is about to be stored. */
function findFault({ answerStatus, answer, problem, retryAfterMs }: WebhookResult, ms: number) {
  if (answerStatus === undefined && problem === undefined) return 'neither an answer nor a problem';
  if (answerStatus !== undefined && !(Number.isInteger(answerStatus) && answerStatus <= 999))
    return `status ${answerStatus}`;
  if (problem !== undefined && !DELIVERY_PROBLEMS.includes(problem)) return `problem ${String(problem)}`;
  if (
    answer !== undefined &&
    (answer.length > MAX_ANSWER_LENGTH || answer.includes('\0') || !answer.isWellFormed())
  )
    return `stores ${JSON.stringify(answer)}`;
  if (retryAfterMs !== undefined && !(retryAfterMs >= 0 && retryAfterMs <= 86_400_000))
    return `waits ${retryAfterMs}`;
  return ms > MAX_MS ? `took ${ms} ms` : undefined;
}

/** Returns the faults of hostile addresses. */
function fuzzAddresses(count: number, seed: number): string[] {
  const accepted = fc
    .sample(privateUrl, { numRuns: count, seed })
    .filter((url) => findUrlProblem(url, 'refuse') === undefined);
  const thrown = fc.sample(anyUrl, { numRuns: count, seed }).filter((url) => {
    try {
      const problem = findUrlProblem(url, 'refuse');
      return problem === undefined && URL.parse(url)?.protocol !== 'https:';
    } catch {
      return true;
    }
  });
  return [...accepted.map((url) => `accepted ${url}`), ...thrown.map((url) => `threw or accepted ${url}`)];
}

/** Returns the faults of hostile answers. */
async function fuzzAnswers(count: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  const server = await startHostileServer();
  const shutdown = new AbortController().signal;
  for (const answer of fc.sample(hostileAnswer, { numRuns: count, seed })) {
    server.setAnswer(answer as HostileAnswer);
    const since = performance.now();
    const request = { url: server.url, headers: {}, body: '{}', shutdown };
    const fault = await postWebhook(request, { privateAddresses: 'allow', timeoutMs: TIMEOUT_MS }).then(
      (result) => findFault(result, performance.now() - since),
      (error: unknown) => `rejected: ${String(error)}`,
    );
    if (fault) faults.push(`${fault} after ${JSON.stringify(answer).slice(0, 500)}`);
  }
  // Closing takes a moment.
  await new Promise((resolve) => void setTimeout(resolve, TIMEOUT_MS));
  if (server.getOpen() > 0) faults.push(`${server.getOpen()} connections stay open`);
  server.close();
  return faults;
}

/** Returns the faults of hostile bodies: what is sent must be what is signed. */
function fuzzBodies(count: number, seed: number): string[] {
  const secrets = fc.uint8Array({ minLength: 24, maxLength: 64 }).map((key) => `whsec_${key.toBase64()}`);
  return fc.sample(fc.tuple(arbitraryText, secrets), { numRuns: count, seed }).flatMap(([text, secret]) => {
    const body = JSON.stringify({ type: 'order.placed', data: { text } });
    const headers = signWebhook(
      { id: 'msg_1', body, sentAt: Date.now() },
      { secret, previousSecret: undefined },
    );
    // As it arrives.
    const received = Buffer.from(body).toString();
    try {
      new Webhook(secret).verify(received, headers);
      return [];
    } catch (error) {
      return [`${String(error)}: ${body}`];
    }
  });
}

/** Sends webhooks to hostile addresses and receivers. Returns what went wrong. */
export async function fuzzWebhooks(count: number, seed: number): Promise<string[]> {
  return [
    ...fuzzAddresses(10 * count, seed),
    ...(await fuzzAnswers(count, seed)),
    ...fuzzBodies(count, seed),
  ];
}
