import type * as En from '../en/productForm.ts';
import { problems } from './productProblems.ts';
import { isolate, number, plural } from './rules.ts';

export { choices } from './productChoices.ts';

/** Shared by both forms. */
const common = {
  requirement: 'الحقول التي عليها علامة * مطلوبة.',
  basics: 'المعلومات الأساسية',
  basicsText: 'أول ما يقرؤه العملاء.',
  pricing: 'السعر والمخزون',
  settings: 'الإعدادات والتوفر',
  media: 'صور المنتج',

  optional: 'اختياري',
  choose: 'اختر',
  percentOff: '٪ خصم',
  searchLocations: 'البحث عن مكان...',
  noLocation: 'لم يُعثر على أي مكان',
  removeLocation: (location: string) => `إزالة ${isolate(location)}`,
  locationCount: (count: number, all: number) => `${number(count)} من ${number(all)}`,

  cancel: 'إلغاء',
  needAttention: (count: number) =>
    plural(count, {
      zero: 'لا حقول تحتاج إلى مراجعة',
      one: 'حقل واحد يحتاج إلى مراجعة',
      two: 'حقلان يحتاجان إلى مراجعة',
      few: '# حقول تحتاج إلى مراجعة',
      many: '# حقلًا يحتاج إلى مراجعة',
      other: '# حقل يحتاج إلى مراجعة',
    }),
  noImages: 'تلزم صورة واحدة على الأقل للنشر',
  unsaved: 'تغييرات غير محفوظة',
  progress: 'تقدم الرفع',
};

export const create: typeof En.create = {
  ...common,
  page: 'إضافة منتج جديد',
  submit: 'نشر المنتج',
  saving: 'جارٍ النشر...',
  saved: 'تم إنشاء المنتج بنجاح!',
  failed: 'تعذر إنشاء المنتج. يُرجى إعادة المحاولة.',
  unanswered: 'تعذر إنشاء المنتج. يُرجى إعادة المحاولة.',
  problems,
};

export const edit: typeof En.edit = {
  ...common,
  page: 'تعديل المنتج',
  submit: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ...',
  saved: 'تم تحديث المنتج بنجاح!',
  failed: 'تعذر تحديث المنتج. يُرجى إعادة المحاولة.',
  unanswered: 'حدث خطأ غير متوقع.',
  problems,
};

export const createOnly: typeof En.createOnly = {
  noId: 'لم يتضمن الرد معرّف المنتج.',
  accessTitle: 'الوصول مقيد',
  accessText: 'يُرجى تسجيل الدخول لإضافة المنتجات',
  toLogin: 'الانتقال إلى تسجيل الدخول',
};

export const editOnly: typeof En.editOnly = {
  loading: 'جارٍ تحميل المنتج',
  noIdGiven: 'لم يُحدَّد معرّف المنتج.',
  notFound: 'لم يُعثر على المنتج.',
  notFoundText: 'ربما حُذف المنتج، أو أن الرابط غير مكتمل.',
  toProducts: 'الرجوع إلى المنتجات',
  fetchFailed: 'تعذر جلب بيانات المنتج.',
  accessTitle: 'تسجيل الدخول مطلوب',
  accessText: 'يُرجى تسجيل الدخول لتعديل المنتجات',
  toLogin: 'تسجيل الدخول',
};

export const leaveDialog: typeof En.leaveDialog = {
  title: 'المغادرة دون حفظ؟',
  text: 'لم تُحفظ تغييراتك في هذه الصفحة.',
  stay: 'البقاء',
  leave: 'المغادرة',
};

export const conflict: typeof En.conflict = {
  title: 'حفظ شخص آخر هذا المنتج',
  text: 'أعد التحميل لعرض الإصدار الآخر والاحتفاظ بإصدارك كمسودة. أو استبدله بإصدارك.',
  stay: 'متابعة التعديل',
  reload: 'إعادة التحميل',
  overwrite: 'استبدال',
};

export const draft: typeof En.draft = {
  titles: {
    new: 'لديك منتج غير مكتمل',
    copy: 'لديك نسخة غير مكتملة',
    edit: 'لديك تغييرات غير محفوظة على هذا المنتج',
    outdatedEdit: 'لديك تغييرات غير محفوظة، لكن شخصًا آخر حفظ هذا المنتج بعدها',
  },
  edited: 'يجب إضافة الصور الجديدة مرة أخرى.',
  outdated: 'سيُطلب تأكيدك قبل أن تحل محل الإصدار الأحدث.',
  named: (name) => `لم يُنشر «${isolate(name)}». يجب إضافة صوره مرة أخرى.`,
  unnamed: 'لم يتم النشر بعد. يجب إضافة الصور مرة أخرى.',
  restore: 'استعادة',
  discard: 'تجاهل',
};

export const newerVersion: typeof En.newerVersion = {
  saved: 'حفظ شخص آخر هذا المنتج للتو',
  savedText: 'ما كتبته لا يزال هنا. تحميل الإصدار الجديد يستبدل تغييراتك.',
  see: 'فتحه في علامة تبويب جديدة',
  load: 'تحميل الإصدار الجديد',
  deleted: 'حذف شخص آخر هذا المنتج للتو',
  deletedText: 'ما كتبته لا يزال هنا، لكن لم يعد بإمكانك حفظه.',
};

export const duplicate: typeof En.duplicate = {
  mark: '(نسخة)',
  markAgain: '(نسخة #)',
  loading: 'جارٍ نسخ المنتج',
  subtitle: (name) => `نسخة من «${isolate(name)}» كمسودة بلا مخزون. لا يُحفظ شيء قبل النشر.`,
  withoutCodes: 'يبقى رمز SKU والباركود للمنتج الأصلي.',
  unnamed: 'منتج بلا اسم',
  notFound: 'لم يُعثر على المنتج المراد نسخه.',
  notFoundText: 'ربما حُذف المنتج، أو أن الرابط غير مكتمل.',
  failed: 'تعذر نسخ المنتج.',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  toProducts: 'الرجوع إلى المنتجات',
  addEmpty: 'إضافة منتج جديد',
  missingImages: (count) =>
    plural(count, {
      zero: 'نُسخت كل الصور',
      one: 'تعذر نسخ صورة واحدة',
      two: 'تعذر نسخ صورتين',
      few: 'تعذر نسخ # صور',
      many: 'تعذر نسخ # صورة',
      other: 'تعذر نسخ # صورة',
    }),
  missingImagesText: 'افتح كل صورة هنا واحفظها على جهازك، ثم أضفها مرة أخرى.',
  openImage: (place) => `فتح الصورة ${number(place)} في علامة تبويب جديدة`,
};
