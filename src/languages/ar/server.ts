import type * as en from '../en/server.ts';
import { sentences } from './productProblems.ts';
import { isolate, number, plural } from './rules.ts';

/** In the nominative. */
const characters = (count: number) =>
  plural(count, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });
const limit = (count: number) => `الحد الأقصى: ${characters(count)}`;
const isolateAll = (values: readonly string[]) => values.map(isolate).join('، ');

export const errors: typeof en.errors = {
  signIn: 'يرجى تسجيل الدخول للمتابعة.',
  crossSite: 'ورد هذا الطلب من موقع آخر وتم حظره.',
  noSuchCall: 'هذا العنوان غير موجود على هذا الخادم.',
  noSuchFile: 'غير موجود',
  wrongMethod: (allowed) => `لا يقبل هذا العنوان إلا ${isolate(allowed)}.`,
  notJson: `يجب إرسال الطلب بصيغة ${isolate('application/json')}.`,
  unreadableJson: 'الطلب ليس JSON صالحًا.',
  wrongBody: (field, expected) =>
    field === '' ? `يجب أن يكون الطلب ${expected}.` : `يجب أن يكون الحقل «${isolate(field)}» ${expected}.`,
  unknownField: (field) => `لا يوجد حقل باسم ${isolate(field)}. تحقق من كتابته.`,
  wrongParameter: (name, expected) => `يجب أن يكون المعامل «${isolate(name)}» ${expected}.`,
  periodEndsBeforeStart: 'يجب ألا يسبق تاريخ الانتهاء تاريخ البدء.',
  periodTooLong: (most) =>
    plural(most, {
      zero: 'لا يمكن أن تتجاوز الفترة # يوم.',
      one: 'لا يمكن أن تتجاوز الفترة يومًا واحدًا.',
      two: 'لا يمكن أن تتجاوز الفترة يومين.',
      few: 'لا يمكن أن تتجاوز الفترة # أيام.',
      many: 'لا يمكن أن تتجاوز الفترة # يومًا.',
      other: 'لا يمكن أن تتجاوز الفترة # يوم.',
    }),
  previousPeriodIncomplete: `يجب إرسال ${isolate('beforeFrom')} و${isolate('beforeTo')} معًا أو عدم إرسال أي منهما.`,
  tooLarge: (kilobytes) => `الطلب كبير جدًا؛ الحد الأقصى: ${number(kilobytes)} كيلوبايت.`,
  credentialsTooLong: 'عنوان البريد الإلكتروني أو كلمة المرور أطول من اللازم.',
  emailTooLong: (most) => `عنوان البريد الإلكتروني أطول من اللازم؛ ${limit(most)}.`,
  emailInvalid: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
  nameMissing: 'يرجى إدخال الاسم الكامل.',
  nameTooLong: (most) => `الاسم أطول من اللازم؛ ${limit(most)}.`,
  phoneTooLong: (most) => `رقم الهاتف أطول من اللازم؛ ${limit(most)}.`,
  passwordTooShort: (least) => `كلمة المرور قصيرة جدًا؛ الحد الأدنى: ${characters(least)}.`,
  passwordTooLong: (most) => `كلمة المرور أطول من اللازم؛ ${limit(most)}.`,
  passwordTooCommon: 'من السهل جدًا تخمين كلمة المرور هذه. يرجى اختيار كلمة أخرى.',
  passwordBreached: 'كلمة المرور هذه موجودة في قائمة كلمات مرور سُرقت من مواقع أخرى. يرجى اختيار كلمة أخرى.',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  currentPasswordWrong: 'هذه ليست كلمة مرورك الحالية.',
  guestAccount: 'حساب الضيف مشترك ولا يمكن تغييره.',
  passkeysUnavailable: `تحتاج مفاتيح المرور إلى عنوان ${isolate('https')}. اطلب ممن يدير هذا الخادم ضبط ${isolate('PUBLIC_URL')}.`,
  passkeyNameMissing: 'يرجى إدخال اسم لمفتاح المرور.',
  tooManyPasskeys: (most) => `الحد الأقصى لعدد مفاتيح المرور: ${number(most)}. أزل أحدها أولًا.`,
  passkeyExists: 'أُضيف مفتاح المرور هذا من قبل. اختر جهازًا آخر أو مدير كلمات مرور آخر.',
  passkeyNotFound: 'أُزيل مفتاح المرور هذا.',
  passkeyNeeded: 'أضف أولًا مفتاح مرور يعمل على هذا العنوان.',
  passkeyUnknown: 'مفتاح المرور هذا غير معروف هنا. سجّل الدخول بكلمة مرورك، أو اختر مفتاح مرور آخر.',
  passkeyOfOther: 'مفتاح المرور هذا يخص حسابًا آخر. يرجى اختيار مفتاح آخر.',
  passkeyRefused: 'تعذّر التحقق من مفتاح المرور هذا. يرجى إعادة المحاولة.',
  passkeyTooLate: 'استغرق ذلك وقتًا طويلًا. أعد المحاولة.',
  passwordFirst: 'يحتاج هذا الحساب إلى كلمة المرور أولًا. سجّل الدخول بعنوان بريدك الإلكتروني وكلمة مرورك.',
  recoveryCodeWrong: 'هذا ليس من رموز الاسترداد غير المستخدمة لديك. يعمل كل رمز مرة واحدة.',
  resetLinkOver: 'لم يعد هذا الرابط صالحًا. يرجى طلب رابط جديد.',
  tooManyRequests: 'طلبات كثيرة جدًا. يرجى إعادة المحاولة لاحقًا.',
  tooManySignIns: 'محاولات تسجيل الدخول كثيرة جدًا. يرجى إعادة المحاولة لاحقًا.',
  tooManyPasswords: 'كلمات مرور خاطئة كثيرة جدًا. يرجى إعادة المحاولة لاحقًا.',
  tooManyStreams: 'هذه الصفحات مفتوحة في نوافذ كثيرة جدًا من المتصفح. يرجى إغلاق إحداها.',
  stopping: 'يجري إيقاف الخادم. يرجى إعادة المحاولة بعد لحظات.',
  busy: 'الخادم مشغول. يرجى إعادة المحاولة بعد لحظات.',
  storeKeyMissing: `أرسل مفتاحًا لواجهة ${isolate('Store API')} بالصيغة «${isolate('Authorization: Bearer …')}».`,
  storeKeyUnknown: 'هذا المفتاح غير معروف أو أُبطل.',
  storeKeyNameMissing: 'يرجى إدخال اسم للمفتاح.',
  storeKeyNameTaken: 'يوجد مفتاح آخر بهذا الاسم. يرجى اختيار اسم آخر.',
  tooManyStoreKeys: (most) => `الحد الأقصى لعدد المفاتيح: ${number(most)}. أبطِل أولًا مفتاحًا لم يعد مستخدمًا.`,
  idempotencyKeyMissing: (header) =>
    `أرسل الترويسة «${isolate(header)}» بقيمة جديدة لكل طلب شراء، وبالقيمة نفسها عند إعادة إرساله.`,
  productNotFound: 'لم يُعثر على المنتج.',
  productStale: 'حفظ شخص آخر هذا المنتج منذ أن فتحته.',
  storeDetailsStale: 'حفظ شخص آخر بيانات المتجر منذ أن فتحتها.',
  keyReused: 'حُفظ هذا من قبل بمحتوى آخر. تحقق من المتجر قبل أن تحفظه مرة أخرى.',
  entryNotFound: 'لم يعد هذا الإدخال موجودًا.',
  versionUnreadable: 'لا يمكن عرض هذا الإصدار أو استعادته، لأن سجلّ أحد التغييرات تالف أو من برنامج أحدث.',
  orderNotFound: 'لم يُعثر على الطلب.',
  customerNotFound: 'لم يُعثر على العميل.',
  viewNotFound: 'لم يُعثر على طريقة العرض.',
  viewOfOther: 'لا يمكن تعديل طريقة العرض هذه أو حذفها إلا من قِبل منشئها.',
  tooManyViews: (most) => `الحد الأقصى لطرق العرض المحفوظة في كل قائمة ${number(most)}. احذف واحدة منها أولًا.`,
  statusChanged: 'غيّر شخص آخر حالة هذا الطلب في هذه الأثناء.',
  noteNotFound: 'أُزيلت هذه الملاحظة.',
  noteOfOther: 'لا يمكن تغيير ملاحظة أو إزالتها إلا لمن كتبها.',
  tooManyNotes: (most) => `الحد الأقصى لملاحظات الطلب ${number(most)}: أزل ملاحظة أولًا.`,
  paymentChanged: 'تغيّر الدفع في هذه الأثناء، فلا يمكن التراجع عنه.',
  orderMailStale: 'غيّر شخص آخر هذه الرسالة منذ أن فتحتها.',
  orderMailOff: 'هذه الرسالة متوقفة. شغّلها أولًا من بيانات المتجر.',
  orderMailOtherState: 'تغيّر هذا الطلب، فلم تعد هذه الرسالة صحيحة.',
  orderMailNoAddress: 'ليس لهذا الطلب عنوان بريد إلكتروني صالح.',
  guestMails: 'حساب الضيف مشترك، لذلك لا يمكنه تغيير الرسائل أو إرسالها.',
  testMailFailed: 'تعذّر إرسال الرسالة. تحقق من إعدادات خادم البريد، أو حاول لاحقًا.',
  storeFull: 'قرص المتجر ممتلئ. لا يمكن حفظ أي شيء حتى تتوفر مساحة.',
  storeNotWritable: 'يتعذر على الخادم الكتابة على قرص المتجر. لا يمكن حفظ أي شيء حتى يُحل ذلك.',
  imagesUnavailable: 'يتعذر الوصول إلى مخزن الصور. يرجى إعادة المحاولة بعد لحظات.',
  storeUnavailable: 'يتعذر الوصول إلى قاعدة بيانات المتجر. يرجى إعادة المحاولة بعد لحظات.',
  unreachableBackend: 'يتعذر الوصول إلى خادم المتجر.',
  unknownFailure: 'حدث خطأ ما',
};

