import type * as En from '../en/orders.ts';
import { toFilters } from '../deriveTexts.ts';
import { shared } from './list.ts';
import { labels } from './orderLabels.ts';
import { isolate, number, plural } from './rules.ts';

export const order: typeof En.order = {
  missing: '—',
  unknownCustomer: 'غير معروف',
  unnamedProduct: 'منتج بلا اسم',
  quantity: (count) => `الكمية ${number(count)}`,
  unknownQuantity: 'الكمية —',
  named: (id) => `الطلب ${isolate(id)}`,
  // Without isolating characters, because the subject is part of an email.
  mailSubject: (id) => `الطلب ${id}`,
  paymentInCard: { pending: 'الدفع قيد الانتظار', failed: 'فشل الدفع' },
  copyThisId: (id) => `نسخ معرّف الطلب ${isolate(id)}`,
  copied: 'تم نسخ معرّف الطلب',
  notCopied: 'تعذّر نسخ معرّف الطلب',
  upi: 'UPI',
  card: 'بطاقة',
};

export const statusLabels: typeof En.statusLabels = {
  pending: 'قيد الانتظار',
  confirmed: 'مؤكد',
  out_for_delivery: 'خرج للتوصيل',
  delivered: 'تم التوصيل',
  cancelled: 'ملغى',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const orderFilters: typeof En.orderFilters = {
  ...toFilters(labels),
  status: { label: labels.status, all: 'كل الحالات', options: statusLabels },
  payment: {
    label: 'الدفع',
    options: { paid: 'مدفوع', pending: 'قيد الانتظار', refunded: 'مسترد', failed: 'فشل الدفع' },
  },
  method: { label: 'طريقة الدفع', options: { card: 'بطاقة', upi: 'UPI', other: 'طريقة أخرى' } },
  category: { label: 'الفئة' },
  place: { label: 'المكان' },
  revenue: { label: 'محتسب ضمن الإيرادات', options: { counted: 'نعم', cancelled: 'لا' } },
};

export const newOrders: typeof En.newOrders = (count) =>
  plural(count, {
    zero: 'لا توجد طلبات جديدة',
    one: 'طلب جديد واحد',
    two: 'طلبان جديدان',
    few: '# طلبات جديدة',
    many: '# طلبًا جديدًا',
    other: '# طلب جديد',
  });

export const orderList: typeof En.orderList = {
  ...shared,
  page: 'طلبات المنتجات',
  title: 'إدارة الطلبات',
  count: (count, total) =>
    plural(count, {
      zero: 'لا توجد طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: `${total} طلبات`,
      many: `${total} طلبًا`,
      other: `${total} طلب`,
    }),
  countAmong: (found, total) => `${found} من ${total}`,
  columns: {
    id: labels.id,
    product: labels.product,
    customer: labels.customer,
    location: 'الموقع',
    total: 'الإجمالي',
    payment: 'الدفع',
    status: labels.status,
    date: 'تاريخ الطلب',
    actions: 'الإجراءات',
  },
  search: 'البحث في الطلبات',
  searchPlaceholder: 'البحث بالمنتج أو معرّف الطلب',
  loading: 'جارٍ تحميل الطلبات...',
  newRows: (count) => `${newOrders(count)} · عرض`,
  notYet: 'لا يزال تحميل الطلبات جاريًا',
  noMatch: 'لا توجد طلبات تطابق معايير البحث',
  empty: { text: 'تظهر الطلبات هنا عندما يقدّمها العملاء في متجرك الإلكتروني.' },
  failed: 'خطأ في جلب البيانات',
  failedText: 'تعذّر جلب الطلبات. يُرجى التحقق من الاتصال أو إعادة المحاولة لاحقًا.',
  closeAndRetry: 'إغلاق وإعادة المحاولة',
  view: (id) => `عرض تفاصيل الطلب ${isolate(id)}`,
  contact: (name, id) =>
    name
      ? `التواصل مع العميل ${isolate(name)} بشأن الطلب ${isolate(id)}`
      : `التواصل مع العميل بشأن الطلب ${isolate(id)}`,
  call: (name, id) =>
    name
      ? `الاتصال هاتفيًا بالعميل ${isolate(name)} بشأن الطلب ${isolate(id)}`
      : `الاتصال هاتفيًا بالعميل بشأن الطلب ${isolate(id)}`,
  noContact: 'ليس لهذا العميل عنوان بريد إلكتروني ولا رقم هاتف',
  range: (start, end, total) => `الطلبات ${start}–${end} من ${total}`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يُرجى تسجيل الدخول لعرض طلبات المتجر',
  signIn: 'تسجيل الدخول',
};

export const bulkActions: typeof En.bulkActions = {
  runningTitle: () => 'جارٍ تغيير الحالة',
  describeDone: ({ status }, count) =>
    plural(count, {
      zero: `لم تتغير حالة أي طلب إلى «${statusLabels[status]}»`,
      one: `تم تغيير حالة طلب واحد إلى «${statusLabels[status]}»`,
      two: `تم تغيير حالة طلبين إلى «${statusLabels[status]}»`,
      few: `تم تغيير حالة # طلبات إلى «${statusLabels[status]}»`,
      many: `تم تغيير حالة # طلبًا إلى «${statusLabels[status]}»`,
      other: `تم تغيير حالة # طلب إلى «${statusLabels[status]}»`,
    }),
  selectAll: (total, scope) =>
    scope === 'whole' ? `تحديد كل الطلبات (${total})` : `تحديد كل الطلبات المطابقة (${total})`,
  collectFailed: 'تعذّر تحميل الطلبات المطابقة. لم يتغير ما حددته.',
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'الطلبات المحددة',
  print: 'طباعة',
  sheets: {
    packingSlip: 'قسائم التعبئة',
    packingSlipWithNotes: 'قسائم التعبئة مع الملاحظات',
    invoice: 'الفواتير',
  },
};

const cancellation = (count: number) =>
  plural(count, {
    zero: 'إلغاء الطلبات',
    one: 'إلغاء طلب واحد',
    two: 'إلغاء طلبين',
    few: 'إلغاء # طلبات',
    many: 'إلغاء # طلبًا',
    other: 'إلغاء # طلب',
  });

const cancelledOrders = 'ستصبح حالة هذه الطلبات «ملغى» ولن تُحتسب ضمن الإيرادات.';
const noneSettled = 'لا يوجد بينها طلب مدفوع أو تم توصيله.';

export const cancelQuestion: typeof En.cancelQuestion = {
  title: (count) => `هل تريد ${cancellation(count)}؟`,
  text: (count) =>
    plural(count, {
      zero: cancelledOrders,
      one: 'ستصبح حالة الطلب «ملغى» ولن يُحتسب ضمن الإيرادات.',
      two: 'ستصبح حالة الطلبين «ملغى» ولن يُحتسبا ضمن الإيرادات.',
      few: cancelledOrders,
      many: cancelledOrders,
      other: cancelledOrders,
    }),
  paid: (count) =>
    plural(count, {
      zero: 'لا يوجد طلب مدفوع.',
      one: 'طلب واحد مدفوع بالفعل.',
      two: 'طلبان مدفوعان بالفعل.',
      few: '# طلبات مدفوعة بالفعل.',
      many: '# طلبًا مدفوعًا بالفعل.',
      other: '# طلب مدفوع بالفعل.',
    }),
  delivered: (count) =>
    plural(count, {
      zero: 'لا يوجد طلب تم توصيله.',
      one: 'طلب واحد تم توصيله بالفعل.',
      two: 'طلبان تم توصيلهما بالفعل.',
      few: '# طلبات تم توصيلها بالفعل.',
      many: '# طلبًا تم توصيلها بالفعل.',
      other: '# طلب تم توصيله بالفعل.',
    }),
  neither: (count) =>
    plural(count, {
      zero: noneSettled,
      one: 'لم يُدفع ثمنه ولم يتم توصيله.',
      two: 'لم يُدفع ثمنهما ولم يتم توصيلهما.',
      few: noneSettled,
      many: noneSettled,
      other: noneSettled,
    }),
  confirm: cancellation,
  dismiss: 'رجوع',
};

const inCurrency = (count: number, currency: string): string =>
  plural(count, {
    zero: `لا طلبات بعملة ${isolate(currency)}`,
    one: `طلب واحد بعملة ${isolate(currency)}`,
    two: `طلبان بعملة ${isolate(currency)}`,
    few: `# طلبات بعملة ${isolate(currency)}`,
    many: `# طلبًا بعملة ${isolate(currency)}`,
    other: `# طلب بعملة ${isolate(currency)}`,
  });

/** Orders that sums leave out. `currency` is a code: 'USD'. */
export const otherCurrencies: typeof En.otherCurrencies = {
  notInRevenue: (count, currency) => `${inCurrency(count, currency)} خارج الإيرادات.`,
  notInReport: (count, currency) => `${inCurrency(count, currency)} خارج هذا التقرير.`,
};
