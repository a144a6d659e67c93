import type * as en from '../en/mail.ts';
import { isolate, plural } from './rules.ts';

/** In the genitive, after 'لمدة'. */
const formatDuration = (duration: en.Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, {
        zero: '# دقيقة',
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      })
    : plural(duration.seconds, {
        zero: '# ثانية',
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: '# ثوانٍ',
        many: '# ثانية',
        other: '# ثانية',
      });

export const codeMail: typeof en.codeMail = {
  subject: (code) => `${code} هو رمز التحقق الخاص بك`,
  greeting: 'مرحبًا،',
  before: 'أدخل هذا الرمز للتحقق من حسابك:',
  after: (valid) => [
    `الرمز صالح لمدة ${formatDuration(valid)}. لا تشاركه مع أحد؛ فلن نطلبه منك أبدًا.`,
    'إذا لم تكن قد سجّلت، فيمكنك تجاهل هذه الرسالة. لا يُنشأ أي حساب من دون الرمز.',
  ],
};

const greeting = (name: string) => `مرحبًا ${isolate(name)}،`;

export const resetMail: typeof en.resetMail = {
  subject: 'إعادة تعيين كلمة المرور',
  greeting,
  before: 'طلب شخص ما إعادة تعيين كلمة المرور لحسابك. إذا كنت أنت، فاختر كلمة مرور جديدة هنا:',
  link: 'اختيار كلمة مرور جديدة',
  after: (valid) => [
    `يعمل الرابط مرة واحدة فقط، وهو صالح لمدة ${formatDuration(valid)}.`,
    'إذا لم تكن أنت، فيمكنك تجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
  ],
};

export const accountExistsMail: typeof en.accountExistsMail = {
  subject: 'لديك حساب بالفعل',
  greeting,
  before: 'حاول شخص ما التسجيل بعنوان بريدك الإلكتروني، لكن لديك حساب بالفعل. إذا كنت أنت، فسجّل الدخول هنا:',
  link: 'تسجيل الدخول',
  after: [
    'إذا نسيت كلمة المرور، فيمكنك اختيار كلمة جديدة هناك.',
    'إذا لم تكن أنت، فيمكنك تجاهل هذه الرسالة. لم يتغير شيء.',
  ],
};

export { formatDevice } from './device.ts';

export const eventTime: typeof en.eventTime = (time) => `الوقت: ${isolate(time)}`;
export const eventDevice: typeof en.eventDevice = (device) => `الجهاز: ${device}`;

export const newDeviceMail: typeof en.newDeviceMail = {
  subject: 'تسجيل دخول جديد إلى حسابك',
  greeting,
  before: 'سجّل شخص ما الدخول إلى حسابك من جهاز لم يُستخدم معه من قبل.',
  advice: 'إذا كنت أنت، فلا يلزم فعل شيء. وإن لم تكن أنت، فأنهِ تلك الجلسة وغيّر كلمة مرورك في حسابك:',
  link: 'فتح حسابك',
  after: ['إذا لم تعد قادرًا على تسجيل الدخول، فاختر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول.'],
};

export const passwordChangedMail: typeof en.passwordChangedMail = {
  subject: 'تم تغيير كلمة مرورك',
  greeting,
  before: 'تم تغيير كلمة المرور لحسابك.',
  advice: 'إذا كنت أنت، فلا يلزم فعل شيء. وإن لم تكن أنت، فاختر كلمة مرور جديدة الآن:',
  link: 'اختيار كلمة مرور جديدة',
  after: ['كلمة المرور الجديدة تسجّل أيضًا خروج كل من يستخدم حسابك.'],
};
