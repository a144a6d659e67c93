import type * as En from '../en/history.ts';
import { number } from './rules.ts';

export const entry: typeof En.entry = {
  formerAdmin: 'مسؤول سابق',
  created: (who, name) => `إنشاء ${name} بواسطة ${who}`,
  deleted: (who, name) => `حذف ${name} بواسطة ${who}`,
  changed: (who, what) => `تغيير بواسطة ${who}: ${what}`,
  changedNamed: (who, name, what) => `تغيير ${name} بواسطة ${who}: ${what}`,
  orderChanged: (who, order, from, to) => `تغيير حالة ${order} بواسطة ${who}: ${from} ← ${to}`,
  orderUnreadable: (who, order) => `تغيير حالة ${order} بواسطة ${who}`,
  unreadable: 'شيء تتعذر قراءته',
  valueChange: (field, from, to) => `${field} ${from} ← ${to}`,
  fieldChange: (field) => field,
  countChange: (field, from, to) => `${field} (${number(from)} ← ${number(to)})`,
  none: 'فارغ',
  to: 'إلى',
  withSource: (line, source) => `${line}، ${source}`,
  sources: {
    quickEdit: 'بالتعديل السريع',
    bulk: 'ضمن تغيير جماعي',
    import: 'بالاستيراد',
    undo: 'بالتراجع',
    restore: 'باستعادة إصدار سابق',
  },
  fromFile: (fileName) => `من ${fileName}`,
};

export const card: typeof En.card = {
  title: 'سجل التغييرات',
  all: 'كل التغييرات',
  loading: 'جارٍ تحميل السجل...',
  loaded: 'تم تحميل السجل',
  failed: 'تعذر تحميل السجل.',
  retry: 'إعادة المحاولة',
  none: 'لا تغييرات بعد. سيظهر هنا كل تغيير في هذا المنتج.',
  older: 'عرض الأقدم',
  loadingOlder: 'جارٍ التحميل...',
  olderFailed: 'تعذر تحميل التغييرات الأقدم. تحقق من اتصالك ثم أعد المحاولة.',
};

export const version: typeof En.version = {
  titles: {
    first: (moment) => `الإصدار الأول، أُنشئ في ${moment}`,
    before: (moment) => `قبل تغيير ${moment}`,
    last: (moment) => `الإصدار الأخير، حُذف في ${moment}`,
  },
  dayAndTime: (day, time) => `${day}، ${time}`,
  loading: 'جارٍ تحميل هذا الإصدار...',
  failed: 'تعذر تحميل هذا الإصدار. تحقق من اتصالك ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  same: 'المنتج الآن مطابق لهذا الإصدار، فلا يوجد ما يُستعاد.',
  showAll: 'عرض كل الحقول',
  comparison: 'هذا الإصدار والمنتج الآن',
  columns: { field: 'الحقل', version: 'هذا الإصدار', now: 'الآن' },
  thisChange: 'هذا التغيير',
  restore: 'استعادة هذا الإصدار',
  restoring: 'جارٍ الاستعادة...',
  notRestored: 'تعذرت استعادة هذا الإصدار. تحقق من اتصالك ثم أعد المحاولة.',
  invalid: (problems) => `لا يمكن استعادة هذا الإصدار: ${problems}`,
  conflict: 'حفظ شخص آخر هذا المنتج في هذه الأثناء. لم يُستعد شيء.',
  compareAgain: 'المقارنة بأحدث إصدار',
  comparing: 'جارٍ المقارنة...',
  restored: 'تمت استعادة الإصدار السابق',
  deleted: 'حُذف هذا المنتج. يمكنك إنشاؤه من جديد كمنتج جديد.',
  createAgain: 'إنشاء من جديد',
};
