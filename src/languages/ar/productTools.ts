import type * as En from '../en/productTools.ts';
import { isolate, number, plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `سعر ${isolate(name)}`,
    discountedPrice: (name) => `سعر ${isolate(name)} بعد الخصم`,
    prices: (name) => `أسعار ${isolate(name)}`,
    stock: (name) => `مخزون ${isolate(name)}`,
  },
  keys: 'مفتاح Enter للحفظ، وEsc للإلغاء، وTab للحفظ والانتقال إلى التالي. لصق عدة أسطر يملأ الصفوف التالية.',
  save: 'حفظ',
  overwrite: 'حفظ قيمتي',
  cancel: 'إلغاء',
  keep: 'إبقاء القيمة الأخرى',
  conflict: 'حفظ شخص آخر هذا المنتج.',
  now: (figure) => `القيمة الآن: ${figure}.`,
  missing: 'فارغة',
  change: (before, after) => `${isolate(before)} ← ${isolate(after)}`,
  named: (field, change) => `${field} ${change}`,
  separator: '، ',
  saved: (label, change) => `تم حفظ ${label}: ${change}`,
  notSaved: (label, reason) => `لم يُحفظ التغيير: ${label}. ${reason}`,
  undone: (label, change) => `تم التراجع عن التغيير: ${label}، ${change}`,
  notUndone: (label, reason) => `تعذر التراجع عن التغيير: ${label}. ${reason}`,
  largeChange: {
    title: 'هل تريد تغيير السعر بأكثر من النصف؟',
    confirm: 'تغيير السعر',
    cancel: 'العودة إلى التعديل',
  },
  gone: (name) => `لم يعد ${isolate(name)} في هذه الصفحة. لم يُحفظ تغييرك.`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'المنتجات المحددة',
  statuses: { active: 'تعيين كنشط', inactive: 'تعيين كغير نشط', draft: 'تعيين كمسودة' },
  changes: { price: 'تغيير السعر', stock: 'تغيير المخزون' },
  featured: 'المنتجات المميزة',
  feature: 'وضع علامة مميز',
  unfeature: 'إزالة من المميزة',
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
  price: 'جارٍ تغيير الأسعار',
  stock: 'جارٍ تغيير المخزون',
  pasted: 'جارٍ حفظ القيم الملصقة',
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

export const bulkChange: typeof En.bulkChange = {
  titles: { price: 'تغيير الأسعار', stock: 'تغيير المخزون' },
  texts: {
    price: 'يغيّر السعر الذي يدفعه العملاء. يبقى السعر قبل الخصم كما هو.',
    stock: 'يغيّر مخزون كل منتج محدد.',
  },
  operation: 'التغيير',
  operations: {
    set: 'تعيين إلى',
    increase: 'زيادة بمبلغ',
    decrease: 'خفض بمبلغ',
    increasePercent: 'زيادة بنسبة مئوية',
    decreasePercent: 'خفض بنسبة مئوية',
  },
  amount: 'القيمة',
  notNumber: 'أدخل رقمًا.',
  noAmount: 'أدخل قيمة أولًا',
  nothing: 'لا يوجد ما يتغير',
  roundToWhole: 'التقريب إلى مبالغ صحيحة',
  rounding: (decimals) =>
    decimals === 0
      ? 'تُقرَّب الأسعار الجديدة إلى مبالغ صحيحة.'
      : plural(decimals, {
          zero: 'تُقرَّب الأسعار الجديدة إلى مبالغ صحيحة.',
          one: 'تُقرَّب الأسعار الجديدة إلى منزلة عشرية واحدة.',
          two: 'تُقرَّب الأسعار الجديدة إلى منزلتين عشريتين.',
          few: 'تُقرَّب الأسعار الجديدة إلى # منازل عشرية.',
          many: 'تُقرَّب الأسعار الجديدة إلى # منزلة عشرية.',
          other: 'تُقرَّب الأسعار الجديدة إلى # منزلة عشرية.',
        }),
  loading: (done, total) => `جارٍ تحميل المنتجات، ${number(done)} من ${number(total)}...`,
  preview: 'معاينة',
  to: 'إلى',
  summary: (changed, unchanged, invalid) =>
    [
      plural(changed, {
        zero: 'لن يتغير أي منتج',
        one: 'سيتغير منتج واحد',
        two: 'سيتغير منتجان',
        few: 'ستتغير # منتجات',
        many: 'سيتغير # منتجًا',
        other: 'سيتغير # منتج',
      }),
      ...(unchanged > 0 ? [`سيبقى ${number(unchanged)} كما هو`] : []),
      ...(invalid > 0 ? [`تعذر تغيير ${number(invalid)}`] : []),
    ].join('، '),
  missing: (count) =>
    plural(count, {
      zero: 'لم يتعذر تحميل أي منتج',
      one: 'تعذر تحميل منتج واحد',
      two: 'تعذر تحميل منتجين',
      few: 'تعذر تحميل # منتجات',
      many: 'تعذر تحميل # منتجًا',
      other: 'تعذر تحميل # منتج',
    }),
  confirm: (count) =>
    plural(count, {
      zero: 'تغيير المنتجات',
      one: 'تغيير منتج واحد',
      two: 'تغيير منتجين',
      few: 'تغيير # منتجات',
      many: 'تغيير # منتجًا',
      other: 'تغيير # منتج',
    }),
};

export const paste: typeof En.paste = {
  title: 'لصق في القائمة',
  text: 'تملأ القيم الصفوف بدءًا من الخلية المحددة إلى الأسفل. لم يُحفظ شيء بعد.',
  extraLines: (count) =>
    plural(count, {
      zero: 'لكل سطر صف في هذه الصفحة.',
      one: 'سطر واحد ليس له صف في هذه الصفحة ولن يُستخدم.',
      two: 'سطران ليس لهما صف في هذه الصفحة ولن يُستخدما.',
      few: '# أسطر ليس لها صف في هذه الصفحة ولن تُستخدم.',
      many: '# سطرًا ليس لها صف في هذه الصفحة ولن تُستخدم.',
      other: '# سطر ليس لها صف في هذه الصفحة ولن تُستخدم.',
    }),
  extraColumns: 'لن تُستخدم الأعمدة بعد المخزون.',
};

export const bulkChanged: typeof En.bulkChanged = {
  price: (count) =>
    plural(count, {
      zero: 'لم يتغير أي سعر',
      one: 'تم تغيير سعر واحد',
      two: 'تم تغيير سعرين',
      few: 'تم تغيير # أسعار',
      many: 'تم تغيير # سعرًا',
      other: 'تم تغيير # سعر',
    }),
  stock: (count) =>
    plural(count, {
      zero: 'لم يتغير مخزون أي منتج',
      one: 'تم تغيير مخزون منتج واحد',
      two: 'تم تغيير مخزون منتجين',
      few: 'تم تغيير مخزون # منتجات',
      many: 'تم تغيير مخزون # منتجًا',
      other: 'تم تغيير مخزون # منتج',
    }),
  pasted: (count) =>
    plural(count, {
      zero: 'لم يتغير أي منتج',
      one: 'تم تغيير منتج واحد',
      two: 'تم تغيير منتجين',
      few: 'تم تغيير # منتجات',
      many: 'تم تغيير # منتجًا',
      other: 'تم تغيير # منتج',
    }),
};
