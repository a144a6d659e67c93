import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Sender } from '../settings/accountSettings.ts';
import type { Log } from '../http/deps.ts';
import type { Mail } from './mail.ts';
import { toMessage } from './message.ts';
import type { NodeMailer } from './smtpMailer.ts';

type OutboxOptions = {
  folder: string;
  from: Sender;
  log: Log;
  /** Whether the log also contains the mail's subject and its code or link. */
  logsContent: boolean;
};

/** Writes mails as files that any mail program opens, for this user alone, where there is no server to send them by. */
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
