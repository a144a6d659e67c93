import type * as En from '../en/webhookProblems.ts';
import { isolate, number } from './rules.ts';

export const webhookProblems: typeof En.webhookProblems = {
  urlInvalid: `أدخل عنوانًا يبدأ بـ ${isolate('https://')} دون اسم مستخدم أو كلمة مرور.`,
  urlInsecure: `تحتوي الإشعارات على بيانات العملاء، لذلك يجب أن يبدأ العنوان بـ ${isolate('https://')}.`,
  urlPrivate: 'هذا العنوان في شبكة خاصة. أدخل عنوانًا يمكن الوصول إليه من الإنترنت.',
  tooMany: (most) => `الحد الأقصى لعدد عناوين الإشعارات: ${number(most)}. أزل أولًا عنوانًا لم يعد مستخدمًا.`,
  notFound: 'أُزيل عنوان الإشعارات هذا.',
  notActive: 'عنوان الإشعارات هذا متوقف مؤقتًا. استأنفه أولًا.',
};
