import type * as En from '../en/webhooks.ts';
import { isolate, plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'إشعارات الخادم (Webhooks)',
  explanation: (product) => `يُعلم ${isolate(product)} خادم موقع متجرك فور تغيّر طلب أو مخزون.`,
  none: 'ليست لديك عناوين للإشعارات بعد.',
  loading: 'جارٍ تحميل الإشعارات...',
  failed: 'تعذر تحميل الإشعارات. تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  add: 'إضافة عنوان',
  full: (most) =>
    plural(most, {
      zero: 'يمكنك الاحتفاظ بـ # عنوان. أزل واحدًا أولًا.',
      one: 'يمكنك الاحتفاظ بعنوان واحد. أزله أولًا.',
      two: 'يمكنك الاحتفاظ بعنوانين. أزل واحدًا أولًا.',
      few: 'يمكنك الاحتفاظ بـ # عناوين. أزل واحدًا أولًا.',
      many: 'يمكنك الاحتفاظ بـ # عنوانًا. أزل واحدًا أولًا.',
      other: 'يمكنك الاحتفاظ بـ # عنوان. أزل واحدًا أولًا.',
    }),
  events: 'الأحداث',
  active: 'نشط',
  failing: 'يفشل منذ',
  twoSecrets: 'يعمل السر السابق أيضًا حتى',
  paused: 'متوقف مؤقتًا',
  pausedByFailures: 'متوقف مؤقتًا، لأن التسليم تعذر طوال يوم',
  pausedByReceiver: `متوقف مؤقتًا، لأن المستقبِل أجاب بـ ${isolate('410 Gone')}`,
  deliveries: 'عمليات التسليم',
  deliveriesOf: (url) => `عمليات التسليم إلى ${isolate(url)}`,
  actionsOf: (url) => `إجراءات ${isolate(url)}`,
  edit: 'تعديل',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  replaceSecret: 'استبدال السر',
  remove: 'إزالة',
  pausedNow: 'أُوقفت الإشعارات مؤقتًا',
  resumedNow: 'استؤنفت الإشعارات',
  notChanged: 'تعذر التغيير. تحقق من اتصالك وأعد المحاولة.',
};

export const types: typeof En.types = {
  'order.placed': 'طلب جديد',
  'order.status': 'تغيّرت حالة الطلب',
  'order.payment': 'تغيّر الدفع',
  'product.stock': 'تغيّر المخزون',
  test: 'تجربة',
};

export const form: typeof En.form = {
  add: 'إضافة عنوان للإشعارات',
  edit: 'تعديل الإشعارات',
  url: 'العنوان',
  urlHint: `عنوان خادم موقع متجرك، مثل ${isolate('https://shop.example/webhooks')}`,
  urlRequired: 'أدخل عنوانًا',
  urlInvalid: `أدخل عنوانًا يبدأ بـ ${isolate('https://')}`,
  urlLong: 'العنوان طويل جدًا',
  types: 'الأحداث',
  typesRequired: 'اختر حدثًا واحدًا على الأقل',
  submitAdd: 'إضافة العنوان',
  submitEdit: 'حفظ',
  cancel: 'إلغاء',
  busy: 'يُرجى الانتظار',
  saved: 'حُفظت الإشعارات',
  failed: 'تعذر الحفظ. تحقق من اتصالك وأعد المحاولة.',
};

export const secret: typeof En.secret = {
  created: 'أُضيف العنوان',
  replaced: 'السر الجديد',
  warning: (product) =>
    `انسخ السر الآن، فلن يُعرض مرة أخرى. يتحقق خادمك به من أن الإشعارات صادرة عن ${isolate(product)}.`,
  overlap: 'تُوقّع الإشعارات بالسرّين معًا لمدة 24 ساعة. أعطِ خادمك السر الجديد قبل ذلك.',
  label: 'سر التوقيع',
  copy: 'نسخ السر',
  saved: 'حفظتُ السر',
};

export const removing: typeof En.removing = {
  title: 'هل تريد إزالة هذا العنوان؟',
  text: (url) => `لن يتلقى ${isolate(url)} شيئًا بعد الآن، وتُحذف الأحداث المنتظرة.`,
  submit: 'إزالة',
  busy: 'جارٍ الإزالة...',
  cancel: 'إلغاء',
  done: 'أُزيل العنوان',
  failed: 'تعذرت الإزالة. تحقق من اتصالك وأعد المحاولة.',
};

export const replacing: typeof En.replacing = {
  title: 'هل تريد استبدال السر؟',
  text: (url) =>
    `تُوقّع الإشعارات إلى ${isolate(url)} بالسرّين معًا لمدة 24 ساعة، حتى تنتقل دون أن تفقد أيًا منها.`,
  submit: 'استبدال',
  busy: 'جارٍ الاستبدال...',
  cancel: 'إلغاء',
  failed: 'تعذر استبدال السر. تحقق من اتصالك وأعد المحاولة.',
};

export const deliveries: typeof En.deliveries = {
  title: 'عمليات التسليم',
  none: 'لم يُرسل شيء في الأيام السبعة الماضية. أرسل تجربة لاختبار العنوان.',
  loading: 'جارٍ تحميل عمليات التسليم...',
  failed: 'تعذر تحميل عمليات التسليم. تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  sendTest: 'إرسال تجربة',
  sendAgain: 'إعادة الإرسال',
  sendAgainOf: (type, time) => `إعادة الإرسال: ${type}، ${time}`,
  sent: 'جارٍ الإرسال. يظهر الرد في القائمة.',
  notSent: 'تعذر الإرسال. تحقق من اتصالك وأعد المحاولة.',
  paused: 'الإشعارات متوقفة مؤقتًا. استأنفها أولًا.',
  waiting: 'في الانتظار',
  delivered: 'تم التسليم',
  notDelivered: 'فشل',
  subject: 'المعرّف',
  time: 'الوقت',
  attempts: 'المحاولات',
  nextAttempt: 'المحاولة التالية',
  afterEarlier: 'بعد حدث سابق',
  answer: 'الرد',
  problems: {
    timeout: 'لا رد خلال 15 ثانية',
    unknownHost: 'لا يوجد خادم بهذا الاسم',
    unreachable: 'لا يمكن الوصول إلى الخادم',
    certificate: 'شهادة الخادم غير صالحة',
    privateAddress: 'يقود العنوان إلى شبكة خاصة',
    insecure: `يجب أن يبدأ العنوان بـ ${isolate('https://')}`,
    redirect: 'يحوّل هذا العنوان إلى عنوان آخر: أدخل ذلك العنوان',
    unreadable: `الرد ليس ${isolate('HTTP')} صالحًا`,
  },
};
