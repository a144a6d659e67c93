import type * as En from '../en/orderChanges.ts';
import { isolate, number, plural } from './rules.ts';

export const notes: typeof En.notes = {
  add: 'إضافة ملاحظة',
  label: 'ملاحظة',
  hint: 'لا يرى العملاء الملاحظات أبدًا.',
  save: 'حفظ الملاحظة',
  saving: 'جارٍ الحفظ...',
  saved: 'تم حفظ الملاحظة',
  discard: 'تجاهل',
  cancel: 'إلغاء',
  change: 'تعديل الملاحظة',
  remove: 'إزالة الملاحظة',
  edited: 'معدّلة',
  empty: 'اكتب ملاحظة أولًا.',
  tooLong: (most) => `استخدم ${number(most)} حرف على الأكثر.`,
  notSaved: 'تعذّر حفظ الملاحظة. نصك ما زال هنا: أعد المحاولة.',
  notRemoved: 'تعذّرت إزالة الملاحظة. أعد المحاولة.',
  removing: {
    title: 'هل تريد إزالة هذه الملاحظة؟',
    text: 'سيُحذف نصها، ولن يذكر السجل إلا أنه كانت هناك ملاحظة.',
    confirm: 'إزالة الملاحظة',
    busy: 'جارٍ الإزالة...',
    dismiss: 'الاحتفاظ بالملاحظة',
  },
};

export const tracking: typeof En.tracking = {
  title: 'تتبّع الشحنة',
  add: 'إضافة رقم التتبّع',
  change: 'تعديل رقم التتبّع',
  remove: 'إزالة رقم التتبّع',
  copy: 'نسخ رقم التتبّع',
  copied: 'تم نسخ رقم التتبّع',
  notCopied: 'تعذّر نسخ رقم التتبّع',
  track: (parcel) => `تتبّع الشحنة ${isolate(parcel)}`,
  dispatchText: 'هل يوجد رقم تتبّع؟ يمكنك أيضًا تركه فارغًا وإضافته لاحقًا.',
  carrier: 'شركة الشحن',
  number: 'رقم التتبّع',
  url: 'رابط التتبّع',
  urlHint: 'الصفحة التي تعرض فيها شركة الشحن هذه الشحنة.',
  carrierMissing: 'أدخل شركة الشحن.',
  numberMissing: 'أدخل رقم التتبّع.',
  tooLong: (most) => `استخدم ${number(most)} حرف على الأكثر.`,
  urlInvalid: `أدخل عنوان ويب، مثل ${isolate('https://carrier.example/track')}.`,
  setOut: 'إخراج الطلب للتوصيل',
  save: 'حفظ رقم التتبّع',
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ...',
  saved: (id) => `تم حفظ رقم تتبّع الطلب ${isolate(id)}`,
  removed: (id) => `تمت إزالة رقم تتبّع الطلب ${isolate(id)}`,
};

export const payment: typeof En.payment = {
  mark: { paid: 'تسجيل الدفع', refunded: 'تسجيل رد المبلغ' },
  text: {
    paid: (amount) => `يسجّل أن العميل دفع ${isolate(amount)} نقدًا أو بتحويل مصرفي.`,
    refunded: (amount) => `يسجّل أن العميل استرد ${isolate(amount)}. لا تُنقل أي أموال.`,
  },
  reference: 'مرجع الدفع',
  referenceHint: 'مثل رقم التحويل أو الإيصال.',
  tooLong: (most) => `استخدم ${number(most)} حرف على الأكثر.`,
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ...',
  saved: {
    paid: (id) => `تم تسجيل دفع الطلب ${isolate(id)}`,
    refunded: (id) => `تم تسجيل رد مبلغ الطلب ${isolate(id)}`,
  },
  undone: {
    paid: (id) => `لم يعد الطلب ${isolate(id)} مسجّلًا كمدفوع`,
    refunded: (id) => `لم يعد الطلب ${isolate(id)} مسجّلًا كمردود المبلغ`,
  },
};

export const stock: typeof En.stock = {
  putBack: (pieces) =>
    plural(pieces, {
      zero: 'عدم إعادة أي قطعة إلى المخزون',
      one: 'إعادة قطعة واحدة إلى المخزون',
      two: 'إعادة قطعتين إلى المخزون',
      few: 'إعادة # قطع إلى المخزون',
      many: 'إعادة # قطعة إلى المخزون',
      other: 'إعادة # قطعة إلى المخزون',
    }),
  notReturned: (pieces) =>
    plural(pieces, {
      zero: 'لا قطع تنتظر العودة إلى المخزون.',
      one: 'لم تعد قطعة واحدة إلى المخزون.',
      two: 'لم تعد قطعتان إلى المخزون.',
      few: 'لم تعد # قطع إلى المخزون.',
      many: 'لم تعد # قطعة إلى المخزون.',
      other: 'لم تعد # قطعة إلى المخزون.',
    }),
  stillReturned: (pieces) =>
    plural(pieces, {
      zero: 'لا قطع من هذا الطلب محسوبة في المخزون.',
      one: 'ما زالت قطعة واحدة من هذا الطلب محسوبة في المخزون.',
      two: 'ما زالت قطعتان من هذا الطلب محسوبتين في المخزون.',
      few: 'ما زالت # قطع من هذا الطلب محسوبة في المخزون.',
      many: 'ما زالت # قطعة من هذا الطلب محسوبة في المخزون.',
      other: 'ما زالت # قطعة من هذا الطلب محسوبة في المخزون.',
    }),
  move: { return: 'إعادة إلى المخزون', take: 'سحب من المخزون' },
  moving: 'جارٍ الحفظ...',
  returned: (pieces) =>
    plural(pieces, {
      zero: 'لم تعد أي قطعة إلى المخزون.',
      one: 'عادت قطعة واحدة إلى المخزون.',
      two: 'عادت قطعتان إلى المخزون.',
      few: 'عادت # قطع إلى المخزون.',
      many: 'عادت # قطعة إلى المخزون.',
      other: 'عادت # قطعة إلى المخزون.',
    }),
  taken: (pieces) =>
    plural(pieces, {
      zero: 'لم تُسحب أي قطعة من المخزون.',
      one: 'سُحبت قطعة واحدة من المخزون مجددًا.',
      two: 'سُحبت قطعتان من المخزون مجددًا.',
      few: 'سُحبت # قطع من المخزون مجددًا.',
      many: 'سُحبت # قطعة من المخزون مجددًا.',
      other: 'سُحبت # قطعة من المخزون مجددًا.',
    }),
  both: (first, second) => `${first}. ${second}`,
  productGone: 'لم يُعَد شيء إلى المخزون: المنتج لم يعد موجودًا.',
  tooFew: 'لم يُسحب شيء من المخزون: القطع المتبقية قليلة جدًا.',
  soldMeanwhile: 'بيعت قطعه في هذه الأثناء، لذلك تبقى محسوبة كعائدة.',
};
