import type { StoreDetailsMessages } from '#contract/settings/storeDetails.ts';
import { number } from './rules.ts';

export const storeProblems: StoreDetailsMessages = {
  storeName: 'स्टोर का नाम डालें।',
  'contact.email': 'मान्य ईमेल पता डालें।',
  'contact.phone': 'फ़ोन नंबर डालें।',
  'contact.address': 'स्टोर का पता डालें।',
  currency: 'सूची से मुद्रा चुनें।',
  timeZone: 'सूची से समय क्षेत्र चुनें।',
  tooLong: {
    storeName: (most) => `नाम बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
    'contact.email': (most) => `ईमेल पता बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
    'contact.phone': (most) => `फ़ोन नंबर बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
    'contact.address': (most) => `पता बहुत लंबा है; सीमा ${number(most)} अक्षर है।`,
    taxNumber: (most) => `कर संख्या बहुत लंबी है; सीमा ${number(most)} अक्षर है।`,
  },
};
