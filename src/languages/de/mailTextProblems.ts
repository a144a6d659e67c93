import type * as En from '../en/mailTextProblems.ts';
import { number } from './rules.ts';

export const mailTextProblems: typeof En.mailTextProblems = {
  subject: 'Geben Sie einen Betreff ein.',
  text: 'Geben Sie einen Text ein.',
  tooLong: {
    subject: (most) => `Der Betreff ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
    text: (most) => `Der Text ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
  },
  unknownPlaceholder: (name, known) => `Den Platzhalter {${name}} gibt es nicht. Diese gibt es: ${known}.`,
};