export const expected: typeof en.expected = {
  types: {
    string: 'نصًا',
    number: 'عددًا',
    int: 'عددًا صحيحًا',
    boolean: `${isolate('true')} أو ${isolate('false')}`,
    File: 'ملفًا',
    array: 'قائمة',
    object: 'كائن JSON',
  },
  json: 'JSON',
  valid: 'صالحًا',
  nonBlankText: 'نصًا غير فارغ',
  oneOf: (values) => `واحدًا مما يلي: ${isolateAll(values)}`,
  upToCharacters: (most) => `نصًا حدّه الأقصى ${characters(most)}`,
  idempotencyKey: (most) => `نصًا حدّه الأقصى ${characters(most)} من أحرف إنجليزية وأرقام وعلامات دون مسافات`,
  wholeNumberFrom: (least) => `عددًا صحيحًا لا يقل عن ${number(least)}`,
  wholeNumberBetween: (least, most) => `عددًا صحيحًا من ${number(least)} إلى ${number(most)}`,
  atLeast: (least) => `عددًا لا يقل عن ${number(least)}`,
  atMost: (most) => `عددًا لا يزيد على ${number(most)}`,
  emailAddress: 'عنوان بريد إلكتروني',
  fourDigits: 'أربعة أرقام',
  webAddress: 'رابط صفحة ويب',
  languageTag: 'رمز لغة',
  contact: 'رقم هاتف (إن لم يوجد عنوان بريد إلكتروني)',
  numberRange: `نطاق أعداد مثل ${isolate('10..50')}`,
  timeRange: `نطاقًا زمنيًا مثل ${isolate('2026-11-01T00:00:00Z..2026-11-02T00:00:00Z')}`,
  day: `تاريخًا مثل ${isolate('2026-11-25')}`,
};

