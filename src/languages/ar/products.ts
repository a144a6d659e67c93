import type * as En from '../en/products.ts';
import { toFilters } from '../deriveTexts.ts';
import { shortLabels } from './productLabels.ts';
import { isolate, number, plural } from './rules.ts';

/** Units of the form, and the default for a product without one. */
const amounts = new Map([
  [
    undefined,
    {
      zero: '# وحدة',
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: '# وحدات',
      many: '# وحدة',
      other: '# وحدة',
    },
  ],
  [
    'pieces',
    {
      zero: '# قطعة',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '# قطع',
      many: '# قطعة',
      other: '# قطعة',
    },
  ],
  [
    'kg',
    {
      zero: '# كيلوجرام',
      one: 'كيلوجرام واحد',
      two: 'كيلوجرامان',
      few: '# كيلوجرامات',
      many: '# كيلوجرامًا',
      other: '# كيلوجرام',
    },
  ],
  [
    'liters',
    {
      zero: '# لتر',
      one: 'لتر واحد',
      two: 'لتران',
      few: '# لترات',
      many: '# لترًا',
      other: '# لتر',
    },
  ],
  [
    'grams',
    {
      zero: '# جرام',
      one: 'جرام واحد',
      two: 'جرامان',
      few: '# جرامات',
      many: '# جرامًا',
      other: '# جرام',
    },
  ],
  [
    'packs',
    {
      zero: '# عبوة',
      one: 'عبوة واحدة',
      two: 'عبوتان',
      few: '# عبوات',
      many: '# عبوة',
      other: '# عبوة',
    },
  ],
  [
    'sets',
    {
      zero: '# طقم',
      one: 'طقم واحد',
      two: 'طقمان',
      few: '# أطقم',
      many: '# طقمًا',
      other: '# طقم',
    },
  ],
]);

export const stock: typeof En.stock = {
  unit: (unit) => amounts.get(unit)?.other.replace('# ', '') ?? `${unit}`,
  amount(amount, unit) {
    const forms = amounts.get(unit);
    if (!forms) return `${number(amount)} ${isolate(unit ?? '')}`;
    // The forms for one and two have no number, so a minus sign would be lost.
    return amount < 0 ? forms.other.replace('#', number(amount)) : plural(amount, forms);
  },
  shortage: { low: 'مخزون منخفض', out: 'نفد المخزون' },
  inStock: 'متوفر في المخزون',
};

export const dashboard: typeof En.dashboard = {
  page: 'لوحة المعلومات',
  title: 'نظرة عامة على المتجر',
  description: 'مرحبًا بعودتك! إليك ما يجري في متجرك.',
  addProduct: 'إضافة منتج جديد',
  accessTitle: 'تسجيل الدخول مطلوب',
  accessText: 'يرجى تسجيل الدخول للوصول إلى لوحة معلومات الإدارة',
  signIn: 'تسجيل الدخول',
  goHome: 'الانتقال إلى الرئيسية',
};

const increase = (percent: number) => ({
  caption: `زيادة ${number(percent)}٪ عن الشهر الماضي`,
  emphasis: `زيادة ${number(percent)}٪`,
});

