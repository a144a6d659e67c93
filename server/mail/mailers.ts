import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Sender } from '../settings/accountSettings.ts';
import type { Log } from '../base/deps.ts';
import type { Mailer, OutgoingMail } from '../base/mail.ts';

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Converts an email to Nodemailer's format. */
const toMessage = (
  { id, sentAt, to, subject, text, html, senderName, replyTo }: OutgoingMail,
  from: Sender,
) => ({
  from: senderName === undefined ? from : { ...from, name: senderName },
  replyTo,
  to,
  subject,
  text,
  html,
  messageId: `<${id}@${getDomain(normalizeEmail(from.address))}>`,
  date: new Date(sentAt),
  // Prevents out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Emails have no attachments.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export type NodeMailer = Mailer & { close(): void };

const TIMEOUT_MS = 15_000;

/**
 * Returns true if the URL has a password for another machine. The connection then fails without TLS, so that an
 * attacker who suppresses STARTTLS can't read the password. `?requireTLS=false` in the URL overrides it.
 */
export function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Sends email by SMTP. */
export function createSmtpMailer(url: string, from: Sender): NodeMailer {
  const transport = createTransport({ requireTLS: needsEncryption(url), url });
  return {
    async send(mail) {
      // One deadline for the whole attempt.
      await transport.sendMail({ ...toMessage(mail, from), signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}

type MailFolderOptions = {
  folder: string;
  from: Sender;
  log: Log;
  /** Logs the subject and the code or link. */
  logContent: boolean;
};

/** Writes emails to files, which any email program can open. Used if no SMTP server is configured. */
export function createMailFolder({ folder, from, log, logContent }: MailFolderOptions): NodeMailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date(mail.createdAt).toISOString().replaceAll(':', '-');
      // An email that is written again replaces its file.
      const name = `${at}-${mail.id.slice(0, 8)}.eml`;
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
