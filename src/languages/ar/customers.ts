import type * as En from '../en/customers.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

/** Label of each filter. */
export const customerFilters: typeof En.customerFilters = {
  orders: { label: 'الطلبات' },
  spent: { label: 'إجمالي الإنفاق' },
  last: { label: 'آخر طلب' },
};

export const customerList: typeof En.customerList = {
  ...shared,
  page: 'العملاء',
  title: 'كل العملاء',
  count: (count, total) =>
    plural(count, {
      zero: 'لا يوجد عملاء',
      one: 'عميل واحد',
      two: 'عميلان',
      few: `${total} عملاء`,
      many: `${total} عميلًا`,
      other: `${total} عميل`,
    }),
  countAmong: (found, total) => `${found} من ${total}`,
  columns: {
    name: 'العميل',
    phone: 'الهاتف',
    orders: 'الطلبات',
    spent: 'إجمالي الإنفاق',
    average: 'متوسط الطلب',
    first: 'أول طلب',
    last: 'آخر طلب',
  },
  search: 'البحث في العملاء',
  searchPlaceholder: 'البحث بالاسم أو البريد أو الهاتف',
  loading: 'جارٍ تحميل العملاء...',
  notYet: 'لا يزال تحميل العملاء جاريًا',
  noMatch: 'لا يوجد عملاء يطابقون بحثك',
  noMatchHint: 'جرّب بحثًا آخر أو امسح عوامل التصفية.',
  empty: {
    title: 'لا يوجد عملاء بعد',
    text: 'يظهر هنا كل من يطلب، مع طلباته وما أنفقه.',
  },
  failed: 'تعذّر تحميل العملاء.',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  missing: '—',
  range: (start, end, total) => `${start}-${end} من ${total} عميل`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  orderCount: (count) =>
    plural(count, {
      zero: 'لا توجد طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يرجى تسجيل الدخول لعرض عملاء المتجر',
  signIn: 'تسجيل الدخول',
  unsupported: 'لا يوجد عملاء هنا',
  unsupportedText: 'خادم هذا المتجر لا يحتفظ بقائمة العملاء.',
};

/** Columns of the exported file. */
export const customerColumnNames: typeof En.customerColumnNames = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  orders: 'الطلبات',
  spent: 'إجمالي الإنفاق',
  average: 'متوسط الطلب',
  currency: 'العملة',
  first: 'أول طلب',
  last: 'آخر طلب',
};

/** The page of one customer. */
export const customerView: typeof En.customerView = {
  back: 'العملاء',
  contact: 'التواصل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  write: 'إرسال بريد',
  call: 'اتصال',
  noContact: 'غير معروف',
  addresses: 'العناوين',
  noAddresses: 'لا يحتوي أي طلب على عنوان.',
  figures: 'الأرقام',
  orders: 'الطلبات',
  spent: 'إجمالي الإنفاق',
  average: 'متوسط الطلب',
  last: 'آخر طلب',
  loading: 'جارٍ تحميل العميل',
  notFound: 'لم يُعثر على هذا العميل.',
  notFoundText: 'قد يكون الرابط غير مكتمل، أو ليس للعميل طلبات في هذا المتجر.',
  failed: 'تعذّر تحميل العميل.',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
};
