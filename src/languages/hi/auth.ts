import type * as En from '../en/auth.ts';
import { plural } from './rules.ts';

/** Shared by the forms with an email or a password. */
export const credentials: typeof En.credentials = {
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  emailRequired: 'ईमेल पता ज़रूरी है',
  emailInvalid: 'ईमेल पता सही नहीं है',
  emailLong: (most) =>
    plural(most, {
      one: 'ईमेल पते में ज़्यादा से ज़्यादा # वर्ण हो सकता है',
      other: 'ईमेल पते में ज़्यादा से ज़्यादा # वर्ण हो सकते हैं',
    }),
  passwordRequired: 'पासवर्ड ज़रूरी है',
  passwordShort: 'पासवर्ड में कम से कम 6 वर्ण होने चाहिए',
  passwordHint: (least) => plural(least, { one: 'कम से कम # वर्ण', other: 'कम से कम # वर्ण' }),
  passwordLong: (most) =>
    plural(most, {
      one: 'पासवर्ड में ज़्यादा से ज़्यादा # वर्ण हो सकता है',
      other: 'पासवर्ड में ज़्यादा से ज़्यादा # वर्ण हो सकते हैं',
    }),
  or: 'या',
  guest: 'अतिथि के रूप में साइन इन करें',
};

export const login: typeof En.login = {
  page: 'साइन इन',
  title: 'आपका फिर से स्वागत है',
  subtitle: 'अपने खाते में साइन इन करें',
  email: 'ईमेल पता',
  forgot: 'पासवर्ड भूल गए?',
  submit: 'साइन इन करें',
  newHere: 'यहाँ नए हैं?',
  register: 'खाता बनाएँ',
  userNotFound: 'खाता नहीं मिला! कृपया पहले पंजीकरण करें!',
  wrongPassword: 'पासवर्ड गलत है!',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें',
  signedIn: 'साइन इन हो गया!',
};

/** Signing in with a passkey, alone or after the password. */
export const passkeySignIn: typeof En.passkeySignIn = {
  button: 'पासकी से साइन इन करें',
  title: 'अपनी पासकी इस्तेमाल करें',
  subtitle: 'आपके खाते के लिए पासवर्ड के साथ पासकी भी ज़रूरी है।',
  use: 'पासकी इस्तेमाल करें',
  waiting: 'अपने ब्राउज़र के निर्देशों का पालन करें।',
  cancelled: 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें।',
  failed: 'साइन इन नहीं हो सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  useCode: 'रिकवरी कोड इस्तेमाल करें',
  code: 'रिकवरी कोड',
  codeHint: 'उन कोड में से एक, जो आपने अपनी पहली पासकी जोड़ते समय सहेजे थे',
  codeRequired: 'रिकवरी कोड दर्ज करें',
  submitCode: 'साइन इन करें',
  back: 'वापस जाएँ',
  otherHosts: (hosts) =>
    `आपकी पासकी ${hosts.join(', ')} पर काम करती हैं, यहाँ नहीं। वहाँ साइन इन करें या रिकवरी कोड इस्तेमाल करें।`,
};

export const alreadySignedIn: typeof En.alreadySignedIn = {
  title: 'आपने पहले से साइन इन किया हुआ है!',
  home: 'होम',
};

export const register: typeof En.register = {
  page: 'पंजीकरण',
  title: 'खाता बनाएँ',
  subtitle: 'आपका ईमेल सत्यापित करने के लिए हम आपको एक OTP भेजेंगे।',
  fullName: 'पूरा नाम',
  email: 'ईमेल पता',
  phone: 'फ़ोन नंबर',
  optional: 'वैकल्पिक',
  phoneExample: '+91 98450 12345',
  submit: 'ईमेल सत्यापित करें',
  submitting: 'OTP भेजा जा रहा है...',
  haveAccount: 'पहले से खाता है?',
  signIn: 'साइन इन करें',
  nameRequired: 'पूरा नाम ज़रूरी है',
  nameLong: (most) =>
    plural(most, {
      one: 'पूरे नाम में ज़्यादा से ज़्यादा # वर्ण हो सकता है',
      other: 'पूरे नाम में ज़्यादा से ज़्यादा # वर्ण हो सकते हैं',
    }),
  phoneLong: (most) =>
    plural(most, {
      one: 'फ़ोन नंबर में ज़्यादा से ज़्यादा # वर्ण हो सकता है',
      other: 'फ़ोन नंबर में ज़्यादा से ज़्यादा # वर्ण हो सकते हैं',
    }),
  userAlreadyExists: 'यह खाता पहले से मौजूद है! कृपया साइन इन करें',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें!',
};

