import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Sender } from '../settings/accountSettings.ts';
import type { EmailOutcome, Log } from '../http/deps.ts';
import type { Mail, Mailer } from './mail.ts';

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Converts an email to Nodemailer's format. Retries send the same message id. */
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
  // Emails have no attachments.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export type NodeMailer = Mailer & { close(): void };

type SmtpOptions = {
  url: string;
  from: Sender;
  log: Log;
  /** Called after each attempt. */
  countEmail?: ((outcome: EmailOutcome) => void) | undefined;
  /** Delays before each retry after a temporary failure. */
  retryDelaysMs?: readonly number[];
};

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 15_000;

/** Returns true for a temporary failure (4xx), such as greylisting. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && /^4\d\d$/.test(String(error.responseCode));

/**
 * Returns true if the URL has a password for another machine. The connection then fails without TLS, so that an
 * attacker who suppresses STARTTLS can't read the password. `?requireTLS=false` in the URL overrides it.
 */
export function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Sends email by SMTP. `send` waits for the first attempt only. */
export function createSmtpMailer(options: SmtpOptions): NodeMailer {
  const { url, from, log, retryDelaysMs = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS] } = options;
  const count = (outcome: EmailOutcome) => options.countEmail?.(outcome);
  const transport = createTransport({ requireTLS: needsEncryption(url), url });
  const timers = new Set<NodeJS.Timeout>();
  type Message = ReturnType<typeof toMessage>;

  // One deadline for the whole attempt.
  async function attempt(message: Message) {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(TIMEOUT_MS) });
    count('sent');
  }

  function retryLater(
    message: Message,
    error: unknown,
    [delayMs, ...laterDelaysMs]: readonly number[],
  ): void {
    if (delayMs === undefined || !isTemporary(error)) {
      count('failed');
      log.error({ err: error }, 'email not sent');
      return;
    }
    count('deferred');
    log.warn({ err: error, seconds: delayMs / 1000 }, 'email deferred');
    const timer = setTimeout(() => {
      timers.delete(timer);
      attempt(message).catch((nextError: unknown) => retryLater(message, nextError, laterDelaysMs));
    }, delayMs);
    timers.add(timer);
  }

  return {
    async send(mail: Mail) {
      const message = toMessage(mail, from);
      try {
        await attempt(message);
      } catch (error) {
        if (!isTemporary(error)) {
          count('failed');
          throw error;
        }
        retryLater(message, error, retryDelaysMs);
      }
    },
    close() {
      if (timers.size > 0) log.warn({ emails: timers.size }, 'emails not sent before shutdown');
      for (const timer of timers) clearTimeout(timer);
      transport.close();
    },
  };
}

type OutboxOptions = {
  folder: string;
  from: Sender;
  log: Log;
  /** Logs the subject and the code or link. */
  logContent: boolean;
};

/** Writes emails to files, which any email program can open. Used if no SMTP server is configured. */
export function createOutbox({ folder, from, log, logContent }: OutboxOptions): NodeMailer {
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
        {
          file,
          subject: logContent ? mail.subject : undefined,
          codeOrLink: logContent ? mail.codeOrLink : undefined,
        },
        'email written',
      );
    },
    close: () => transport.close(),
  };
}
