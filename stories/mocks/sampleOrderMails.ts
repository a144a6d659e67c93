import type { MailSetting, MailSettings, OrderMail } from '#contract/orderMails/orderMailCalls.ts';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import { orderMailMessages } from '#server/mail/orderMailValues.ts';

const getDefaults = (template: MailTemplate) => {
  const { en, hi, de, ar } = orderMailMessages;
  return {
    en: en.defaultTexts[template],
    hi: hi.defaultTexts[template],
    de: de.defaultTexts[template],
    ar: ar.defaultTexts[template],
  };
};

const off: MailSetting = { state: 'off', texts: {}, updatedAt: null };

/** Only the confirmation is on, with a German text of its own. */
export const mailSettings: MailSettings = {
  mails: {
    confirmation: {
      state: 'on',
      texts: { de: { subject: 'Danke, {customerName}!', text: 'Ihre Bestellung {orderNumber} ist da.' } },
      updatedAt: '2026-11-19T10:00:00.000Z',
    },
    dispatch: off,
    cancellation: off,
    refund: off,
  },
  defaults: {
    confirmation: getDefaults('confirmation'),
    dispatch: getDefaults('dispatch'),
    cancellation: getDefaults('cancellation'),
    refund: getDefaults('refund'),
  },
  defaultLanguage: 'en',
  access: 'full',
};

/** The emails of an order that is on its way: each with another state. */
export const sentMails: readonly OrderMail[] = [
  {
    template: 'confirmation',
    sending: 'possible',
    sent: [
      { at: '2026-11-19T10:00:00.000Z', to: 'aarav@customer.example' },
      { at: '2026-11-20T08:30:00.000Z', to: 'aarav@customer.example', by: 'Ananya Iyer' },
    ],
  },
  {
    template: 'dispatch',
    sending: 'possible',
    waiting: { dueAt: '2026-11-20T09:15:00.000Z', attempts: 0 },
    sent: [],
  },
  { template: 'cancellation', sending: 'otherState', sent: [] },
  { template: 'refund', sending: 'off', sent: [] },
];
