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
