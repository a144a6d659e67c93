import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Sender } from '../settings/accountSettings.ts';
import type { Mail } from './mail.ts';

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Converts a mail to the mail library's form, with an id that stays the same however often it is sent. */
export const toMessage = ({ to, subject, text, html }: Mail, from: Sender) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${randomUUID()}@${getDomain(normalizeEmail(from.address))}>`,
  date: new Date(),
  // Prevents out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // A mail contains nothing but its text.
  disableFileAccess: true,
  disableUrlAccess: true,
});
