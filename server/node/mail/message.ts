import { randomUUID } from 'node:crypto';
import type { Sender } from '../../accountSettings.ts';
import type { Mail } from '../../mail/mail.ts';

/** One mail in the mail library's form: the same message, with the same id, however often it is sent. */
export const messageOf = ({ to, subject, text, html }: Mail, from: Sender) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${randomUUID()}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  date: new Date(),
  // Nobody's out-of-office reply is wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // A mail of ours holds nothing but its text.
  disableFileAccess: true,
  disableUrlAccess: true,
});
