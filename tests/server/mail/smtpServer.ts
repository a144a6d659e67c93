import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

type Received = { from: string; to: string[]; raw: string; user: string | undefined };

export type SmtpServer = { url: string; received: Received[]; attempts: () => number };

type Options = {
  /** Errors for the first attempts. */
  refusals?: readonly { code: number; text: string }[];
  login?: { user: string; password: string };
};

const toAddress = (one: { address: string } | false) => (one ? one.address : '');

/** Starts an SMTP server that stops after the test. */
export async function startSmtpServer({ refusals = [], login }: Options = {}): Promise<SmtpServer> {
  const received: Received[] = [];
  let attempts = 0;
  const options: SMTPServerOptions = {
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: login === undefined,
    disableReverseLookup: true,
    onAuth(auth, _, done) {
      const right = auth.username === login?.user && auth.password === login?.password;
      done(right ? null : new Error('Authentication failed'), right ? { user: auth.username } : undefined);
    },
    onRcptTo(_address, _session, done) {
      const refusal = refusals[attempts];
      attempts += 1;
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: toAddress(envelope.mailFrom),
          to: envelope.rcptTo.map(toAddress),
          raw: Buffer.concat(chunks).toString(),
          user: user as string | undefined,
        });
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  // Some tests disconnect during a mail.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, attempts: () => attempts };
}

/** Decodes a part of a mail and unfolds its headers. */
function readPart(part: string): { headers: string; body: string } {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const headers = head.replace(/\r\n\s+/g, ' ').trim();
  const body = rest.join('\r\n\r\n');
  // Text in other scripts is sent as base64.
  if (/base64/i.test(headers)) return { headers, body: Buffer.from(body, 'base64').toString() };
  if (!/quoted-printable/i.test(headers)) return { headers, body };
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body: Buffer.from(bytes, 'latin1').toString() };
}

/** Returns the headers, text and HTML of a mail. */
export function readMail(raw: string): { headers: string; text: string; html: string } {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => readPart(part.trimStart().replace(/\r\n$/, '')));
  const of = (type: string) =>
    parts.find((part) => part.headers.includes(`Content-Type: ${type}`))?.body.replaceAll('\r\n', '\n') ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
}
