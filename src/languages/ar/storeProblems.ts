import type { StoreDetailsMessages } from '#contract/settings/storeDetails.ts';
import { number } from './rules.ts';

export const storeProblems: StoreDetailsMessages = {
  storeName: 'أدخل اسم المتجر.',
  'contact.email': 'أدخل عنوان بريد إلكتروني صالحًا.',
  'contact.phone': 'أدخل رقم هاتف.',
  'contact.address': 'أدخل عنوان المتجر.',
  currency: 'اختر عملة من القائمة.',
  timeZone: 'اختر منطقة زمنية من القائمة.',
  tooLong: {
    storeName: (most) => `الاسم طويل جدًا؛ الحد الأقصى لعدد الأحرف هو ${number(most)}.`,
    'contact.email': (most) => `عنوان البريد الإلكتروني طويل جدًا؛ الحد الأقصى لعدد الأحرف هو ${number(most)}.`,
    'contact.phone': (most) => `رقم الهاتف طويل جدًا؛ الحد الأقصى لعدد الأحرف هو ${number(most)}.`,
    'contact.address': (most) => `العنوان طويل جدًا؛ الحد الأقصى لعدد الأحرف هو ${number(most)}.`,
    taxNumber: (most) => `الرقم الضريبي طويل جدًا؛ الحد الأقصى لعدد الأحرف هو ${number(most)}.`,
  },
};
