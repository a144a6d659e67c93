import type * as En from '../en/webhookProblems.ts';
import { number } from './rules.ts';

export const webhookProblems: typeof En.webhookProblems = {
  urlInvalid: 'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne Benutzernamen und Passwort.',
  urlInsecure: 'Webhooks enthalten Kundendaten, deshalb muss die Adresse mit https:// beginnen.',
  urlPrivate:
    'Diese Adresse liegt in einem privaten Netz. Geben Sie eine ein, die aus dem Internet erreichbar ist.',
  tooMany: (most) =>
    `Sie können bis zu ${number(most)} Webhooks haben. Entfernen Sie zuerst einen, der nicht mehr benutzt wird.`,
  notFound: 'Dieser Webhook wurde entfernt.',
  notActive: 'Dieser Webhook ist angehalten. Setzen Sie ihn zuerst fort.',
};
