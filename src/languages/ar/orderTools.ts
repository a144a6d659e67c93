import type * as En from '../en/orderTools.ts';
import { statusLabels } from './orders.ts';
import { isolate, number, plural } from './rules.ts';

export const noteMark: typeof En.noteMark = (count, text) =>
  plural(count, {
    zero: `ملاحظة: ${isolate(text)}`,
    one: `ملاحظة: ${isolate(text)}`,
    two: `ملاحظتان، أحدثهما: ${isolate(text)}`,
    few: `# ملاحظات، أحدثها: ${isolate(text)}`,
    many: `# ملاحظة، أحدثها: ${isolate(text)}`,
    other: `# ملاحظة، أحدثها: ${isolate(text)}`,
  });

export const stockReturn: typeof En.stockReturn = {
  label: (pieces) =>
    plural(pieces, {
      zero: 'إعادة القطع إلى المخزون',
      one: 'إعادة قطعة واحدة إلى المخزون',
      two: 'إعادة قطعتين إلى المخزون',
      few: 'إعادة # قطع إلى المخزون',
      many: 'إعادة # قطعة إلى المخزون',
      other: 'إعادة # قطعة إلى المخزون',
    }),
  withoutDelivered: 'لا تعود إلى المخزون قطع الطلبات التي تم توصيلها.',
  onlyDelivered: 'تم التوصيل بالفعل. فعّل هذا الخيار إذا عادت القطع إليك.',
  soldMeanwhile: (undone, pieces) =>
    `${undone}. ${plural(pieces, {
      zero: 'لم تُبع أي قطعة في هذه الأثناء',
      one: 'بيعت قطعة واحدة في هذه الأثناء، فتعذّر سحبها من المخزون مجددًا',
      two: 'بيعت قطعتان في هذه الأثناء، فتعذّر سحبهما من المخزون مجددًا',
      few: 'بيعت # قطع في هذه الأثناء، فتعذّر سحبها من المخزون مجددًا',
      many: 'بيعت # قطعة في هذه الأثناء، فتعذّر سحبها من المخزون مجددًا',
      other: 'بيعت # قطعة في هذه الأثناء، فتعذّر سحبها من المخزون مجددًا',
    })}`,
};

/** The orders of an action, after a noun: 'وضع علامة «مدفوع» على 3 طلبات'. */
const orders = (count: number) =>
  plural(count, {
    zero: 'الطلبات',
    one: 'طلب واحد',
    two: 'طلبين',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  });

export const bulkPayment: typeof En.bulkPayment = {
  menu: 'الدفع',
  actions: { paid: 'وضع علامة «مدفوع»', refunded: 'وضع علامة «مسترد»' },
  title: {
    paid: (count) => `هل تريد وضع علامة «مدفوع» على ${orders(count)}؟`,
    refunded: (count) => `هل تريد وضع علامة «مسترد» على ${orders(count)}؟`,
  },
  text: {
    paid: 'للدفع عند الاستلام والتحويلات المصرفية وغيرها من المدفوعات التي استلمتها بنفسك.',
    refunded: 'للمبالغ التي أعدتها بنفسك. لا يُرسَل أي مبلغ بهذا الإجراء.',
  },
  skipped: (count, payment) =>
    plural(count, {
      zero: `لن يُتخطّى أي طلب.`,
      one: `سيُتخطّى طلب واحد لأن حالة دفعه «${payment}».`,
      two: `سيُتخطّى طلبان لأن حالة دفعهما «${payment}».`,
      few: `ستُتخطّى # طلبات لأن حالة دفعها «${payment}».`,
      many: `سيُتخطّى # طلبًا لأن حالة دفعها «${payment}».`,
      other: `سيُتخطّى # طلب لأن حالة دفعها «${payment}».`,
    }),
  none: {
    paid: 'لا يمكن وضع علامة «مدفوع» على أي من الطلبات المحددة',
    refunded: 'لا يمكن وضع علامة «مسترد» على أي من الطلبات المحددة',
  },
  reference: 'مرجع الدفع',
  referenceHint: 'اختياري. رقم التحويل مثلًا. يُحفظ مع كل طلب.',
  referenceTooLong: (most) => `استخدم ${number(most)} حرف على الأكثر`,
  confirm: {
    paid: (count) => `وضع علامة «مدفوع» على ${orders(count)}`,
    refunded: (count) => `وضع علامة «مسترد» على ${orders(count)}`,
  },
  running: 'جارٍ تغيير حالة الدفع',
  done: {
    paid: (count) => `تم وضع علامة «مدفوع» على ${orders(count)}`,
    refunded: (count) => `تم وضع علامة «مسترد» على ${orders(count)}`,
  },
};

