import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect } from 'vitest';

type Mail = { to: string; text: string };

/** Starts a mail server for the tests of the file and stores the mails it receives. */
export function createMailbox() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decodeText(Buffer.concat(chunks).toString());
        mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })));
        done();
      });
    },
  });
  let url = '';
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        const listening = server.listen(0, '127.0.0.1', () => {
          url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
          resolve();
        });
      }),
  );
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  /** Waits until the address has `count` mails and returns the pattern's first group in the newest. */
  async function read(address: string, pattern: RegExp, count: number): Promise<string> {
    const getMails = () => mails.filter(({ to }) => to === address);
    await expect.poll(() => getMails().length).toBe(count);
    return pattern.exec(getMails().at(-1)!.text)![1]!;
  }
  return {
    url: () => url,
    codeFor: (address: string, count = 1) => read(address, /^(\d{6})\r?$/m, count),
    linkFor: (address: string, count = 1) => read(address, /^(https?:\/\/\S+)/m, count),
  };
}

/** Returns the decoded text part of a mail. */
function decodeText(message: string): string {
  const [, part = ''] = message.split(/^Content-Type: text\/plain.*$/m);
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join('\n\n').split(/^--/m)[0] ?? '';
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
