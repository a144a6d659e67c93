import type * as En from '../en/list.ts';
import { isolate, number } from './rules.ts';

export const shared: typeof En.shared = {
  updatesAvailable: 'تتوفر تحديثات',
  refresh: 'تحديث القائمة',
  refreshing: 'جارٍ التحديث...',
  refreshHint: 'عرض أحدث قائمة',
  clearSearch: 'مسح البحث',
  clear: 'مسح البحث والتصفية',
  rowsPerPage: 'عدد الصفوف في الصفحة',
  previous: 'السابق',
  next: 'التالي',
  atLeast: (count) => `${count}+`,
  selectPage: 'تحديد كل صفوف هذه الصفحة',
  selectRow: (name) => `تحديد ${isolate(name)}`,
  onFirstPage: 'هذه هي الصفحة الأولى',
  onLastPage: 'هذه هي الصفحة الأخيرة',
  skipToRows: 'الانتقال إلى القائمة',
};

export const keys: typeof En.keys = {
  move: 'تنقل',
  open: 'فتح',
  select: 'تحديد',
  edit: 'تعديل',
  all: 'كل الاختصارات',
};

export const filters: typeof En.filters = {
  filters: 'عوامل التصفية',
  filtersActive: (count) => `عوامل التصفية (${number(count)})`,
  active: 'عوامل التصفية النشطة',
  clear: 'مسح عوامل التصفية',
  any: 'الكل',
  tabAll: 'الكل',
  count: (count) => `(${count})`,
  option: (label, count) => `${label} (${number(count)})`,
};

export const exportButton: typeof En.exportButton = {
  button: 'تصدير',
};

export const viewButton: typeof En.viewButton = {
  button: 'طريقة العرض',
};

export const filterPanel: typeof En.filterPanel = {
  done: 'تم',
  close: 'إغلاق عوامل التصفية',
  ends: {
    money: { from: 'الأدنى', to: 'الأعلى' },
    days: { from: 'من', to: 'إلى' },
  },
  namedEnds: {
    money: { from: (label) => `${label}، الأدنى`, to: (label) => `${label}، الأعلى` },
    days: { from: (label) => `${label}، من`, to: (label) => `${label}، إلى` },
  },
  notAnAmount: `أدخل مبلغًا مثل ${number(1200)}.`,
  notADay: 'أدخل تاريخًا صحيحًا.',
  inverted: {
    money: 'الحد الأعلى أقل من الحد الأدنى.',
    days: 'تاريخ الانتهاء يسبق تاريخ البدء.',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${isolate(value)}`,
  remove: (chip) => `إزالة عامل التصفية «${chip}»`,
  from: (low) => `من ${isolate(low)}`,
  upTo: (high) => `حتى ${isolate(high)}`,
  /** Starts with a right-to-left mark, so that the lower end is on the right even of amounts with a Latin sign. */
  between: (low, high) => `\u200F${isolate(low)} – ${isolate(high)}`,
};