export const bulkTracking: typeof En.bulkTracking = {
  add: 'إضافة تتبّع…',
  title: 'إضافة تتبّع',
  text: 'الصق الأرقام من ملف شركة الشحن، أو اختر الملف.',
  lines: 'مراجع الطلبات وأرقام التتبّع',
  linesHint:
    'طلب واحد في كل سطر: مرجعه أو معرّفه، ثم رقم التتبّع، ثم شركة الشحن إن اختلفت. افصل بينها بعلامات جدولة أو فواصل أو فواصل منقوطة أو مسافات.',
  choose: 'اختيار ملف',
  file: 'ملف أرقام التتبّع',
  unreadable: 'هذا ليس ملفًا نصيًا. اختر في جدول البيانات «حفظ باسم» أو «تنزيل»، ثم «CSV».',
  carrier: 'شركة الشحن',
  carrierHint: 'للأسطر التي لا تذكر شركة.',
  chooseCarrier: 'اختر شركة الشحن',
  otherCarrier: 'شركة أخرى',
  carrierName: 'اسم شركة الشحن',
  dispatch: `تغيير الحالة إلى «${statusLabels.out_for_delivery}»`,
  check: 'تحقّق',
  noLines: 'أدخل سطرًا واحدًا على الأقل أولًا',
  tooMany: (most) => `تحقّق من ${number(most)} سطر على الأكثر في كل مرة`,
  checking: (done, total) => `جارٍ البحث عن الطلبات: ${number(done)} من ${number(total)}`,
  back: 'رجوع',
  cancel: 'إلغاء',
  preview: 'ما سيتغير',
  columns: { line: 'السطر', order: 'الطلب', tracking: 'التتبّع' },
  summary: (ready, problems) => {
    const saved = plural(ready, {
      zero: 'لن يُضاف التتبّع إلى أي طلب',
      one: 'سيُضاف التتبّع إلى طلب واحد',
      two: 'سيُضاف التتبّع إلى طلبين',
      few: 'سيُضاف التتبّع إلى # طلبات',
      many: 'سيُضاف التتبّع إلى # طلبًا',
      other: 'سيُضاف التتبّع إلى # طلب',
    });
    const skipped = plural(problems, {
      zero: '',
      one: '، وسيُتخطّى سطر واحد',
      two: '، وسيُتخطّى سطران',
      few: '، وستُتخطّى # أسطر',
      many: '، وسيُتخطّى # سطرًا',
      other: '، وسيُتخطّى # سطر',
    });
    return `${saved}${skipped}`;
  },
  to: 'تصبح',
  replaces: (tracking) => `بدلًا من ${isolate(tracking)}`,
  confirm: (count) => `حفظ ${orders(count)}`,
  nothing: 'لا يمكن حفظ أي سطر',
  problems: {
    noOrder: 'مرجع الطلب غير موجود.',
    noNumber: 'رقم التتبّع غير موجود.',
    noCarrier: 'شركة الشحن غير مذكورة. ارجع واختر شركة.',
    tooLong: 'رقم التتبّع أو اسم شركة الشحن طويل جدًا.',
    shortened: 'اختصر جدول البيانات هذا الرقم. اجعل تنسيق العمود نصًا وانسخ الرقم مجددًا.',
    unknown: 'لا يوجد طلب بهذا المرجع.',
    ambiguous: 'توجد عدة طلبات بهذا المرجع. استخدم معرّف الطلب بدلًا منه.',
    cancelled: 'الطلب ملغى.',
    delivered: 'تم توصيل الطلب بالفعل.',
    unchanged: 'رقم التتبّع هذا مسجّل للطلب بالفعل.',
    failed: 'تعذّر معرفة ما إذا كان هذا الطلب موجودًا. ارجع وتحقّق مجددًا.',
  },
  twice: (line) => `الطلب نفسه المذكور في السطر ${number(line)}.`,
  running: 'جارٍ حفظ أرقام التتبّع',
  done: (count) => `تمت إضافة التتبّع إلى ${orders(count)}`,
  gone: 'لم يعد هذا الطلب موجودًا.',
};
