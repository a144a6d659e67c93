import type * as En from '../en/productTools.ts';
import { isolate, plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `سعر ${isolate(name)}`,
    discountedPrice: (name) => `سعر ${isolate(name)} بعد الخصم`,
    prices: (name) => `أسعار ${isolate(name)}`,
    stock: (name) => `مخزون ${isolate(name)}`,
  },
  keys: 'مفتاح Enter للحفظ، وEsc للإلغاء، وTab للحفظ والانتقال إلى التالي.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  overwrite: 'حفظ قيمتي',
  cancel: 'إلغاء',
  keep: 'إبقاء القيمة الأخرى',
  conflict: 'حفظ شخص آخر هذا المنتج.',
  now: (figure) => `القيمة الآن: ${figure}.`,
  missing: 'فارغة',
  saved: {
    actualPrice: (name) => `تم حفظ سعر ${isolate(name)}`,
    discountedPrice: (name) => `تم حفظ سعر ${isolate(name)} بعد الخصم`,
    prices: (name) => `تم حفظ أسعار ${isolate(name)}`,
    stock: (name) => `تم حفظ مخزون ${isolate(name)}`,
  },
  gone: (name) => `لم يعد ${isolate(name)} في هذه الصفحة. لم يُحفظ تغييرك.`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'المنتجات المحددة',
  statuses: { active: 'تنشيط', inactive: 'إلغاء التنشيط', draft: 'نقل إلى المسودات' },
  feature: 'تمييز',
  unfeature: 'إلغاء التمييز',
  delete: 'حذف',
  notAvailable: 'بيانات المنتج غير متاحة.',
  selectAll: (total, scope) =>
    scope === 'whole' ? `تحديد كل المنتجات (${total})` : `تحديد كل المنتجات المطابقة (${total})`,
  collectFailed: 'تعذر تحميل المنتجات المطابقة. لم يتغير ما حددته.',
};

export const bulkRunning: typeof En.bulkRunning = {
  delete: 'جارٍ حذف المنتجات',
  status: 'جارٍ تغيير الحالة',
  featured: 'جارٍ تحديث المنتجات',
};

export const bulkDone: typeof En.bulkDone = {
  deleted: (count) =>
    plural(count, {
      zero: 'لم يُحذف أي منتج',
      one: 'تم حذف منتج واحد',
      two: 'تم حذف منتجين',
      few: 'تم حذف # منتجات',
      many: 'تم حذف # منتجًا',
      other: 'تم حذف # منتج',
    }),
  statuses: {
    active: (count) =>
      plural(count, {
        zero: 'لم يصبح أي منتج نشطًا',
        one: 'أصبح منتج واحد نشطًا',
        two: 'أصبح منتجان نشطين',
        few: 'أصبحت # منتجات نشطة',
        many: 'أصبح # منتجًا نشطًا',
        other: 'أصبح # منتج نشطًا',
      }),
    inactive: (count) =>
      plural(count, {
        zero: 'لم يصبح أي منتج غير نشط',
        one: 'أصبح منتج واحد غير نشط',
        two: 'أصبح منتجان غير نشطين',
        few: 'أصبحت # منتجات غير نشطة',
        many: 'أصبح # منتجًا غير نشط',
        other: 'أصبح # منتج غير نشط',
      }),
    draft: (count) =>
      plural(count, {
        zero: 'لم يُحوَّل أي منتج إلى مسودة',
        one: 'تم تحويل منتج واحد إلى مسودة',
        two: 'تم تحويل منتجين إلى مسودتين',
        few: 'تم تحويل # منتجات إلى مسودات',
        many: 'تم تحويل # منتجًا إلى مسودات',
        other: 'تم تحويل # منتج إلى مسودات',
      }),
  },
  featured: (count) =>
    plural(count, {
      zero: 'لم يُميَّز أي منتج',
      one: 'تم تمييز منتج واحد',
      two: 'تم تمييز منتجين',
      few: 'تم تمييز # منتجات',
      many: 'تم تمييز # منتجًا',
      other: 'تم تمييز # منتج',
    }),
  unfeatured: (count) =>
    plural(count, {
      zero: 'لم يُلغَ تمييز أي منتج',
      one: 'تم إلغاء تمييز منتج واحد',
      two: 'تم إلغاء تمييز منتجين',
      few: 'تم إلغاء تمييز # منتجات',
      many: 'تم إلغاء تمييز # منتجًا',
      other: 'تم إلغاء تمييز # منتج',
    }),
};

const noUndo = 'لا يمكن التراجع عن هذا الإجراء.';

/** Used in the question and on its button. */
const deletion = (count: number) =>
  plural(count, {
    zero: 'حذف المنتجات',
    one: 'حذف منتج واحد',
    two: 'حذف منتجين',
    few: 'حذف # منتجات',
    many: 'حذف # منتجًا',
    other: 'حذف # منتج',
  });

export const bulkDelete: typeof En.bulkDelete = {
  title: (count) => `هل تريد ${deletion(count)}؟`,
  text: (count) =>
    plural(count, {
      zero: `ستُحذف المنتجات مع صورها. ${noUndo}`,
      one: `سيُحذف المنتج مع صوره. ${noUndo}`,
      two: `سيُحذف المنتجان مع صورهما. ${noUndo}`,
      few: `ستُحذف # منتجات مع صورها. ${noUndo}`,
      many: `سيُحذف # منتجًا مع صورها. ${noUndo}`,
      other: `سيُحذف # منتج مع صورها. ${noUndo}`,
    }),
  confirm: deletion,
};
