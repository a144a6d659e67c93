import type * as En from '../en/storeDetails.ts';
import { isolate, plural } from './rules.ts';

export { storeProblems } from './storeProblems.ts';

export const storePage: typeof En.storePage = {
  page: 'بيانات المتجر',
  description: 'يظهر الاسم والعنوان والشعار على قسائم التعبئة والفواتير المطبوعة.',
  accessTitle: 'الوصول غير مسموح',
  accessText: 'يُرجى تسجيل الدخول لتغيير بيانات المتجر',
  signIn: 'تسجيل الدخول',
  loading: 'جارٍ تحميل بيانات المتجر...',
  failed: 'تعذر تحميل بيانات المتجر',
  failedText: 'تحقق من اتصالك وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  unsupported: 'لا يمكن تغيير بيانات هذا المتجر هنا',
  unsupportedText: 'لا يحفظها خادم هذا المتجر.',

  store: 'المتجر',
  storeName: 'اسم المتجر',
  taxNumber: 'الرقم الضريبي',
  taxNumberHint: 'مثل GSTIN أو رقم ضريبة القيمة المضافة. يظهر على الفواتير.',
  contact: 'معلومات الاتصال',
  contactText: 'تظهر في تذييل الصفحة وعلى قسائم التعبئة والفواتير.',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'العنوان',
  addressHint: 'اكتبه كما يُكتب على الظرف؛ تبقى فواصل الأسطر كما هي.',
  region: 'العملة والمنطقة الزمنية',
  currency: 'العملة',
  currencyHint: 'للأسعار والطلبات الجديدة والمجاميع والتقارير، دون تحويل أي مبلغ.',
  timeZone: 'المنطقة الزمنية',
  timeZoneHint:
    'للطلبات الجديدة، ولأيام عوامل التصفية والتقارير. ومن دونها تُستخدم منطقة المتصفح في القوائم ومنطقة الخادم في التقارير.',
  optional: 'اختياري',
  notSet: 'غير محددة',
  noCurrency: 'لم يُعثر على أي عملة',
  noTimeZone: 'لم يُعثر على أي منطقة زمنية',

  logo: 'الشعار',
  logoHint: 'JPG أو PNG أو GIF أو WEBP، حتى 5 ميجابايت',
  chooseLogo: 'اختيار شعار',
  replaceLogo: 'استبدال الشعار',
  removeLogo: 'إزالة الشعار',

  submit: 'حفظ',
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ...',
  progress: 'الحفظ',
  unsaved: 'تغييرات غير محفوظة',
  needAttention: (count: number) =>
    plural(count, {
      zero: 'لا حقول تحتاج إلى مراجعة',
      one: 'حقل واحد يحتاج إلى مراجعة',
      two: 'حقلان يحتاجان إلى مراجعة',
      few: '# حقول تحتاج إلى مراجعة',
      many: '# حقلًا يحتاج إلى مراجعة',
      other: '# حقل يحتاج إلى مراجعة',
    }),
  saved: 'حُفظت بيانات المتجر',
  notSaved: 'تعذر حفظ بيانات المتجر. تحقق من اتصالك وأعد المحاولة.',
};

export const storeConflict: typeof En.storeConflict = {
  title: 'حفظ شخص آخر بيانات المتجر',
  text: 'أعد التحميل لعرض الإصدار الآخر، وستُفقد تغييراتك. أو استبدله بإصدارك.',
  stay: 'متابعة التعديل',
  reload: 'إعادة التحميل',
  overwrite: 'استبدال',
};

export const currencyQuestion: typeof En.currencyQuestion = {
  title: (currency) => `هل تريد تغيير العملة إلى ${isolate(currency)}؟`,
  text: (orders, currency) =>
    plural(orders, {
      zero: 'تحتفظ طلباتك وفواتيرها بعملتها. ',
      one: 'يحتفظ طلبك السابق وفاتورته بعملتهما. ',
      two: 'يحتفظ طلباك السابقان وفاتورتاهما بعملتها. ',
      few: 'تحتفظ طلباتك السابقة (#) وفواتيرها بعملتها. ',
      many: 'تحتفظ طلباتك السابقة (#) وفواتيرها بعملتها. ',
      other: 'تحتفظ طلباتك السابقة (#) وفواتيرها بعملتها. ',
    }) +
    `تحتفظ أسعار منتجاتك بأرقامها، لكنها تصبح من الآن بعملة ${isolate(currency)}، فتحقق منها. ` +
    `ولا تُحتسب في الإيرادات والتقارير إلا الطلبات بعملة ${isolate(currency)}.`,
  confirm: 'تغيير العملة',
  cancel: 'إلغاء',
};
