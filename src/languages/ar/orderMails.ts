import type * as En from '../en/orderMails.ts';
import { isolate } from './rules.ts';

export { mailTextProblems } from './mailTextProblems.ts';

export const templates: typeof En.templates = {
  confirmation: 'تأكيد الطلب',
  dispatch: 'الشحن',
  cancellation: 'الإلغاء',
  refund: 'استرداد المبلغ',
};

export const mailsCard: typeof En.mailsCard = {
  title: 'رسائل إلى العملاء',
  explanation: 'تُرسل بعد دقيقة من التغيير، حتى تتمكن من التراجع عنه. تصل الردود إلى البريد الإلكتروني للمتجر.',
  loading: 'جارٍ تحميل الرسائل...',
  failed: 'تعذّر تحميل الرسائل. تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  when: {
    confirmation: 'عند ورود طلب',
    dispatch: 'عند خروج طلب للتوصيل',
    cancellation: 'عند إلغاء طلب',
    refund: 'عند استرداد مبلغ طلب',
  },
  edit: 'تعديل',
  editOf: (name) => `تعديل: ${name}`,
  language: 'لغة الطلبات التي لم تُحدَّد لغتها',
  languageHint: 'يمكن للمتاجر الإلكترونية إرسال لغة مع كل طلب.',
  guest: 'حساب الضيف مشترك. يمكنه رؤية هذه الرسائل، لكن لا يمكنه تغييرها أو إرسالها.',
  turnedOn: (name) => `${name}: تم التشغيل`,
  turnedOff: (name) => `${name}: تم الإيقاف`,
  notSaved: 'تعذّر الحفظ. تحقق من اتصالك وأعد المحاولة.',
};

export const editor: typeof En.editor = {
  title: (name) => `رسالة: ${name}`,
  close: 'إغلاق',
  language: 'اللغة',
  subject: 'الموضوع',
  text: 'النص',
  textHint: 'تفصل الأسطر الفارغة بين الفقرات. تُحذف الفقرة التي كل متغيراتها فارغة.',
  placeholders: 'إدراج متغير',
  placeholder: {
    customerName: 'اسم العميل',
    orderNumber: 'مرجع الطلب',
    orderDate: 'تاريخ الطلب',
    products: 'المنتجات والمبالغ',
    total: 'الإجمالي',
    address: 'عنوان التوصيل',
    tracking: 'تتبّع الشحنة',
    storeName: 'اسم المتجر',
  },
  reset: 'العودة إلى النص الأصلي',
  resetDone: 'هذا هو النص الأصلي من جديد.',
  restore: 'استعادة نصّي',
  preview: 'معاينة',
  previewLoading: 'جارٍ تحديث المعاينة...',
  previewFailed: 'تعذّر عرض المعاينة. تحقق من اتصالك وأعد المحاولة.',
  previewInvalid: 'صحّح النص لرؤية المعاينة.',
  retry: 'إعادة المحاولة',
  frame: 'معاينة الرسالة',
  order: 'مرجع الطلب',
  orderHint: 'اتركه فارغًا لأحدث طلب مناسب.',
  shownOrder: (number) => `مع الطلب \u2068${number}\u2069`,
  sample: 'مع طلب وهمي، لأنه لا توجد طلبات بعد',
  test: (email) => `إرسال رسالة تجريبية إلى \u2068${email}\u2069`,
  testSending: 'جارٍ الإرسال...',
  testSent: (email) => `أُرسلت رسالة تجريبية إلى \u2068${email}\u2069`,
  testFailed: 'تعذّر إرسال الرسالة التجريبية. تحقق من اتصالك وأعد المحاولة.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  saved: 'تم حفظ الرسالة',
  cancel: 'إلغاء',
};

export const mailConflict: typeof En.mailConflict = {
  title: 'غيّر شخص آخر هذه الرسالة',
  text: 'أعد التحميل لرؤية نسخته، وستُفقد تغييراتك. أو استبدلها بنسختك.',
  stay: 'متابعة التعديل',
  reload: 'إعادة التحميل',
  overwrite: 'استبدال',
};

export const orderSection: typeof En.orderSection = {
  title: 'الرسائل',
  failed: 'تعذّر تحميل الرسائل.',
  retry: 'إعادة المحاولة',
  sentTo: (email) => `إلى ${email}`,
  by: (name) => `بواسطة ${name}`,
  waiting: 'ستُرسل خلال دقيقة تقريبًا',
  retrying: (product) => `لم تُرسل بعد. يواصل ${isolate(product)} المحاولة.`,
  refused: 'لم تُرسل: رفضها خادم بريد العميل',
  expired: 'لم تُرسل: تعذّر الوصول إلى خادم البريد ثلاثة أيام',
  send: 'إرسال',
  sendAgain: 'إعادة الإرسال',
  sendOf: (name) => `إرسال: ${name}`,
  sendAgainOf: (name) => `إعادة الإرسال: ${name}`,
  busy: 'جارٍ الإرسال...',
  notPossible: {
    off: 'هذه الرسالة متوقفة. شغّلها من بيانات المتجر.',
    otherState: 'تغيّر الطلب، فلم تعد هذه الرسالة صحيحة.',
    noAddress: 'ليس لهذا الطلب عنوان بريد إلكتروني صالح.',
    guest: 'حساب الضيف مشترك، لذلك لا يمكنه إرسال رسائل.',
  },
  sendFailed: 'تعذّر إرسال الرسالة. تحقق من اتصالك وأعد المحاولة.',
  sent: (name) => `${name}: الرسالة في طريقها`,
};
