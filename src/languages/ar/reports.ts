import type * as En from '../en/reports.ts';
import { isolate, number, plural } from './rules.ts';

const orders = (count: number): string =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  });

/** After 'من'. */
const amongOrders = (count: number): string =>
  plural(count, {
    zero: '# طلب',
    one: 'طلب واحد',
    two: 'طلبين',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  });

export const reportsPage: typeof En.reportsPage = {
  page: 'التقارير',
  title: 'التقارير',
  description: 'ما باعه متجرك، ومتى، وأين',
  print: 'طباعة التقرير',
  period: 'الفترة',
  periods: {
    today: 'اليوم',
    '7days': `آخر ${number(7)} أيام`,
    '30days': `آخر ${number(30)} يومًا`,
    thisMonth: 'هذا الشهر',
    lastMonth: 'الشهر الماضي',
    thisYear: 'هذه السنة',
    own: 'اختيار فترة',
  },
  from: 'من',
  to: 'إلى',
  faults: {
    notADay: 'يُرجى اختيار تاريخ صحيح.',
    inverted: 'تاريخ الانتهاء يسبق تاريخ البدء.',
    tooLong: 'يُرجى اختيار فترة لا تزيد على عشر سنوات.',
  },
  comparedWith: (period) => `مقارنةً بالفترة: ${isolate(period)}`,
  zone: (timeZone) => `المنطقة الزمنية: ${isolate(timeZone)}`,
  step: 'التجميع حسب',
  steps: { day: 'يوم', week: 'أسبوع', month: 'شهر' },
  figuresLabel: 'الأرقام الرئيسية',
  figures: {
    revenue: 'الإيرادات',
    orders: 'الطلبات',
    average: 'متوسط الطلب',
    paid: 'المدفوعة',
    refunded: 'المستردة',
    cancelled: 'الملغاة',
  },
  figureDetails: {
    average: (count) =>
      plural(count, {
        zero: 'دون طلبات ملغاة',
        one: 'دون طلب واحد ملغى',
        two: 'دون طلبين ملغيين',
        few: 'دون # طلبات ملغاة',
        many: 'دون # طلبًا ملغى',
        other: 'دون # طلب ملغى',
      }),
    paid: (count, total) => `${number(count)} من ${amongOrders(total)}`,
    refunded: (count, total, amount) =>
      amount === undefined
        ? `${number(count)} من ${amongOrders(total)}`
        : `${number(count)} من ${amongOrders(total)}، ${isolate(amount)} من الإيرادات`,
    cancelled: (count) => (count === 0 ? orders(0) : `${orders(count)}، خارج الإيرادات`),
  },
  more: (amount) => `أكثر بمقدار ${isolate(amount)}`,
  less: (amount) => `أقل بمقدار ${isolate(amount)}`,
  same: 'كما في الفترة السابقة',
  noneBefore: 'لا بيانات للفترة السابقة',
  // In the genitive, after 'أكثر بمقدار'.
  points: (count, text) =>
    plural(count, {
      zero: `${text} نقطة مئوية`,
      one: 'نقطة مئوية واحدة',
      two: 'نقطتين مئويتين',
      few: `${text} نقاط مئوية`,
      many: `${text} نقطة مئوية`,
      other: `${text} نقطة مئوية`,
    }),
  howCounted:
    'الإيرادات هي مجموع الطلبات غير الملغاة، كما في لوحة المعلومات. وتشمل الطلبات المستردة التي تُعرض أيضًا على حدة.',
  sections: {
    sales: {
      revenue: 'الإيرادات بمرور الوقت',
      orders: 'الطلبات بمرور الوقت',
      average: 'متوسط الطلب بمرور الوقت',
    },
    statuses: 'الطلبات حسب الحالة',
    sellers: 'الأكثر مبيعًا',
    categories: 'الإيرادات حسب الفئة',
    places: 'الإيرادات حسب المكان',
    methods: 'الإيرادات حسب طريقة الدفع',
  },
  measure: 'عرض',
  measures: { revenue: 'الإيرادات', orders: 'الطلبات', average: 'المتوسط' },
  sellersBy: 'الترتيب حسب',
  sellers: { revenue: 'الإيرادات', pieces: 'الوحدات' },
  columns: {
    period: 'الفترة',
    status: 'الحالة',
    product: 'المنتج',
    category: 'الفئة',
    place: 'المكان',
    method: 'طريقة الدفع',
    orders: 'الطلبات',
    revenue: 'الإيرادات',
    average: 'متوسط الطلب',
    pieces: 'الوحدات',
  },
  total: 'الإجمالي',
  others: (count) =>
    plural(count, {
      zero: 'لا عناصر أخرى',
      one: 'عنصر واحد آخر',
      two: 'عنصران آخران',
      few: '# عناصر أخرى',
      many: '# عنصرًا آخر',
      other: '# عنصر آخر',
    }),
  unknown: {
    status: 'بلا حالة',
    category: 'بلا فئة',
    place: 'بلا مكان',
    method: 'بلا طريقة دفع',
    product: 'بلا منتج',
  },
  orders,
  ordersAndRevenue: (count, revenue) => `${orders(count)}، ${isolate(revenue)}`,
  viewOrders: 'عرض الطلبات',
  column: (texts) => texts.join('، '),
  chart: 'رسم بياني',
  table: 'جدول',
  viewOf: (title) => `عرض «${title}» على شكل`,
  nothingHere: 'لا بيانات لهذه الفترة.',
  csv: (title) => `تنزيل «${title}» بصيغة CSV`,
  printSection: (title) => `طباعة «${title}»`,
  loading: 'جارٍ تحميل التقرير',
  // No middle dot, because it looks like a zero after a year.
  updating: ' — جارٍ التحديث...',
  failed: 'تعذّر تحميل التقرير',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  noOrders: 'لا طلبات بعد',
  noOrdersText: 'ستظهر مبيعاتك هنا بعد أول طلب.',
  empty: 'لا طلبات في هذه الفترة',
  emptyText: (period) => `لم يطلب أحد شيئًا في هذه الفترة (${isolate(period)}).`,
  showYear: 'عرض هذه السنة',
  tooMany: 'عدد الطلبات أكبر من أن يعدّ هذا المتصفح تقريرًا عنها',
  tooManyText: (count) => `لا يوفر الخادم تقارير، ولا يستطيع هذا المتصفح جمع الطلبات (${number(count)}).`,
  zoneOfServer: (timeZone) =>
    `أيام هذا التقرير بالمنطقة الزمنية للخادم ${isolate(timeZone)}. لتغييرها اختر المنطقة الزمنية للمتجر في بيانات المتجر.`,
  zoneChanged: (timeZone) =>
    `أيام هذا التقرير بالمنطقة الزمنية ${isolate(timeZone)}، لأن المنطقة الزمنية للمتجر تغيّرت للتو.`,
  undated: (count) => `${orders(count)} بلا تاريخ صالح، خارج كل الفترات.`,
  unpriced: (count) => `${orders(count)} في هذه الفترة بلا مبلغ صالح، خارج الإيرادات.`,
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يُرجى تسجيل الدخول لعرض تقارير المتجر',
  signIn: 'تسجيل الدخول',
  allReports: 'كل التقارير',
  daysBefore: (days) =>
    plural(days, {
      zero: 'قبل # يوم',
      one: 'قبل يوم واحد',
      two: 'قبل يومين',
      few: 'قبل # أيام',
      many: 'قبل # يومًا',
      other: 'قبل # يوم',
    }),
  earlierValue: (period, value) => `${period}: ${value}`,
  summary: `المبيعات، آخر ${number(30)} يومًا`,
};
