import type { MailTextMessages } from '#contract/orderMails/orderMailTemplates.ts';
import { number } from './rules.ts';

/** Messages about invalid texts of emails to customers, in the form and from the server. */
export const mailTextProblems: MailTextMessages = {
  subject: 'Enter a subject.',
  text: 'Enter a text.',
  tooLong: {
    subject: (most) => `The subject is too long; the limit is ${number(most)} characters.`,
    text: (most) => `The text is too long; the limit is ${number(most)} characters.`,
  },
  unknownPlaceholder: (name, known) => `There is no placeholder {${name}}. These exist: ${known}.`,
};
