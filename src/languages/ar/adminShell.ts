import type * as En from '../en/adminShell.ts';
import { plural } from './rules.ts';

export const navigation: typeof En.navigation = {
  dashboard: 'لوحة المعلومات',
  bannerSlides: 'شرائح اللافتات',
  categories: 'الفئات',
  products: 'المنتجات',
  productList: 'قائمة المنتجات',
  productUpload: 'رفع منتج',
  productRam: 'إضافة ذاكرة RAM للمنتج',
  productWeight: 'إضافة وزن للمنتج',
  productSize: 'إضافة مقاس للمنتج',
  orders: 'الطلبات',
  customers: 'العملاء',
  homeBanners: 'لافتات الصفحة الرئيسية',
  sideBanners: 'اللافتات الجانبية',
  bottomBanners: 'اللافتات السفلية',
  reports: 'التقارير',
  activity: 'النشاط',
  storeDetails: 'بيانات المتجر',
};

export const navigationBadges: typeof En.navigationBadges = {
  soon: 'قريبًا',
  pendingOrders: (count) =>
    plural(count, {
      zero: '# طلب قيد الانتظار',
      one: 'طلب واحد قيد الانتظار',
      two: 'طلبان قيد الانتظار',
      few: '# طلبات قيد الانتظار',
      many: '# طلبًا قيد الانتظار',
      other: '# طلب قيد الانتظار',
    }),
};

export const logout: typeof En.logout = {
  title: 'تأكيد تسجيل الخروج',
  text: 'هل تريد بالتأكيد تسجيل الخروج؟',
  cancel: 'إلغاء',
  confirm: 'تسجيل الخروج',
  leaving: 'جارٍ تسجيل الخروج...',
  done: 'تم تسجيل الخروج بنجاح',
  refused: 'حدث خطأ ما أثناء تسجيل الخروج',
  unanswered: 'تعذّر تسجيل الخروج',
};

export const footer: typeof En.footer = {
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  newsletter: 'النشرة البريدية',
  address: 'بريدك الإلكتروني',
  subscribe: 'اشتراك',
  invalid: 'صيغة البريد الإلكتروني غير صحيحة',
  subject: 'النشرة البريدية',
  // Without isolating characters, because the address is copied from the email.
  body: (email) => `يُرجى إضافة هذا العنوان إلى النشرة البريدية: ${email}`,
};

export const newOrderToast: typeof En.newOrderToast = {
  newOrder: (amount) => `طلب جديد · ${amount}`,
  view: 'عرض',
};

export const toasts: typeof En.toasts = { undo: 'تراجع' };