export const otp: typeof En.otp = {
  page: 'खाता सत्यापित करें',
  title: 'खाता सत्यापित करें',
  enterCode: 'हमने आपके ईमेल पर 6 अंकों का जो कोड भेजा है, उसे दर्ज करें।',
  codeExpired: 'कोड की समय-सीमा समाप्त हो गई है। अपने ईमेल पर नया कोड मँगाएँ।',
  noCode: 'आपके पास कोई मान्य कोड नहीं है। अपने ईमेल पर कोड मँगाएँ।',
  email: 'ईमेल पता',
  otp: 'OTP',
  hint: 'एक मिनट बाद भी ईमेल नहीं आया? अपना स्पैम फ़ोल्डर देखें।',
  sendFirst: 'पहले OTP मँगाएँ, फिर उसे यहाँ दर्ज करें।',
  expiresIn: 'शेष समय',
  lastMinute: 'कोड की समय-सीमा एक मिनट में समाप्त हो जाएगी',
  over: 'कोड की समय-सीमा समाप्त हो गई है',
  asking: 'मान्य कोड की जाँच हो रही है',
  verify: 'OTP सत्यापित करें',
  send: 'OTP भेजें',
  back: 'पंजीकरण पर वापस जाएँ',
  required: 'OTP ज़रूरी है',
  useNewest: 'सबसे नए ईमेल का कोड दर्ज करें',
  sent: 'OTP भेज दिया गया!',
  notSent: 'OTP नहीं भेजा जा सका, कृपया फिर से कोशिश करें',
  verified: 'खाता सत्यापित हो गया!',
};

/** Messages for a code that was not accepted. */
export const otpFailure: typeof En.otpFailure = {
  userNotFound: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें!',
  otpNotFound: 'OTP नहीं मिला, कृपया नया OTP मँगाएँ',
  otpExpired: 'OTP की समय-सीमा समाप्त हो गई है, कृपया नया OTP मँगाएँ',
  maxOtpAttempts: 'OTP दर्ज करने की सीमा पार हो गई है, कृपया नया OTP मँगाएँ',
  invalidOtp: 'OTP गलत है, कृपया फिर से कोशिश करें',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें!',
};

export const forgot: typeof En.forgot = {
  page: 'पासवर्ड भूल गए',
  title: 'पासवर्ड भूल गए?',
  subtitle: 'नया पासवर्ड चुनने के लिए हम आपको ईमेल पर एक लिंक भेजेंगे।',
  email: 'ईमेल पता',
  submit: 'ईमेल भेजें',
  remembered: 'याद आ गया?',
  signIn: 'साइन इन करें',
};

export const forgotSuccess: typeof En.forgotSuccess = {
  page: 'लिंक भेज दिया गया',
  title: 'पासवर्ड रीसेट करने का लिंक आपके ईमेल पर भेज दिया गया है',
  text: 'नया पासवर्ड चुनने के लिए लिंक खोलें।',
  login: 'साइन इन करें',
};

export const reset: typeof En.reset = {
  page: 'पासवर्ड रीसेट करें',
  title: 'पासवर्ड रीसेट करें',
  subtitle: 'अपने खाते के लिए नया पासवर्ड चुनें।',
  password: 'पासवर्ड',
  confirm: 'पासवर्ड की पुष्टि करें',
  confirmHint: 'पासवर्ड दोबारा लिखें।',
  submit: 'पासवर्ड रीसेट करें',
};

export const resetSuccess: typeof En.resetSuccess = {
  page: 'पासवर्ड बदल गया',
  title: 'आपका पासवर्ड बदल दिया गया है',
  text: 'आपको हर जगह से साइन आउट कर दिया गया है। अपने नए पासवर्ड से साइन इन करें।',
  login: 'साइन इन करें',
};
