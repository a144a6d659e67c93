import type * as En from '../en/activity.ts';
import { shared } from './list.ts';
import { isolate, plural } from './rules.ts';

export const activityFilters: typeof En.activityFilters = {
  kind: {
    label: 'النوع',
    all: 'كل الأنواع',
    options: {
      productCreated: 'إضافة منتج',
      productChanged: 'تغيير منتج',
      productDeleted: 'حذف منتج',
      orderPlaced: 'تقديم طلب',
      orderStatusChanged: 'حالة طلب',
      orderPaymentChanged: 'الدفع',
      orderTrackingChanged: 'تتبّع الشحنة',
      orderStockChanged: 'مخزون طلب',
      orderNoteChanged: 'ملاحظة',
      orderMailSent: 'رسالة إلى عميل',
      orderInvoiceIssued: 'فاتورة',
    },
  },
  person: { label: 'الشخص', all: 'الجميع' },
  subject: { label: 'المنتج', order: 'الطلب' },
  date: { label: 'اليوم' },
};

export const people: typeof En.people = {
  former: 'مسؤول سابق',
  storefrontNamed: (name) => `المتجر الإلكتروني ${isolate(name)}`,
  storefront: 'المتجر الإلكتروني',
  system: 'النظام',
  unknown: 'مسؤول غير معروف',
};

export const sources: typeof En.sources = {
  form: 'نموذج المنتج',
  quickEdit: 'تعديل سريع',
  bulk: 'تغيير جماعي',
  import: 'استيراد',
  undo: 'تراجع',
  restore: 'استعادة',
  order: 'طلب',
};

export const activityList: typeof En.activityList = {
  ...shared,
  page: 'النشاط',
  text: 'من غيّر أي منتج أو طلب، ومتى.',
  kept: (days) =>
    plural(days, {
      zero: 'لا تُحفظ تغييرات المنتجات.',
      one: 'تُحفظ تغييرات المنتجات ليوم واحد.',
      two: 'تُحفظ تغييرات المنتجات ليومين.',
      few: 'تُحفظ تغييرات المنتجات لمدة # أيام.',
      many: 'تُحفظ تغييرات المنتجات لمدة # يومًا.',
      other: 'تُحفظ تغييرات المنتجات لمدة # يوم.',
    }),
  title: 'التغييرات',
  count: (count, total) =>
    plural(count, {
      zero: 'لا توجد تغييرات',
      one: 'تغيير واحد',
      two: 'تغييران',
      few: `${total} تغييرات`,
      many: `${total} تغييرًا`,
      other: `${total} تغيير`,
    }),
  countAmong: (found, total) => `${found} من ${total}`,
  columns: {
    date: 'الوقت',
    person: 'الشخص',
    change: 'التغيير',
    source: 'المصدر',
    actions: 'الإجراءات',
  },
  search: 'البحث في التغييرات',
  searchPlaceholder: 'البحث بالمنتج أو الطلب',
  loading: 'جارٍ تحميل التغييرات...',
  newRows: () => 'تغييرات جديدة',
  notYet: 'لا يزال تحميل التغييرات جاريًا',
  noMatch: 'لا توجد تغييرات تطابق بحثك',
  noMatchHint: 'جرّب بحثًا آخر أو امسح عوامل التصفية.',
  empty: {
    title: 'لم يتغير شيء بعد',
    text: 'عندما يضيف أحد منتجًا أو يغيّره أو يحذفه، أو يغيّر طلبًا، سترى ذلك هنا. ويمكنك الرجوع إلى إصدار سابق من المنتج.',
  },
  failed: 'تعذر تحميل النشاط.',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  missing: '—',
  onlySubject: (name) => `عرض تغييرات ${isolate(name)} فقط`,
  unnamed: 'منتج بلا اسم',
  order: (number) => `الطلب ${isolate(number)}`,
  unreadable: 'لا يمكن قراءة هذا التغيير.',
  range: (start, end, total) => `التغييرات ${start}–${end} من ${total}`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يُرجى تسجيل الدخول لعرض نشاط المتجر',
  signIn: 'تسجيل الدخول',
  unsupported: 'لا يوجد نشاط هنا',
  unsupportedText: 'لا يسجّل خادم هذا المتجر من غيّر ماذا.',
};

export const activityColumnNames: typeof En.activityColumnNames = {
  date: 'الوقت',
  person: 'المسؤول',
  kind: 'النوع',
  subject: 'المنتج أو الطلب',
  id: 'معرّف المنتج أو الطلب',
  change: 'التغيير',
  source: 'المصدر',
  file: 'الملف',
};

export const createAgain: typeof En.createAgain = {
  loading: 'جارٍ تحميل المنتج',
  subtitle: (name) => `إصدار سابق من «${isolate(name)}». يصبح منتجًا جديدًا عند نشره.`,
  notFound: 'لم يُعثر على هذا الإصدار من المنتج.',
  notFoundText: 'ربما لم يعد محفوظًا، أو أن الرابط غير مكتمل.',
  unreadable: 'لا يمكن قراءة هذا الإصدار من المنتج.',
  unreadableText: 'سجله في التاريخ تالف. افتح إصدارًا آخر في صفحة النشاط.',
  failed: 'تعذر تحميل المنتج.',
  toActivity: 'الرجوع إلى النشاط',
};
