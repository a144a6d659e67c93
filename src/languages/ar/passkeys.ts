import type * as En from '../en/passkeys.ts';
import { isolate, number, plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'مفاتيح المرور',
  explanation: 'سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة. لا يمكن تخمين مفتاح المرور ولا سرقته بالتصيّد.',
  none: 'ليس لديك مفاتيح مرور بعد.',
  loading: 'جارٍ تحميل مفاتيح مرورك...',
  failed: 'تعذر تحميل مفاتيح مرورك. تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  add: 'إضافة مفتاح مرور',
  added: 'أُضيف',
  lastUsed: 'آخر استخدام',
  neverUsed: 'لم يُستخدم قط',
  otherHost: (host) => `يعمل فقط على ${isolate(host)}`,
  rename: 'إعادة تسمية',
  renameOf: (name) => `إعادة تسمية مفتاح المرور: ${isolate(name)}`,
  remove: 'إزالة',
  removeOf: (name) => `إزالة مفتاح المرور: ${isolate(name)}`,
  full: (most) =>
    plural(most, {
      zero: 'يمكنك الاحتفاظ بـ # مفتاح مرور. أزل واحدًا أولًا.',
      one: 'يمكنك الاحتفاظ بمفتاح مرور واحد. أزله أولًا.',
      two: 'يمكنك الاحتفاظ بمفتاحي مرور. أزل واحدًا أولًا.',
      few: 'يمكنك الاحتفاظ بـ # مفاتيح مرور. أزل واحدًا أولًا.',
      many: 'يمكنك الاحتفاظ بـ # مفتاح مرور. أزل واحدًا أولًا.',
      other: 'يمكنك الاحتفاظ بـ # مفتاح مرور. أزل واحدًا أولًا.',
    }),
};

export const unavailable: typeof En.unavailable = {
  insecure: 'تحتاج مفاتيح المرور إلى عنوان https.',
  elsewhere: (origin, current) => `تعمل مفاتيح المرور على ${isolate(origin)}؛ وقد فتحت ${isolate(current)}.`,
  open: (origin) => `فتح ${isolate(origin)}`,
  unsupported: 'هذا المتصفح لا يدعم مفاتيح المرور. افتح هذه الصفحة في متصفح آخر لإضافة مفتاح.',
};

export const dialogs: typeof En.dialogs = {
  password: 'كلمة المرور الحالية',
  passwordRequired: 'أدخل كلمة مرورك الحالية',
  cancel: 'إلغاء',
  failed: 'حدث خطأ ما. تحقق من اتصالك وأعد المحاولة.',
};

export const adding: typeof En.adding = {
  title: 'إضافة مفتاح مرور',
  text: 'أعطه اسمًا يدلّك على مكان حفظه. سيطلب متصفحك بعد ذلك بصمتك أو وجهك أو قفل الشاشة.',
  name: 'الاسم',
  nameRequired: 'أدخل اسمًا',
  nameLong: (most) =>
    `يجب ألا يزيد الاسم على ${plural(most, {
      zero: '# حرف',
      one: 'حرف واحد',
      two: 'حرفين',
      few: '# أحرف',
      many: '# حرفًا',
      other: '# حرف',
    })}`,
  submit: 'متابعة',
  busy: 'يُرجى الانتظار',
  waiting: 'اتبع تعليمات متصفحك.',
  cancelled: 'لم يُضَف أي مفتاح مرور. أعد المحاولة.',
  alreadyAdded: 'يوجد على هذا الجهاز مفتاح مرور لهذا الحساب بالفعل.',
  saved: 'أُضيف مفتاح المرور',
};

export const renaming: typeof En.renaming = {
  title: 'إعادة تسمية مفتاح المرور',
  submit: 'حفظ الاسم',
  saved: 'أُعيدت تسمية مفتاح المرور',
};

export const removing: typeof En.removing = {
  title: (name) => `هل تريد إزالة «${isolate(name)}»؟`,
  text: 'لن تتمكن من تسجيل الدخول به بعد ذلك. احذفه من جهازك أيضًا.',
  last: 'هذا آخر مفتاح مرور لديك. ستكفي كلمة المرور وحدها لتسجيل الدخول، وستتوقف رموز الاسترداد عن العمل.',
  submit: 'إزالة مفتاح المرور',
  saved: 'أُزيل مفتاح المرور',
};

export const rule: typeof En.rule = {
  title: 'طريقة تسجيل دخولك',
  passwordOrPasskey: 'كلمة المرور أو مفتاح المرور',
  passwordOrPasskeyText: 'يكفي أحدهما.',
  passkey: 'مفتاح المرور دائمًا',
  passkeyText: 'يكفي مفتاح المرور. وبعد كلمة المرور يُطلب منك مفتاح مرور أيضًا.',
  passwordAndPasskey: 'كلمة المرور ومفتاح المرور',
  passwordAndPasskeyText: 'كلمة المرور أولًا، ثم مفتاح المرور. مفتاح المرور وحده لا يكفي.',
  change: 'تغيير طريقة تسجيل الدخول',
  dialogTitle: 'هل تريد تغيير طريقة تسجيل الدخول؟',
  dialogText: (name) => `ابتداءً من تسجيل الدخول التالي: ${name}`,
  submit: 'تغيير',
  saved: 'تغيّرت طريقة تسجيل دخولك',
};

export const codes: typeof En.codes = {
  title: 'رموز الاسترداد',
  text: 'إذا فقدت مفاتيح مرورك، فيمكنك تسجيل الدخول برمز بعد كلمة المرور.',
  left: (count, total) => `بقي ${number(count)} من ${number(total)}`,
  create: 'إنشاء رموز جديدة',
  dialogTitle: 'هل تريد إنشاء رموز استرداد جديدة؟',
  dialogText: 'ستتوقف رموزك القديمة عن العمل.',
  shownTitle: 'رموز الاسترداد الخاصة بك',
  shownText:
    'احتفظ بها في مكان آمن. إذا فقدت مفاتيح مرورك، فكل رمز يسجّل دخولك مرة واحدة بعد كلمة المرور. لن تُعرض إلا الآن.',
  list: 'رموز الاسترداد',
  copy: 'نسخ',
  copied: 'نُسخت',
  notCopied: 'تعذر النسخ. حدّد الرموز وانسخها بدلًا من ذلك.',
  download: 'تنزيل',
  fileTitle: (product, email) => `رموز استرداد ${isolate(product)} للحساب ${isolate(email)}`,
  saved: 'حفظتُ الرموز',
};