export const totals: typeof En.totals = {
  totals: 'إجماليات المتجر',
  orders: { label: 'إجمالي الطلبات', ...increase(12) },
  users: { label: 'إجمالي المستخدمين', ...increase(8) },
  products: {
    label: 'إجمالي المنتجات',
    caption: `${number(5)} منتجات جديدة هذا الأسبوع`,
    emphasis: `${number(5)} منتجات جديدة`,
  },
  revenue: { label: 'إجمالي الإيرادات', ...increase(24) },
  loading: 'جارٍ تحميل الإجماليات',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const productFilters: typeof En.productFilters = {
  ...toFilters(shortLabels),
  category: {
    label: shortLabels.category,
    all: 'كل الفئات',
    /** Keyed by the category in the data. */
    options: {
      Electronics: 'الإلكترونيات',
      Fashion: 'الأزياء',
      'Food & Health': 'الأغذية والصحة',
      Home: 'المنزل',
      Sports: 'الرياضة',
      Travel: 'السفر',
      Vehicles: 'المركبات',
      Others: 'فئات أخرى',
    },
  },
  stock: {
    label: shortLabels.stock,
    options: { low: 'منخفض', out: 'نفد' },
    tabs: { low: 'مخزون منخفض', out: 'نفد المخزون' },
  },
  status: { label: shortLabels.status, options: { active: 'نشط', inactive: 'غير نشط', draft: 'مسودة' } },
  featured: { label: shortLabels.isFeatured, options: { yes: 'نعم', no: 'لا' } },
  price: { label: shortLabels.actualPrice },
};

export const inventory: typeof En.inventory = {
  title: 'مخزون المنتجات',
  count: (count, total) =>
    plural(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${total} منتجات`,
      many: `${total} منتجًا`,
      other: `${total} منتج`,
    }),
  countAmong: (found, total) => `${found} من ${total}`,
  columns: {
    ...shortLabels,
    image: 'الصورة',
    product: 'المنتج',
    price: 'السعر',
    discount: 'الخصم',
    updated: 'آخر تحديث',
    actions: 'الإجراءات',
  },
  updatedInCard: 'آخر تحديث:',
  search: 'البحث عن منتجات',
  searchPlaceholder: 'البحث عن منتجات...',
  loading: 'جارٍ تحميل مخزون المنتجات...',
  notYet: 'لا يزال تحميل المنتجات جاريًا',
  noMatch: 'لا توجد منتجات مطابقة للمعايير',
  noMatchHint: 'جرّب كلمة بحث أخرى أو فئة أخرى.',
  failed: 'تعذر تحميل المنتجات',
  failedHint: 'أرسل المتجر ردًا غير متوقع.',
  retry: 'إعادة المحاولة',
  view: (name) => `عرض ${isolate(name)}`,
  edit: (name) => `تعديل ${isolate(name)}`,
  delete: (name) => `حذف ${isolate(name)}`,
  actions: (name) => `إجراءات ${isolate(name)}`,
  viewItem: 'عرض المنتج',
  editItem: 'تعديل المنتج',
  deleteItem: 'حذف المنتج',
  duplicateItem: 'نسخ المنتج',
  editPriceItem: 'تعديل السعر',
  editStockItem: 'تعديل المخزون',
  editCell: {
    actualPrice: 'تعديل السعر',
    discountedPrice: 'تعديل السعر بعد الخصم',
    stock: 'تعديل المخزون',
  },
  unnamed: 'منتج بلا اسم',
  missing: '—',
  noDiscount: '—',
  off: 'خصم',
  was: 'السعر السابق',
  range: (start, end, total) => `${start}–${end} من ${total}`,
};

export const deleteDialog: typeof En.deleteDialog = {
  title: 'تأكيد الحذف',
  text: 'هل تريد حقًا حذف هذا المنتج؟ لا يمكن التراجع عن هذا الإجراء.',
  cancel: 'إلغاء',
  confirm: 'حذف',
  deleting: 'جارٍ الحذف...',
  deleted: 'تم حذف المنتج',
};

export const productList: typeof En.productList = {
  page: 'كل المنتجات',
  title: 'كل المنتجات',
  addProduct: 'إضافة منتج جديد',
  importProducts: 'استيراد',
  emptyTitle: 'لا توجد منتجات',
  emptyText: 'تظهر هنا المنتجات التي تنشرها، مع مخزونها وسعرها وخصمها.',
  addFirst: 'إضافة أول منتج',
  importFirst: 'استيراد المنتجات',
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يرجى تسجيل الدخول لعرض منتجات هذا المتجر',
  signIn: 'تسجيل الدخول',
  goHome: 'الانتقال إلى الرئيسية',
  noList: 'تعذر جلب بيانات المنتجات.',
  failed: 'تعذر تحميل المنتجات.',
};
