import type * as En from '../en/listTools.ts';
import { isolate, number, plural } from './rules.ts';

export const exportDialog: typeof En.exportDialog = {
  title: 'تصدير بصيغة CSV',
  text: 'ملف CSV يضم كل الصفوف، وليس صفوف هذه الصفحة فقط.',
  selectedText: 'ملف CSV يضم الصفوف المحددة.',
  close: 'إغلاق',
  scope: 'الصفوف',
  shown: (count) => `النتائج الحالية (${count})`,
  everything: (count) => `كل الصفوف (${count})`,
  allRows: (count) => `كل الصفوف (${count}).`,
  selectedRows: (count) =>
    plural(count, {
      zero: 'لا توجد صفوف محددة.',
      one: 'صف محدد واحد.',
      two: 'صفان محددان.',
      few: '# صفوف محددة.',
      many: '# صفًا محددًا.',
      other: '# صف محدد.',
    }),
  columns: 'الأعمدة',
  inStoreTime: (column) => `${column} (المنطقة الزمنية للمتجر)`,
  allColumns: 'تحديد الكل',
  noColumns: 'مسح',
  noneChosen: 'اختر عمودًا واحدًا على الأقل',
  cancel: 'إلغاء',
  start: 'تصدير',
  writing: 'جارٍ إنشاء الملف...',
  progress: 'تقدم التصدير',
  rowsDone(done, total) {
    const written = number(done);
    return plural(total, {
      zero: `${written} من # صف`,
      one: `${written} من صف واحد`,
      two: `${written} من صفين`,
      few: `${written} من # صفوف`,
      many: `${written} من # صفًا`,
      other: `${written} من # صف`,
    });
  },
  stop: 'إيقاف',
  busy: 'أوقف التصدير أولًا.',
  failedTitle: 'انقطع التصدير',
  retryHint: 'أعد المحاولة لاستئناف التصدير من حيث توقف.',
  failed: 'تعذر تحميل الصفوف.',
  retry: 'إعادة المحاولة',
  doneTitle: 'ملفك جاهز',
  done(fileName, rows) {
    const file = isolate(fileName);
    return plural(rows, {
      zero: `لا يحتوي ${file} على أي صف.`,
      one: `يحتوي ${file} على صف واحد.`,
      two: `يحتوي ${file} على صفين.`,
      few: `يحتوي ${file} على # صفوف.`,
      many: `يحتوي ${file} على # صفًا.`,
      other: `يحتوي ${file} على # صف.`,
    });
  },
  missing: (count) =>
    plural(count, {
      zero: 'كل الصفوف المحددة موجودة في الملف.',
      one: 'صف محدد واحد لم يعد موجودًا، وليس في الملف.',
      two: 'صفان محددان لم يعودا موجودين، وليسا في الملف.',
      few: '# صفوف محددة لم تعد موجودة، وليست في الملف.',
      many: '# صفًا محددًا لم تعد موجودة، وليست في الملف.',
      other: '# صف محدد لم تعد موجودة، وليست في الملف.',
    }),
  finish: 'تم',
  saveAgain: 'تنزيل مرة أخرى',
};

export const columnsPanel: typeof En.columnsPanel = {
  title: 'الأعمدة',
  close: 'إغلاق الأعمدة',
  done: 'تم',
  reset: 'إعادة الضبط',
  resetDone: 'أُعيد ضبط الأعمدة وكثافة الصفوف.',
  nothingToReset: 'لا شيء لإعادة ضبطه',
  storageUnavailableTitle: 'لا يمكن الحفظ في هذا المتصفح',
  storageUnavailable: 'مساحة التخزين فيه ممتلئة أو معطلة. تبقى تغييراتك إلى أن تغادر هذه القائمة.',

  shown: 'الأعمدة المعروضة',
  always: 'معروض دائمًا',
  moveUp: (column) => `نقل العمود «${column}» إلى الأعلى`,
  moveDown: (column) => `نقل العمود «${column}» إلى الأسفل`,
  isTop: 'الأول بالفعل',
  isBottom: 'الأخير بالفعل',
  moved: (column, place, count) => `أصبح موضع العمود «${column}» الآن ${number(place)} من ${number(count)}.`,
  sortedByHidden: (column) => `القائمة مرتبة حسب العمود «${column}»، وهو مخفي.`,

  density: 'كثافة الصفوف',
  densities: { comfortable: 'مريحة', compact: 'مضغوطة' },
};

export const viewName: typeof En.viewName = {
  title: 'حفظ طريقة العرض',
  renameTitle: 'إعادة تسمية طريقة العرض',
  close: 'إغلاق',
  hint: 'تتضمن البحث والتصفية والترتيب والأعمدة.',
  name: 'الاسم',
  nameErrors: {
    missing: 'أدخل اسمًا.',
    tooLong: (most) => `الحد الأقصى لعدد الأحرف ${number(most)}.`,
    taken: 'توجد طريقة عرض بهذا الاسم بالفعل.',
    limitReached: (most) => `الحد الأقصى لطرق العرض المحفوظة ${number(most)}. احذف واحدة منها أولًا.`,
  },
  replace: 'استبدالها',
  cancel: 'إلغاء',
  submit: 'حفظ',
};

const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`فشل ${number(failed)}`] : []),
    ...(notDone > 0 ? [`تم تخطي ${number(notDone)}`] : []),
  ].join('، ');

export const bulk: typeof En.bulk = {
  selected: (count) => `تم تحديد ${number(count)}`,
  selectedHidden: (count, hidden) => `تم تحديد ${number(count)}، منها ${number(hidden)} غير معروضة`,
  show: 'عرض المحدد',
  hiddenText: (hidden, count) =>
    `${number(hidden)} من ${number(count)} غير معروضة في القائمة. أزل العلامة من مربع الاختيار لإلغاء تحديد صفه.`,
  keepSelected: (name) => `إبقاء ${isolate(name)} محددًا`,
  showMore: (count) => `عرض ${number(count)} أخرى`,
  done: 'تم',
  andMore: (count) => `و${number(count)} أخرى`,
  collecting: (count) => `جارٍ تحديد الكل: ${number(count)} حتى الآن...`,
  stopCollecting: 'إيقاف',
  clear: 'إلغاء التحديد',
  actions: 'الإجراءات',
  status: 'تغيير الحالة',
  export: 'تصدير',
  cancel: 'إلغاء',
  progress: (ended, total, failed) =>
    `${number(ended)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
  cancelRun: 'إلغاء الباقي',
  cancelling: 'جارٍ إنهاء الطلب الحالي...',
  finishedTitle: 'فشلت بعض العناصر',
  failedTitle: 'العناصر التي فشلت',
  retry: (count) => `إعادة المحاولة (${number(count)})`,
  close: 'إغلاق',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}.`,
  noReason: 'أرسل المتجر ردًا غير متوقع.',
  unreachable: 'تعذر الوصول إلى المتجر.',
  changedMeanwhile: 'غيّره شخص آخر.',
  undoing: 'جارٍ التراجع عن التغييرات',
  undone: (done, missed) => {
    const undone = plural(done, {
      zero: 'لم يتم التراجع عن أي تغيير',
      one: 'تم التراجع عن تغيير واحد',
      two: 'تم التراجع عن تغييرين',
      few: 'تم التراجع عن # تغييرات',
      many: 'تم التراجع عن # تغييرًا',
      other: 'تم التراجع عن # تغيير',
    });
    return missed === 0 ? undone : `${undone}، وتعذر التراجع عن ${number(missed)}`;
  },
};
