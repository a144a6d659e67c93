import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Sender } from '../../accountSettings.ts';
import type { Log } from '../../deps.ts';
import type { Mail } from '../../mail/mail.ts';
import { messageOf } from './message.ts';
import type { NodeMailer } from './smtpMailer.ts';

type OutboxOptions = {
  folder: string;
  from: Sender;
  log: Log;
  /** Whether the log also says what the mail is about: its code, its link. */
  tells: boolean;
};

/** Mail as files that any mail program opens, for this user alone; there is no server to send it by. */
export function outbox({ folder, from, log, tells }: OutboxOptions): NodeMailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail: Mail) {
      const message = messageOf(mail, from);
      const { message: bytes } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = message.date.toISOString().replaceAll(':', '-');
      const name = `${at}-${message.messageId.slice(1, 9)}.eml`;
      const partial = join(folder, `.${name}.partial`);
      await writeFile(partial, bytes as Buffer, { mode: 0o600 });
      const file = join(folder, name);
      await rename(partial, file);
      log.info(
        { file, subject: tells ? mail.subject : undefined, gist: tells ? mail.gist : undefined },
        'mail written',
      );
    },
    close: () => transport.close(),
  };
}
