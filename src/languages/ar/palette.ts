import type * as En from '../en/palette.ts';
import { isolate, plural } from './rules.ts';

export const palette: typeof En.palette = {
  title: 'لوحة الأوامر',
  input: 'البحث في الصفحات والإجراءات والمنتجات والطلبات والعملاء',
  placeholder: 'بحث أو انتقال إلى...',
  close: 'إغلاق',
  groups: {
    recent: 'المفتوحة مؤخرًا',
    pages: 'الصفحات',
    actions: 'الإجراءات',
    products: 'المنتجات',
    orders: 'الطلبات',
    customers: 'العملاء',
  },
  noMatch: (query) => `لا شيء يطابق «${isolate(query)}»`,
  searching: 'جارٍ البحث في المنتجات والطلبات والعملاء...',
  failed: 'تعذّر البحث في المنتجات والطلبات والعملاء. ما زالت الصفحات والإجراءات تعمل.',
  retry: 'إعادة المحاولة',
  results: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  orderCount: (count) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  keys: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
  toDark: 'التبديل إلى المظهر الداكن',
  toLight: 'التبديل إلى المظهر الفاتح',
  addProduct: 'إضافة منتج',
  importProducts: 'استيراد المنتجات',
  exportProducts: 'تصدير المنتجات',
  exportOrders: 'تصدير الطلبات',
  showShortcuts: 'عرض اختصارات لوحة المفاتيح',
  signOut: 'تسجيل الخروج',
};

export const shortcuts: typeof En.shortcuts = {
  title: 'اختصارات لوحة المفاتيح',
  description: 'اضغط المفاتيح واحدًا بعد الآخر. الحروف وحدها لا تفعل شيئًا أثناء الكتابة في حقل.',
  close: 'إغلاق',
  thenKey: 'ثم',
  keyNames: { ctrl: 'Ctrl', shift: 'Shift' },
  sections: { everywhere: 'في كل مكان', lists: 'في القوائم', form: 'في نموذج المنتج' },
  shortcuts: {
    openPalette: 'فتح لوحة الأوامر',
    showSheet: 'عرض اختصارات لوحة المفاتيح',
    dashboard: 'الانتقال إلى لوحة المعلومات',
    products: 'الانتقال إلى المنتجات',
    orders: 'الانتقال إلى الطلبات',
    reports: 'الانتقال إلى التقارير',
    newProduct: 'إضافة منتج جديد',
    notifications: 'الانتقال إلى الإشعارات',
    selectNext: 'على مربع اختيار أحد الصفوف: تحديد الصف الذي تحته أيضًا',
    selectPrevious: 'على مربع اختيار أحد الصفوف: تحديد الصف الذي فوقه أيضًا',
    editCell: 'على سعر أو مخزون: تعديله',
    saveCell: 'حفظ التغيير',
    saveCellAndGoOn: 'حفظ التغيير والانتقال إلى الخلية التالية',
    cancel: 'إلغاء التغيير، أو مسح البحث، أو إلغاء التحديد',
    saveProduct: 'حفظ المنتج',
  },
};
