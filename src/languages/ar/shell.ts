import type * as En from '../en/shell.ts';
import { isolate, number } from './rules.ts';

export const layout: typeof En.layout = {
  documentTitle: (page, product) => `${page} · ${product}`,
  titleWithCount: (count, title) => `(${number(count)}) ${title}`,
  skip: 'الانتقال إلى المحتوى',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  menu: 'القائمة الرئيسية',
  palette: 'البحث في المنتجات والطلبات والعملاء',
  paletteWithoutCustomers: 'البحث في المنتجات والطلبات',
  ctrlKey: 'Ctrl',
  home: 'الرئيسية',
  keys: (keys) => `المفاتيح: ${isolate(keys)}`,
  cart: 'سلة التسوق',
  login: 'تسجيل الدخول',
  shortcuts: 'اختصارات لوحة المفاتيح',
  logout: 'تسجيل الخروج',
  profile: (name) => `حساب ${isolate(name)}`,
  addProduct: 'إضافة منتج جديد',
  storeDetails: 'بيانات المتجر',
  account: 'الحساب',
  toDark: 'التبديل إلى المظهر الداكن',
  toLight: 'التبديل إلى المظهر الفاتح',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  language: 'اللغة',
  languageNotLoaded: 'تعذّر تحميل هذه اللغة. أعد المحاولة أو أعد تحميل الصفحة.',
  dismissToast: 'إغلاق',
  toasts: 'الإشعارات',
};

export const statusPage: typeof En.statusPage = {
  checking: 'جارٍ التحقق من جلستك',
  underConstruction: 'قيد الإنشاء',
  underConstructionText: (page) => `صفحة «${isolate(page)}» ليست جاهزة بعد. كل ما عداها يعمل كالمعتاد.`,
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'هذه الصفحة غير موجودة. تحقق من العنوان.',
  unreachable: 'تعذّر الوصول إلى خادم المتجر',
  unreachableText: 'تحقق من اتصالك وأعد المحاولة. لم تُفقد أي بيانات، ولم يُسجَّل خروجك.',
  crash: 'تعذّر عرض هذه الصفحة',
  crashText: 'حدث خطأ ما. بياناتك في أمان. أعد المحاولة أو ارجع إلى لوحة المعلومات.',
  tryAgain: 'إعادة المحاولة',
  retry: 'إعادة المحاولة',
  outdated: 'يتوفر إصدار أحدث',
  outdatedText: (product) =>
    `تعذّر تحميل جزء من هذه الصفحة، والأرجح أن السبب هو تحديث ${isolate(product)}. أعد التحميل للحصول على الإصدار الجديد.`,
  reload: 'إعادة التحميل',
  offline: 'أنت غير متصل بالإنترنت. قد تكون هذه الصفحة قديمة، ولا يمكنك الحفظ حتى يعود الاتصال.',
  loadingPage: 'جارٍ تحميل الصفحة',
};

export const loadFailure: typeof En.loadFailure = {
  title: 'تعذّر تحميل هذا الجزء من الصفحة',
  text: 'تحقق من اتصالك وأعد المحاولة. إذا لم يُجدِ ذلك، فأعد تحميل الصفحة.',
  loading: 'جارٍ التحميل...',
  close: 'إغلاق',
};

export const renew: typeof En.renew = {
  title: 'انتهت جلستك',
  text: 'سجّل الدخول مرة أخرى للمتابعة. لم يُفقد أي شيء في هذه الصفحة.',
  cancel: 'إلغاء',
  waiting: 'جارٍ تسجيل الدخول',
  replaced: 'لم يُرسَل هذا لأن مسؤولًا آخر سجّل الدخول. تحقق منه ثم أعد المحاولة.',
  signedInAs: (name) => `الحساب المستخدَم الآن هو حساب ${isolate(name)}. لم تُرسَل التغييرات غير المحفوظة.`,
};
