import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { MailFailure } from '../base/orderMails.ts';
import type { WaitingMail } from '../base/outbox.ts';

export type WaitingMailRow = {
  id: string;
  kind: WaitingMail['kind'];
  email: string;
  language: WaitingMail['language'];
  code: string | null;
  user_agent: string | null;
  created_at: number;
  expires_at: number;
  /** When it is sent, or when its claim expires. */
  due_at: number;
  attempts: number;
  /** Unique: names the unclaimed email that further orders join. */
  group_key: string | null;
  admin_id: string | null;
  /** Only of an email about orders that was given up. */
  failed_at: number | null;
  failure: MailFailure | null;
};
/** The orders that a waiting email is about. */
export type MailOrderRow = { mail_id: string; order_id: string };
export type OrderMailRow = {
  template: MailTemplate;
  state: 'on' | 'off';
  /** JSON. */
  texts: string;
  updated_at: string;
};
