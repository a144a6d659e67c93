import type * as En from '../en/mailTextProblems.ts';
import { number } from './rules.ts';

export const mailTextProblems: typeof En.mailTextProblems = {
  subject: 'विषय लिखें।',
  text: 'संदेश लिखें।',
  tooLong: {
    subject: (most) => `विषय बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
    text: (most) => `संदेश बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
  },
  unknownPlaceholder: (name, known) => `{${name}} नाम का कोई प्लेसहोल्डर नहीं है। ये उपलब्ध हैं: ${known}।`,
};
