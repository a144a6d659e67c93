import type * as En from '../en/dashboard.ts';
import { plural } from './rules.ts';

export const todo: typeof En.todo = {
  title: 'المهام',
  loading: 'جارٍ تحميل المهام',
  caughtUp: 'أُنجزت كل المهام',
  failed: 'تعذّر تحميل المهام.',
  retry: 'إعادة المحاولة',
  tasks: {
    pending: (count, text) =>
      plural(count, {
        zero: `${text} طلب قيد الانتظار`,
        one: 'طلب واحد قيد الانتظار',
        two: 'طلبان قيد الانتظار',
        few: `${text} طلبات قيد الانتظار`,
        many: `${text} طلبًا قيد الانتظار`,
        other: `${text} طلب قيد الانتظار`,
      }),
    dispatch: (count, text) =>
      plural(count, {
        zero: `${text} طلب للشحن`,
        one: 'طلب واحد للشحن',
        two: 'طلبان للشحن',
        few: `${text} طلبات للشحن`,
        many: `${text} طلبًا للشحن`,
        other: `${text} طلب للشحن`,
      }),
    late: (count, text) =>
      plural(count, {
        zero: `${text} عملية توصيل متأخرة`,
        one: 'عملية توصيل واحدة متأخرة',
        two: 'عمليتا توصيل متأخرتان',
        few: `${text} عمليات توصيل متأخرة`,
        many: `${text} عملية توصيل متأخرة`,
        other: `${text} عملية توصيل متأخرة`,
      }),
    paymentFailed: (count, text) =>
      plural(count, {
        zero: `${text} عملية دفع فاشلة`,
        one: 'عملية دفع واحدة فاشلة',
        two: 'عمليتا دفع فاشلتان',
        few: `${text} عمليات دفع فاشلة`,
        many: `${text} عملية دفع فاشلة`,
        other: `${text} عملية دفع فاشلة`,
      }),
    outOfStock: (count, text) =>
      plural(count, {
        zero: `${text} منتج نفد مخزونه`,
        one: 'منتج واحد نفد مخزونه',
        two: 'منتجان نفد مخزونهما',
        few: `${text} منتجات نفد مخزونها`,
        many: `${text} منتجًا نفد مخزونه`,
        other: `${text} منتج نفد مخزونه`,
      }),
    draft: (count, text) =>
      plural(count, {
        zero: `${text} مسودة منتج`,
        one: 'مسودة منتج واحدة',
        two: 'مسودتا منتجين',
        few: `${text} مسودات منتجات`,
        many: `${text} مسودة منتج`,
        other: `${text} مسودة منتج`,
      }),
    lowStock: (count, text) =>
      plural(count, {
        zero: `${text} منتج منخفض المخزون`,
        one: 'منتج واحد منخفض المخزون',
        two: 'منتجان منخفضا المخزون',
        few: `${text} منتجات منخفضة المخزون`,
        many: `${text} منتجًا منخفض المخزون`,
        other: `${text} منتج منخفض المخزون`,
      }),
  },
};

export const firstSteps: typeof En.firstSteps = {
  title: 'جهّز متجرك',
  text: 'ما زال فارغًا. ابدأ بإحدى هذه الخطوات.',
  steps: {
    add: { title: 'أضف منتجًا جديدًا', text: 'صِفه وحدّد سعره ومخزونه وأضف صوره.' },
    import: { title: 'استورد المنتجات', text: 'انقل كل منتجاتك دفعة واحدة من جدول بيانات.' },
    details: { title: 'أكمل بيانات متجرك', text: 'يظهر اسمه وعنوانه على الفواتير وقسائم التعبئة.' },
    storefront: { title: 'اربط متجرك الإلكتروني', text: 'أنشئ مفتاحًا ليعرض منتجاتك ويرسل إليك الطلبات.' },
  },
};
