import type * as En from '../en/productFormNotices.ts';
import { isolate, number, plural } from './rules.ts';

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
  subtitle: (name) => `نسخة من «${isolate(name)}». لا يُحفظ شيء قبل النشر.`,
  unnamed: 'منتج بلا اسم',
  notFound: 'لم يُعثر على المنتج المراد نسخه.',
  notFoundText: 'ربما حُذف المنتج، أو أن الرابط غير مكتمل.',
  failed: 'تعذر نسخ المنتج.',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  toProducts: 'الرجوع إلى المنتجات',
  addEmpty: 'إضافة منتج فارغ',
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
