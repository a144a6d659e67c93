import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Sender } from '../settings/accountSettings.ts';
import type { Log } from '../http/deps.ts';
import type { Mail, Mailer } from './mail.ts';

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Converts a mail to the library's format. Its id stays the same across retries. */
const toMessage = ({ to, subject, text, html }: Mail, from: Sender) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${randomUUID()}@${getDomain(normalizeEmail(from.address))}>`,
  date: new Date(),
  // Prevents out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Mails have no attachments.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export type NodeMailer = Mailer & { close(): void };

type SmtpOptions = {
  url: string;
  from: Sender;
  log: Log;
  /** Delays before each retry after a temporary failure. */
  retryDelaysMs?: readonly number[];
};

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 15_000;

/** Returns true for a temporary failure (4xx), such as greylisting. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && /^4\d\d$/.test(String(error.responseCode));

/**
 * Returns true if the connection must be encrypted because it sends a password, even if an attacker hides STARTTLS.
 * `?requireTLS=false` in the URL overrides it.
 */
export function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Sends mail by SMTP. `send` waits for the first attempt only. */
export function createSmtpMailer(options: SmtpOptions): NodeMailer {
  const { url, from, log, retryDelaysMs = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS] } = options;
  const transport = createTransport({ requireTLS: needsEncryption(url), url });
  const timers = new Set<NodeJS.Timeout>();
  type Message = ReturnType<typeof toMessage>;

  // One deadline for the whole attempt.
  const attempt = (message: Message) =>
    transport.sendMail({ ...message, signal: AbortSignal.timeout(TIMEOUT_MS) });

  function retryLater(message: Message, error: unknown, [pause, ...more]: readonly number[]): void {
    if (pause === undefined || !isTemporary(error)) {
      log.error({ err: error }, 'mail not sent');
      return;
    }
    log.warn({ err: error, seconds: pause / 1000 }, 'mail deferred');
    const timer = setTimeout(() => {
      timers.delete(timer);
      attempt(message).catch((again: unknown) => retryLater(message, again, more));
    }, pause);
    timers.add(timer);
  }

  return {
    async send(mail: Mail) {
      const message = toMessage(mail, from);
      try {
        await attempt(message);
      } catch (error) {
        if (!isTemporary(error)) throw error;
        retryLater(message, error, retryDelaysMs);
      }
    },
    close() {
      if (timers.size > 0) log.warn({ mails: timers.size }, 'mails not sent before shutdown');
      for (const timer of timers) clearTimeout(timer);
      transport.close();
    },
  };
}

type OutboxOptions = {
  folder: string;
  from: Sender;
  log: Log;
  /** Whether to log the mail's subject and its code or link. */
  logsContent: boolean;
};

/** Writes mails as files that any mail program opens, when no SMTP server is configured. */
export function createOutbox({ folder, from, log, logsContent }: OutboxOptions): NodeMailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail: Mail) {
      const message = toMessage(mail, from);
      const { message: bytes } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = message.date.toISOString().replaceAll(':', '-');
      const name = `${at}-${message.messageId.slice(1, 9)}.eml`;
      const partial = join(folder, `.${name}.partial`);
      await writeFile(partial, bytes as Buffer, { mode: 0o600 });
      const file = join(folder, name);
      await rename(partial, file);
      log.info(
        { file, subject: logsContent ? mail.subject : undefined, gist: logsContent ? mail.gist : undefined },
        'mail written',
      );
    },
    close: () => transport.close(),
  };
}
