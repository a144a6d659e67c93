import type * as En from '../en/mailTextProblems.ts';
import { number } from './rules.ts';

export const mailTextProblems: typeof En.mailTextProblems = {
  subject: 'أدخل موضوع الرسالة.',
  text: 'أدخل نص الرسالة.',
  tooLong: {
    subject: (most) => `الموضوع طويل جدًا؛ الحد الأقصى ${number(most)} حرفًا.`,
    text: (most) => `النص طويل جدًا؛ الحد الأقصى ${number(most)} حرفًا.`,
  },
  unknownPlaceholder: (name, known) =>
    `لا يوجد متغير باسم \u2068{${name}}\u2069. المتغيرات المتاحة: \u2068${known}\u2069.`,
};
