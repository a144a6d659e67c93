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
  description: 'تنقّل بين الصفوف بمفاتيح الأسهم، واضغط Enter لفتح الصف.',
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

export const tools: typeof En.tools = {
  columns: 'الأعمدة',
  export: 'تصدير',
  more: 'إجراءات أخرى',
};

export const viewTabs: typeof En.viewTabs = {
  views: 'طرق العرض',
  default: 'طريقة العرض الافتراضية',
  shared: 'مشتركة مع الجميع',
  sharedBy: (name) => `شاركها ${isolate(name)}`,
  save: 'حفظ طريقة العرض',
  saveChanges: (name) => `حفظ التغييرات في ${isolate(name)}`,
  saveAsNew: 'حفظ كطريقة عرض جديدة',
  actions: (name) => `إجراءات ${isolate(name)}`,
  rename: 'إعادة التسمية',
  makeDefault: 'تعيين كطريقة العرض الافتراضية',
  removeDefault: 'إلغاء تعيينها كطريقة العرض الافتراضية',
  share: 'مشاركة مع الجميع',
  unshare: 'إيقاف المشاركة',
  delete: 'حذف',
  deleted: (name) => `حُذفت ${isolate(name)}`,
  notSaved: 'تعذر حفظ طريقة العرض. حاول مرة أخرى.',
};

export const sorting: typeof En.sorting = {
  label: 'الترتيب',
  current: (order) => `الترتيب: ${isolate(order)}`,
  unsorted: 'الافتراضي',
  newest: 'الأحدث',
  oldest: 'الأقدم',
  text: {
    ascending: (column) => `${column}: من الألف إلى الياء`,
    descending: (column) => `${column}: من الياء إلى الألف`,
  },
  number: {
    ascending: (column) => `${column}: من الأقل إلى الأكثر`,
    descending: (column) => `${column}: من الأكثر إلى الأقل`,
  },
  time: {
    ascending: (column) => `${column}: الأقدم أولًا`,
    descending: (column) => `${column}: الأحدث أولًا`,
  },
  option: (column, option) => `${column}: ${option} أولًا`,
};

export const filterPanel: typeof En.filterPanel = {
  done: 'تم',
  close: 'إغلاق عوامل التصفية',
  ends: {
    count: { from: 'الأدنى', to: 'الأعلى' },
    money: { from: 'الأدنى', to: 'الأعلى' },
    days: { from: 'من', to: 'إلى' },
  },
  namedEnds: {
    count: { from: (label) => `${label}، الأدنى`, to: (label) => `${label}، الأعلى` },
    money: { from: (label) => `${label}، الأدنى`, to: (label) => `${label}، الأعلى` },
    days: { from: (label) => `${label}، من`, to: (label) => `${label}، إلى` },
  },
  presetsOf: (label) => `${label}، اختيارات سريعة`,
  notAnAmount: `أدخل مبلغًا مثل ${number(1200)}.`,
  notACount: 'أدخل عددًا صحيحًا.',
  notADay: 'أدخل تاريخًا صحيحًا.',
  inverted: {
    count: 'الحد الأعلى أقل من الحد الأدنى.',
    money: 'الحد الأعلى أقل من الحد الأدنى.',
    days: 'تاريخ الانتهاء يسبق تاريخ البدء.',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${isolate(value)}`,
  remove: (chip) => `إزالة عامل التصفية «${chip}»`,
  presets: { today: 'اليوم', '7days': 'آخر 7 أيام', thisMonth: 'هذا الشهر' },
  preset: (preset, dates) => `${preset} (${isolate(dates)})`,
  from: (low) => `من ${isolate(low)}`,
  upTo: (high) => `حتى ${isolate(high)}`,
  /** Starts with a right-to-left mark, so that the lower end is on the right even of amounts with a Latin sign. */
  between: (low, high) => `\u200F${isolate(low)} – ${isolate(high)}`,
};

/** Above a printed list. */
export const printed: typeof En.printed = {
  search: (search) => `البحث: «${search}»`,
  at: (day, time) => `طُبع في ${day}، ${time}`,
};
