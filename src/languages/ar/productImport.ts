import type * as En from '../en/productImport.ts';
import { rowProblems, unreadable } from './importProblems.ts';
import { isolate, number, plural } from './rules.ts';

/** As the object of a verb, or after a preposition. */
const rows = (count: number) =>
  plural(count, {
    zero: '# صف',
    one: 'صف واحد',
    two: 'صفين',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  });

export const importCopy: typeof En.importCopy = {
  page: 'استيراد المنتجات',
  title: 'استيراد المنتجات',
  text: 'إنشاء منتجات كثيرة وتعديلها بملف CSV. لا يُرسل شيء قبل أن ترى ما سيحدث.',
  toProducts: 'كل المنتجات',
  accessTitle: 'الوصول مقيد',
  accessText: 'يُرجى تسجيل الدخول لاستيراد المنتجات',
  signIn: 'تسجيل الدخول',

  chooseTitle: 'اختيار ملف',
  choose: 'اختيار الملفات',
  drop: 'أو أفلت هنا ملف CSV مع الصور المذكورة فيه',
  chooseLabel: 'ملف CSV والصور',
  template: 'تنزيل قالب فارغ',
  templateName: 'قالب-المنتجات.csv',
  rules: [
    'الصف الأول للعناوين. أي ملف صُدّر من هنا يمكن استيراده كما هو.',
    'الصف الذي فيه معرّف منتج يغيّر ذلك المنتج، ولك أن تحدد معنى خلاياه الفارغة. والصف الذي لا معرّف فيه منتج جديد، يكون نشطًا ما لم يُذكر غير ذلك.',
    `يحتاج المنتج الجديد إلى صورة: اختر ملفات الصور مع ملف CSV، واكتب أسماءها في العمود «${isolate('Images')}» مفصولة بفاصلة منقوطة (;). ويمكن أن تُكتب فيه أيضًا عناوين صور من هذا المتجر.`,
    'تبقى صور المنتجات الموجودة كما هي. أما الخصم فيُحسب تلقائيًا.',
  ],
  reading: (fileName) => `جارٍ قراءة ${isolate(fileName)}...`,

  unreadableTitle: 'لا يمكن استيراد هذا الملف',
  unreadable,
  chooseOther: 'اختيار ملف آخر',

  mappingTitle: 'إلى أين يذهب كل عمود؟',
  mappingText: (fileName, count) => `يحتوي ${isolate(fileName)} على ${rows(count)}.`,
  unnamed: (place) => `العمود ${number(place)}`,
  example: (text) => `مثل «${isolate(text)}»`,
  noExample: 'لا يوجد مثال',
  ignored: 'استبعاد',
  fields: {
    id: 'معرّف المنتج',
    name: 'اسم المنتج',
    description: 'الوصف',
    category: 'الفئة',
    subCategory: 'الفئة الفرعية',
    brand: 'العلامة التجارية',
    actualPrice: 'السعر الأصلي',
    discountedPrice: 'السعر بعد الخصم',
    stock: 'المخزون',
    stockUnit: 'وحدة المخزون',
    status: 'حالة المنتج',
    isFeatured: 'منتج مميز',
    locations: 'أماكن البيع',
    ram: 'RAM',
    sizes: 'المقاسات',
    weights: 'الأوزان',
    images: 'الصور',
    updatedAt: 'وقت التحديث',
  },
  updatedAtTarget: 'وقت التحديث (يرفض الأقدم)',
  emptyCells: 'الخلايا الفارغة للمنتجات الموجودة',
  keep: 'إبقاء الحقل كما هو',
  clear: 'تفريغ الحقل',
  noId: 'لا يوجد عمود فيه معرّف المنتج: سيصبح كل صف منتجًا جديدًا.',
  missing: (headings) => `تحتاج المنتجات الجديدة أيضًا إلى: ${headings.join('، ')}.`,
  images: (count) =>
    plural(count, {
      zero: 'لم يتم اختيار ملفات صور',
      one: 'تم اختيار ملف صورة واحد',
      two: 'تم اختيار ملفي صور',
      few: 'تم اختيار # ملفات صور',
      many: 'تم اختيار # ملف صور',
      other: 'تم اختيار # ملف صور',
    }),
  addImages: 'إضافة صور',
  imagesLabel: 'ملفات الصور',
  check: 'فحص الصفوف',
  nothingMapped: 'حدّد وجهة عمود واحد على الأقل',

  checkingTitle: 'جارٍ فحص الصفوف...',
  checkingProgress: 'تم فحصه حتى الآن',
  cancel: 'إلغاء',
  notCheckedTitle: 'تعذر فحص الصفوف',
  notChecked: 'تعذر تحميل المنتجات المذكورة في الملف.',
  notLoaded: 'تعذر تحميل جزء من هذه الصفحة.',
  tryAgain: 'إعادة المحاولة',

  previewTitle: 'ما سيحدث',
  planned: {
    created: 'للإنشاء',
    updated: 'للتحديث',
    unchanged: 'بلا تغيير',
    refused: 'مرفوض',
    earlier: 'سبق استيراده',
  },
  start: (count) => `استيراد ${rows(count)}`,
  nothingToDo: 'لم يبق شيء للاستيراد.',
  earlier: (count) =>
    plural(count, {
      zero: 'لم يُستورد أي صف من هذا الملف من هذا المتصفح من قبل.',
      one: 'سبق استيراد صف واحد من هذا الملف من هذا المتصفح، ولن يُرسل مرة أخرى.',
      two: 'سبق استيراد صفين من هذا الملف من هذا المتصفح، ولن يُرسلا مرة أخرى.',
      few: 'سبق استيراد # صفوف من هذا الملف من هذا المتصفح، ولن تُرسل مرة أخرى.',
      many: 'سبق استيراد # صفًا من هذا الملف من هذا المتصفح، ولن تُرسل مرة أخرى.',
      other: 'سبق استيراد # صف من هذا الملف من هذا المتصفح، ولن تُرسل مرة أخرى.',
    }),
  again: 'إرسالها مرة أخرى',
  back: 'رجوع',

  refusedTitle: (count) => `الصفوف المرفوضة: ${number(count)}`,
  refusedMore: (shown) => `المعروض هنا أول ${number(shown)} منها، وكلها في الملف مع الأسباب.`,
  refusedFile: 'تنزيل الصفوف المرفوضة',
  row: (place) => `الصف ${place}`,
  reason: 'السبب',
  refusedSuffix: '-مرفوض',

  runningTitle: 'جارٍ الاستيراد...',
  runningProgress: 'تقدم الاستيراد',
  figures: (done, total) => `${number(done)} من ${rows(total)}`,
  stop: 'إيقاف',
  stopping: 'في انتظار ما أُرسل...',
  stoppedTitle: 'تم إيقاف الاستيراد',
  failedTitle: 'انقطع الاستيراد',
  left: (count) =>
    `الصفوف غير المرسلة: ${number(count)}. لن تُرسل الصفوف الأخرى مرة ثانية، حتى لو أُعيد تحميل هذه الصفحة واختير الملف نفسه.`,
  resume: (count) => `متابعة استيراد ${rows(count)}`,
  unreachable: 'تعذر الوصول إلى المتجر.',
  storeFailed: 'لا يستطيع المتجر استقبال أي صفوف في الوقت الحالي.',

  doneTitle: 'اكتمل الاستيراد',
  finished: {
    created: 'تم إنشاؤه',
    updated: 'تم تحديثه',
    unchanged: 'بلا تغيير',
    refused: 'مرفوض',
    earlier: 'سبق استيراده',
  },
  checkAgain: 'إعادة الفحص',

  leaving: {
    title: 'إيقاف الاستيراد؟',
    text: 'ينتهي الاستيراد عند مغادرة هذه الصفحة. ما استُورد يبقى، ويمكن استيراد الباقي لاحقًا بالملف نفسه.',
    stay: 'البقاء',
    leave: 'الإيقاف والمغادرة',
  },

  ...rowProblems,
};
