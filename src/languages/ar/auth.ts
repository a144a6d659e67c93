import type * as En from '../en/auth.ts';
import { isolate, number, plural } from './rules.ts';

/** After a preposition: 'لا يزيد على ٦ أحرف'. */
const characters = (count: number) =>
  plural(count, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

/** Shared by the forms with an email or a password. */
export const credentials: typeof En.credentials = {
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  emailRequired: 'عنوان البريد الإلكتروني مطلوب',
  emailInvalid: 'صيغة البريد الإلكتروني غير صحيحة',
  emailLong: (most) => `يجب ألا يزيد عنوان البريد الإلكتروني على ${characters(most)}`,
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordShort: `يجب ألا تقل كلمة المرور عن ${characters(6)}`,
  passwordHint: (least) => `لا تقل عن ${characters(least)}`,
  passwordLong: (most) => `يجب ألا تزيد كلمة المرور على ${characters(most)}`,
  or: 'أو',
  guest: 'تسجيل الدخول كضيف',
};

export const login: typeof En.login = {
  page: 'تسجيل الدخول',
  title: 'مرحبًا بعودتك',
  subtitle: 'سجّل الدخول إلى حسابك',
  email: 'عنوان البريد الإلكتروني',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  newHere: 'مستخدم جديد؟',
  register: 'إنشاء حساب',
  userNotFound: 'الحساب غير موجود! يُرجى التسجيل أولًا!',
  wrongPassword: 'كلمة المرور غير صحيحة!',
  failed: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى',
  signedIn: 'تم تسجيل الدخول بنجاح!',
};

/** Signing in with a passkey, alone or after the password. */
export const passkeySignIn: typeof En.passkeySignIn = {
  button: 'تسجيل الدخول بمفتاح مرور',
  title: 'استخدم مفتاح المرور',
  subtitle: 'يحتاج حسابك إلى مفتاح مرور بالإضافة إلى كلمة المرور.',
  use: 'استخدام مفتاح المرور',
  waiting: 'اتبع تعليمات متصفحك.',
  cancelled: 'لم يُستخدم أي مفتاح مرور. أعد المحاولة.',
  failed: 'تعذر تسجيل دخولك. تحقق من اتصالك وأعد المحاولة.',
  useCode: 'استخدام رمز استرداد',
  code: 'رمز الاسترداد',
  codeHint: 'أحد الرموز التي حفظتها عند إضافة أول مفتاح مرور',
  codeRequired: 'أدخل رمز استرداد',
  submitCode: 'تسجيل الدخول',
  back: 'رجوع',
  otherHosts: (hosts) =>
    `تعمل مفاتيح مرورك على ${hosts.map(isolate).join('، ')}، وليس هنا. سجّل الدخول هناك أو استخدم رمز استرداد.`,
};

export const alreadySignedIn: typeof En.alreadySignedIn = {
  title: 'لقد سجّلت الدخول بالفعل!',
  home: 'الرئيسية',
};

export const register: typeof En.register = {
  page: 'التسجيل',
  title: 'إنشاء حساب',
  subtitle: 'سنرسل إليك رمزًا يُستخدم مرة واحدة لتأكيد بريدك الإلكتروني.',
  fullName: 'الاسم الكامل',
  email: 'عنوان البريد الإلكتروني',
  phone: 'رقم الهاتف',
  optional: 'اختياري',
  phoneExample: isolate('+91 98450 12345'),
  submit: 'تأكيد البريد الإلكتروني',
  submitting: 'جارٍ إرسال الرمز...',
  haveAccount: 'هل لديك حساب؟',
  signIn: 'تسجيل الدخول',
  nameRequired: 'الاسم الكامل مطلوب',
  nameLong: (most) => `يجب ألا يزيد الاسم الكامل على ${characters(most)}`,
  phoneLong: (most) => `يجب ألا يزيد رقم الهاتف على ${characters(most)}`,
  userAlreadyExists: 'الحساب موجود بالفعل! يُرجى تسجيل الدخول',
  failed: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى!',
};

export const otp: typeof En.otp = {
  page: 'تأكيد الحساب',
  title: 'تأكيد الحساب',
  enterCode: `أدخل الرمز المكوّن من ${number(6)} أرقام الذي أرسلناه إلى بريدك الإلكتروني.`,
  codeExpired: 'انتهت صلاحية الرمز. أرسل رمزًا جديدًا إلى بريدك الإلكتروني.',
  noCode: 'ليس لديك رمز صالح. أرسل رمزًا إلى بريدك الإلكتروني.',
  email: 'عنوان البريد الإلكتروني',
  otp: 'رمز التحقق',
  hint: 'ألم تصل الرسالة بعد دقيقة؟ تحقق من مجلد الرسائل غير المرغوب فيها.',
  sendFirst: 'أرسل رمز التحقق أولًا، ثم أدخله هنا.',
  expiresIn: 'ينتهي خلال',
  lastMinute: 'تنتهي صلاحية الرمز خلال دقيقة واحدة',
  over: 'انتهت صلاحية الرمز',
  asking: 'جارٍ التحقق من وجود رمز صالح',
  verify: 'تأكيد الرمز',
  send: 'إرسال الرمز',
  back: 'العودة إلى التسجيل',
  required: 'رمز التحقق مطلوب',
  useNewest: 'استخدم الرمز الوارد في أحدث رسالة',
  sent: 'تم إرسال رمز التحقق بنجاح!',
  notSent: 'تعذّر إرسال رمز التحقق، يُرجى المحاولة مرة أخرى',
  verified: 'تم تأكيد الحساب بنجاح!',
};

/** Messages for a code that was not accepted. */
export const otpFailure: typeof En.otpFailure = {
  userNotFound: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى!',
  otpNotFound: 'لم يُعثر على رمز التحقق، يُرجى طلب رمز جديد',
  otpExpired: 'انتهت صلاحية رمز التحقق، يُرجى طلب رمز جديد',
  maxOtpAttempts: 'تم تجاوز الحد الأقصى لمحاولات إدخال الرمز، يُرجى طلب رمز جديد',
  invalidOtp: 'رمز التحقق غير صحيح، يُرجى المحاولة مرة أخرى',
  failed: 'حدث خطأ ما، يُرجى المحاولة مرة أخرى!',
};

export const forgot: typeof En.forgot = {
  page: 'نسيت كلمة المرور',
  title: 'هل نسيت كلمة المرور؟',
  subtitle: 'سنرسل إلى بريدك الإلكتروني رابطًا لاختيار كلمة مرور جديدة.',
  email: 'عنوان البريد الإلكتروني',
  submit: 'إرسال الرابط',
  remembered: 'هل تذكرتها؟',
  signIn: 'تسجيل الدخول',
};

export const forgotSuccess: typeof En.forgotSuccess = {
  page: 'تم إرسال الرابط',
  title: 'تم إرسال رابط إعادة تعيين كلمة المرور إلى بريدك الإلكتروني',
  text: 'افتح الرابط لاختيار كلمة مرور جديدة.',
  login: 'تسجيل الدخول',
};

export const reset: typeof En.reset = {
  page: 'إعادة تعيين كلمة المرور',
  title: 'إعادة تعيين كلمة المرور',
  subtitle: 'اختر كلمة مرور جديدة لحسابك.',
  password: 'كلمة المرور',
  confirm: 'تأكيد كلمة المرور',
  confirmHint: 'أعد كتابة كلمة المرور.',
  submit: 'إعادة تعيين كلمة المرور',
};

export const resetSuccess: typeof En.resetSuccess = {
  page: 'تم تغيير كلمة المرور',
  title: 'تم تغيير كلمة المرور',
  text: 'تم تسجيل خروجك من كل الأجهزة. سجّل الدخول بكلمة مرورك الجديدة.',
  login: 'تسجيل الدخول',
};