export const upload: typeof en.upload = {
  notForm: `يجب إرسال الطلب بصيغة ${isolate('multipart/form-data')}.`,
  unreadableForm: 'الملفات المرفوعة ناقصة أو تالفة. يرجى إعادة المحاولة.',
  formTooLarge: (megabytes) => `الملفات المرفوعة كبيرة جدًا؛ الحد الأقصى: ${number(megabytes)} ميجابايت.`,
  tooLarge: (file, megabytes) =>
    `الملف كبير جدًا: ${isolate(file)}. الحد الأقصى: ${number(megabytes)} ميجابايت.`,
  tooMany: (most) =>
    plural(most, {
      zero: 'لا يُسمح بأي صور.',
      one: 'يُسمح بصورة واحدة فقط.',
      two: 'يُسمح بصورتين كحد أقصى.',
      few: 'يُسمح بـ # صور كحد أقصى.',
      many: 'يُسمح بـ # صورة كحد أقصى.',
      other: 'يُسمح بـ # صورة كحد أقصى.',
    }),
  empty: (file) => `الملف فارغ: ${isolate(file)}. يرجى اختيار ملف آخر.`,
  wrongType: (file) =>
    `نوع الملف غير صالح: ${isolate(file)}. الأنواع المسموح بها فقط: ${isolate('JPG, PNG, GIF, WEBP')}.`,
  otherType: (file, is, claimed) =>
    `نوع الملف غير صالح: ${isolate(file)}. أُرسل على أنه ${isolate(claimed)} ولكنه ${isolate(is)}.`,
  damaged: (file) => `الملف تالف: ${isolate(file)}. تتعذر قراءته كصورة.`,
  tooManyPixels: (file, millions) =>
    `الصورة كبيرة جدًا: ${isolate(file)}. الحد الأقصى: ${plural(millions, {
      zero: '# مليون بكسل',
      one: 'مليون بكسل',
      two: 'مليونا بكسل',
      few: '# ملايين بكسل',
      many: '# مليون بكسل',
      other: '# مليون بكسل',
    })}.`,
  unnamed: 'بلا اسم',
};

export const product: typeof en.product = { create: sentences, edit: sentences };

export { storefront } from './storefront.ts';
export { storeProblems } from './storeProblems.ts';
export { webhookProblems } from './webhookProblems.ts';
export { mailTextProblems } from './mailTextProblems.ts';
