import type * as En from '../en/account.ts';
import { isolate } from './rules.ts';

export { formatDevice } from './device.ts';

export const accountPage: typeof En.accountPage = {
  page: 'الحساب',
  description: 'اسمك وكلمة مرورك والأجهزة التي سجّلت الدخول عليها',
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يُرجى تسجيل الدخول لعرض حسابك',
  signIn: 'تسجيل الدخول',
  loading: 'جارٍ تحميل حسابك...',
  failed: 'تعذر تحميل حسابك',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  unsupported: 'لا يمكن تغيير حسابك هنا',
  unsupportedText: 'لا يتيح خادم هذا المتجر تغييره.',
  guest: 'هذا الحساب مشترك',
  guestText:
    'يمكنك اختيار طريقة إعلام هذا المتصفح بالطلبات الجديدة. سجّل حسابًا خاصًا بك ليكون لك اسم وكلمة مرور وجلسات.',
  version: 'الإصدار',
};

export const profile: typeof En.profile = {
  title: 'الملف الشخصي',
  description: 'يظهر اسمك بجانب تغييراتك في صفحة النشاط.',
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  emailHint: 'تسجّل الدخول بهذا العنوان. لا يمكن تغييره هنا.',
  phone: 'رقم الهاتف',
  optional: 'اختياري',
  submit: 'حفظ الملف الشخصي',
  unsaved: 'تغييرات غير محفوظة',
  saved: 'حُفظ الملف الشخصي',
  notSaved: 'تعذر حفظ ملفك الشخصي. تحقق من اتصالك وأعد المحاولة.',
};

export const password: typeof En.password = {
  title: 'كلمة المرور',
  description: 'كلمة المرور الجديدة تنهي كل جلساتك الأخرى. سنخبرك بالتغيير عبر البريد الإلكتروني.',
  current: 'كلمة المرور الحالية',
  currentRequired: 'أدخل كلمة مرورك الحالية',
  new: 'كلمة المرور الجديدة',
  submit: 'تغيير كلمة المرور',
  saved: 'تم تغيير كلمة المرور وانتهت جلساتك الأخرى.',
  notSaved: 'تعذر تغيير كلمة مرورك. تحقق من اتصالك وأعد المحاولة.',
};

export const sessions: typeof En.sessions = {
  title: 'الجلسات',
  description: 'الأجهزة التي سُجّل الدخول عليها إلى حسابك. أنهِ أي جلسة لا تعرفها وغيّر كلمة مرورك.',
  current: 'هذا الجهاز',
  started: 'تسجيل الدخول',
  lastUsed: 'آخر استخدام',
  dayAndTime: (day, time) => `${day}، ${time}`,
  end: 'إنهاء الجلسة',
  endOf: (device) => `إنهاء الجلسة: ${device}`,
  ended: 'انتهت الجلسة',
  notEnded: 'تعذر إنهاء الجلسة. تحقق من اتصالك وأعد المحاولة.',
  only: 'سجّلت الدخول على هذا الجهاز فقط.',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  confirmTitle: 'هل تريد إنهاء كل الجلسات الأخرى؟',
  confirmText: 'سيُسجَّل الخروج من كل الأجهزة الأخرى، ويُفقد ما لم يُحفظ عليها. ستبقى مسجّل الدخول على هذا الجهاز.',
  confirm: 'إنهاء الجلسات',
  ending: 'جارٍ الإنهاء...',
  cancel: 'إلغاء',
  othersEnded: 'انتهت كل الجلسات الأخرى',
  othersNotEnded: 'تعذر إنهاء الجلسات. تحقق من اتصالك وأعد المحاولة.',
};

export const orderAlerts: typeof En.orderAlerts = {
  title: 'الطلبات الجديدة',
  description: (product) =>
    `يمكن أن يخبرك ${isolate(product)} بالطلبات الجديدة ما دام مفتوحًا، حتى في علامة تبويب بالخلفية. في هذا المتصفح فقط، إلى أن تسجّل الخروج.`,
  notification: 'عرض إشعار',
  notificationHint: (product) => `عندما لا تكون أمام ${isolate(product)}. لا يذكر الإشعار سوى عدد الطلبات.`,
  asking: 'اختر «السماح» في رسالة متصفحك.',
  blocked: 'متصفحك يحظر الإشعارات. اسمح بها من إعدادات الموقع بجانب العنوان.',
  unsupported: (product) => `لا يمكن لهذا المتصفح عرضه. جرّب ${isolate(product)} على حاسوب.`,
  insecure: (product) => `لا يعمل إلا إذا كان عنوان ${isolate(product)} يبدأ بـ https://‎.`,
  sample: 'ستظهر الطلبات الجديدة هكذا',
  sound: 'تشغيل صوت',
  soundHint: (product) => `نغمتان هادئتان، حتى أثناء استخدام ${isolate(product)}`,
};
