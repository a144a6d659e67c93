import type * as En from '../en/productView.ts';
import { isolate, number, plural } from './rules.ts';

export const productPage: typeof En.productPage = {
  page: 'المنتج',
  loading: 'جارٍ تحميل تفاصيل المنتج...',
  unnamed: 'منتج بلا اسم',
  dashboard: 'لوحة المعلومات',
  edit: 'تعديل المنتج',
  duplicate: 'نسخ',
  delete: 'حذف',
  moreActions: 'إجراءات أخرى',
  breadcrumb: 'مسار التنقل',
  products: 'المنتجات',
  details: 'تفاصيل المنتج',
  was: 'السعر السابق',
  off: (percent) => `خصم ${number(percent)}٪`,
  reviews: 'المراجعات',
  reviewCount: (count) =>
    plural(count, {
      zero: 'لا مراجعات',
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: '# مراجعات',
      many: '# مراجعة',
      other: '# مراجعة',
    }),
  published: 'تاريخ النشر',
  created: 'تاريخ الإنشاء',
};

export const gallery: typeof En.gallery = {
  thumbnails: 'صور المنتج',
  thumbnail: (place, count) => `الصورة ${number(place)} من ${number(count)}`,
  alt: (name, place, count) =>
    count === 1 ? name : `${isolate(name)}، الصورة ${number(place)} من ${number(count)}`,
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  hoverHint: 'مرّر المؤشر للتكبير',
  tapHint: 'انقر للتكبير',
  pinnedHint: 'حرّك بالسحب أو بمفاتيح الأسهم',
  noImage: 'لا توجد صورة',
};

export const failure: typeof En.failure = {
  notFound: 'المنتج غير موجود.',
  notFoundHint: 'ربما حُذف المنتج، أو أن الرابط غير مكتمل.',
  refused: (statusText) => `تعذر تحميل تفاصيل المنتج: ${isolate(statusText)}`,
  refusedHint: 'أرسل المتجر ردًا غير متوقع.',
  unanswered: 'تعذر تحميل تفاصيل المنتج. يرجى إعادة المحاولة لاحقًا.',
  unansweredHint: 'لم يرسل المتجر ردًا صالحًا.',
  noData: 'بيانات المنتج غير متاحة.',
  noDataHint: 'لم يتضمن رد المتجر هذا المنتج.',
  back: 'الرجوع إلى المنتجات',
  retry: 'إعادة المحاولة',
  accessTitle: 'تسجيل الدخول مطلوب',
  accessText: 'يرجى تسجيل الدخول لعرض تفاصيل المنتج.',
  signIn: 'تسجيل الدخول',
  goHome: 'الانتقال إلى الرئيسية',
};
