import { createTransport } from 'nodemailer';
import type { Log } from '../../deps.ts';
import type { Mail, Mailer } from '../../mail/mail.ts';
import type { Sender } from '../../accountSettings.ts';
import { messageOf } from './message.ts';

export type NodeMailer = Mailer & { close(): void };

type SmtpOptions = {
  url: string;
  from: Sender;
  log: Log;
  /** When to come back to a server that asked for it, each time after the last. */
  pauses?: readonly number[];
};

const MINUTE = 60_000;
/** How long one attempt may take. */
const PATIENCE = 15_000;

/** 4xx: the server says that it will take the mail later, as greylisting does with every sender it meets first. */
const saysLater = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && /^4\d\d$/.test(String(error.responseCode));

/**
 * A password leaves this machine encrypted or not at all, even where somebody on the way hides that the server can
 * encrypt. `?requireTLS=false` in the address takes it back.
 */
export function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Mail by the server of the settings. Who waits for the answer waits for the first attempt only. */
export function smtpMailer(options: SmtpOptions): NodeMailer {
  const { url, from, log, pauses = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE] } = options;
  const transport = createTransport({ requireTLS: needsEncryption(url), url });
  const waiting = new Set<NodeJS.Timeout>();
  type Message = ReturnType<typeof messageOf>;

  // One deadline for all of an attempt: of several as long, chance would choose which one is the error.
  const attempt = (message: Message) =>
    transport.sendMail({ ...message, signal: AbortSignal.timeout(PATIENCE) });

  function comeBack(message: Message, error: unknown, [pause, ...more]: readonly number[]): void {
    if (pause === undefined || !saysLater(error)) {
      log.error({ err: error }, 'mail given up');
      return;
    }
    log.warn({ err: error, seconds: pause / 1000 }, 'mail deferred');
    const timer = setTimeout(() => {
      waiting.delete(timer);
      attempt(message).catch((again: unknown) => comeBack(message, again, more));
    }, pause);
    waiting.add(timer);
  }

  return {
    async send(mail: Mail) {
      const message = messageOf(mail, from);
      try {
        await attempt(message);
      } catch (error) {
        if (!saysLater(error)) throw error;
        comeBack(message, error, pauses);
      }
    },
    close() {
      if (waiting.size > 0) log.warn({ mails: waiting.size }, 'mails not sent before the end');
      for (const timer of waiting) clearTimeout(timer);
      transport.close();
    },
  };
}
