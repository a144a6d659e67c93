import type * as En from '../en/listTools.ts';
import { isolate, number, plural } from './rules.ts';

export const exportCopy: typeof En.exportCopy = {
  title: 'تصدير بصيغة CSV',
  text: 'ملف واحد لجداول البيانات، يضم كل الصفوف وليس صفوف هذه الصفحة فقط.',
  selectedText: 'ملف واحد لجداول البيانات، يضم الصفوف المحددة.',
  close: 'إغلاق',
  scope: 'الصفوف',
  shown: (count) => `المعروضة في القائمة (${count})`,
  everything: (count) => `الكل (${count})`,
  allRows: (count) => `كل الصفوف (${count}).`,
  selectedRows: (count) =>
    plural(count, {
      zero: 'لا توجد صفوف محددة.',
      one: 'الصف المحدد.',
      two: 'الصفان المحددان.',
      few: 'الصفوف المحددة (#).',
      many: 'الصفوف المحددة (#).',
      other: 'الصفوف المحددة (#).',
    }),
  columns: 'الأعمدة',
  allColumns: 'كل الأعمدة',
  noColumns: 'بلا أعمدة',
  noneChosen: 'اختر عمودًا واحدًا على الأقل',
  cancel: 'إلغاء',
  start: 'تصدير',
  writing: 'جارٍ كتابة الملف...',
  progress: 'تقدم التصدير',
  figures(done, total) {
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
  busy: 'تجري كتابة الملف. أوقف التصدير أولًا.',
  failedTitle: 'انقطع التصدير',
  kept: 'الصفوف التي كُتبت حتى الآن محفوظة: عند إعادة المحاولة يُستأنف التصدير من حيث توقف.',
  failed: 'تعذر تحميل الصفوف.',
  retry: 'إعادة المحاولة',
  doneTitle: 'الملف جاهز',
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
      zero: 'كل الصفوف المحددة موجودة فيه.',
      one: 'صف محدد واحد ليس فيه: لم يعد موجودًا.',
      two: 'صفان محددان ليسا فيه: لم يعودا موجودين.',
      few: '# صفوف محددة ليست فيه: لم تعد موجودة.',
      many: '# صفًا محددًا ليست فيه: لم تعد موجودة.',
      other: '# صف محدد ليست فيه: لم تعد موجودة.',
    }),
  finish: 'تم',
  saveAgain: 'تنزيل مرة أخرى',
};

export const viewCopy: typeof En.viewCopy = {
  title: 'طريقة العرض',
  close: 'إغلاق إعدادات طريقة العرض',
  done: 'تم',
  reset: 'إعادة الضبط',
  resetDone: 'عادت الأعمدة وكثافة الصفوف كما كانت في البداية.',
  nothingToReset: 'الأعمدة وكثافة الصفوف كما كانت في البداية',
  notKeptTitle: 'هذا المتصفح لا يحتفظ بذلك',
  notKept: 'مساحة التخزين فيه ممتلئة أو معطلة. ما تغيره هنا يبقى إلى أن تغادر القائمة.',

  saved: 'طرق العرض المحفوظة',
  none: 'احفظ البحث والتصفية والترتيب والأعمدة باسم تختاره، لتعود إليها لاحقًا.',
  save: 'حفظ طريقة العرض هذه',
  name: 'الاسم',
  submitSave: 'حفظ',
  cancel: 'إلغاء',
  nameErrors: {
    missing: 'أدخل اسمًا.',
    tooLong: (most) => `الحد الأقصى لعدد الأحرف ${number(most)}.`,
    taken: 'توجد طريقة عرض بهذا الاسم.',
    full: (most) => `بلغت طرق العرض الحد الأقصى (${number(most)}). احذف واحدة منها أولًا.`,
  },
  replace: 'استبدالها',
  first: 'أولًا',
  makeFirst: (name) => `العرض أولًا: ${isolate(name)}`,
  rename: (name) => `إعادة تسمية ${isolate(name)}`,
  delete: (name) => `حذف ${isolate(name)}`,
  deleted: (name) => `تم حذف ${isolate(name)}.`,
  undo: 'تراجع',

  columns: 'الأعمدة',
  always: 'معروض دائمًا',
  moveUp: (column) => `نقل العمود «${column}» إلى الأعلى`,
  moveDown: (column) => `نقل العمود «${column}» إلى الأسفل`,
  isTop: 'هو الأول بالفعل',
  isBottom: 'هو الأخير بالفعل',
  moved: (column, place, count) => `أصبح موضع العمود «${column}» الآن ${number(place)} من ${number(count)}.`,
  sortedByHidden: (column) => `القائمة مرتبة حسب العمود «${column}»، وهو مخفي.`,

  density: 'كثافة الصفوف',
  densities: { comfortable: 'مريحة', compact: 'مضغوطة' },
};

/** The parts are separated by the Arabic comma. */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`تعذر تنفيذ ${number(failed)}`] : []),
    ...(notDone > 0 ? [`لم يُنفذ ${number(notDone)}`] : []),
  ].join('، ');

export const bulkCopy: typeof En.bulkCopy = {
  selected: (count) => `تم تحديد ${number(count)}`,
  selectedHidden: (count, hidden) => `تم تحديد ${number(count)}، منها ${number(hidden)} غير معروضة`,
  show: 'عرض المحدد',
  hiddenText: (hidden, count) =>
    `${number(hidden)} من ${number(count)} غير معروضة في القائمة. أزل علامة التحديد عمّا تريد استثناءه.`,
  keepSelected: (name) => `إبقاء ${isolate(name)} محددًا`,
  showMore: (count) => `عرض ${number(count)} أخرى`,
  done: 'تم',
  andMore: (count) => `و${number(count)} أخرى`,
  selectAll: (count) => `تحديد كل النتائج المطابقة (${count})`,
  collecting: (count) => `جارٍ تحديد كل النتائج المطابقة: ${number(count)} حتى الآن...`,
  stopCollecting: 'إيقاف',
  clear: 'إلغاء التحديد',
  actions: 'الإجراءات',
  status: 'تغيير الحالة',
  export: 'تصدير',
  cancel: 'إلغاء',
  progress: (ended, total, failed) =>
    `${number(ended)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
  cancelRun: 'إلغاء الباقي',
  cancelling: 'في انتظار ما هو قيد التنفيذ...',
  finishedTitle: 'لم يُنفذ كل شيء',
  failedTitle: 'تعذر تنفيذ ما يلي',
  retry: (count) => `إعادة المحاولة (${number(count)})`,
  close: 'إغلاق',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}.`,
  noReason: 'لم يستجب المتجر كما هو متوقع.',
  unreachable: 'تعذر الوصول إلى المتجر.',
  changedMeanwhile: 'غيّره شخص آخر في هذه الأثناء.',
};
