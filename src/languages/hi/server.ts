import type * as en from '../en/server.ts';
import { sentences } from './productProblems.ts';
import { number, plural } from './rules.ts';

const characters = (count: number) => plural(count, { one: '# अक्षर', other: '# अक्षर' });
const limit = (count: number) => `सीमा ${characters(count)} है`;

export const errors: typeof en.errors = {
  signIn: 'जारी रखने के लिए कृपया साइन इन करें।',
  crossSite: 'यह अनुरोध किसी दूसरी साइट से आया था और रोक दिया गया।',
  noSuchCall: 'यह पता इस सर्वर पर मौजूद नहीं है।',
  noSuchFile: 'नहीं मिला',
  wrongMethod: (allowed) => `यह पता केवल ${allowed} स्वीकार करता है।`,
  notJson: 'अनुरोध application/json के रूप में भेजें।',
  unreadableJson: 'अनुरोध मान्य JSON नहीं है।',
  wrongBody: (field, expected) =>
    field === '' ? `अनुरोध ${expected} होना चाहिए।` : `फ़ील्ड “${field}” ${expected} होना चाहिए।`,
  unknownField: (field) => `“${field}” नाम का कोई फ़ील्ड नहीं है। वर्तनी जाँचें।`,
  wrongParameter: (name, expected) => `पैरामीटर “${name}” ${expected} होना चाहिए।`,
  periodEndsBeforeStart: 'समाप्ति की तारीख़ शुरुआत की तारीख़ से पहले की नहीं हो सकती।',
  periodTooLong: (most) =>
    plural(most, {
      one: 'अवधि ज़्यादा से ज़्यादा # दिन की हो सकती है।',
      other: 'अवधि ज़्यादा से ज़्यादा # दिनों की हो सकती है।',
    }),
  previousPeriodIncomplete: 'beforeFrom और beforeTo दोनों भेजें, या दोनों में से कोई नहीं।',
  tooLarge: (kilobytes) => `अनुरोध बहुत बड़ा है; सीमा ${number(kilobytes)} KB है।`,
  credentialsTooLong: 'ईमेल पता या पासवर्ड बहुत लंबा है।',
  emailTooLong: (most) => `ईमेल पता बहुत लंबा है; ${limit(most)}।`,
  emailInvalid: 'कृपया मान्य ईमेल पता दर्ज करें।',
  nameMissing: 'कृपया अपना पूरा नाम दर्ज करें।',
  nameTooLong: (most) => `नाम बहुत लंबा है; ${limit(most)}।`,
  phoneTooLong: (most) => `फ़ोन नंबर बहुत लंबा है; ${limit(most)}।`,
  passwordTooShort: (least) => `पासवर्ड में कम से कम ${characters(least)} होने चाहिए।`,
  passwordTooLong: (most) => `पासवर्ड बहुत लंबा है; ${limit(most)}।`,
  passwordTooCommon: 'इस पासवर्ड का अनुमान लगाना बहुत आसान है। कृपया कोई दूसरा चुनें।',
  passwordBreached: 'यह पासवर्ड दूसरी वेबसाइटों से चुराए गए पासवर्ड की सूची में है। कृपया कोई दूसरा चुनें।',
  passwordsDiffer: 'पासवर्ड मेल नहीं खाते।',
  currentPasswordWrong: 'यह आपका मौजूदा पासवर्ड नहीं है।',
  guestAccount: 'अतिथि खाता साझा है और बदला नहीं जा सकता।',
  passkeysUnavailable: 'पासकी के लिए https पता ज़रूरी है। यह सर्वर चलाने वाले व्यक्ति से PUBLIC_URL सेट करने को कहें।',
  passkeyNameMissing: 'कृपया पासकी का नाम दर्ज करें।',
  tooManyPasskeys: (most) => `आपके पास ज़्यादा से ज़्यादा ${number(most)} पासकी हो सकती हैं। पहले कोई एक हटाएँ।`,
  passkeyExists: 'यह पासकी पहले ही जोड़ी जा चुकी है। कोई दूसरा डिवाइस या पासवर्ड मैनेजर चुनें।',
  passkeyNotFound: 'यह पासकी हटाई जा चुकी है।',
  passkeyNeeded: 'पहले ऐसी पासकी जोड़ें, जो इस पते पर काम करती हो।',
  passkeyUnknown: 'यह पासकी यहाँ की नहीं है। अपने पासवर्ड से साइन इन करें या कोई दूसरी पासकी चुनें।',
  passkeyOfOther: 'यह पासकी किसी दूसरे खाते की है। कृपया कोई दूसरी चुनें।',
  passkeyRefused: 'इस पासकी की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।',
  passkeyTooLate: 'इसमें बहुत समय लग गया। फिर से कोशिश करें।',
  passwordFirst: 'इस खाते के लिए पहले पासवर्ड ज़रूरी है। अपने ईमेल पते और पासवर्ड से साइन इन करें।',
  recoveryCodeWrong: 'यह आपके बचे हुए रिकवरी कोड में से नहीं है। हर कोड एक बार काम करता है।',
  resetLinkOver: 'यह लिंक अब मान्य नहीं है। कृपया नया लिंक मँगाएँ।',
  tooManyRequests: 'बहुत ज़्यादा अनुरोध आए हैं। कृपया बाद में फिर से कोशिश करें।',
  tooManySignIns: 'साइन इन करने की बहुत ज़्यादा कोशिशें हुई हैं। कृपया बाद में फिर से कोशिश करें।',
  tooManyPasswords: 'बहुत बार गलत पासवर्ड दर्ज किया गया। कृपया बाद में फिर से कोशिश करें।',
  tooManyStreams: 'ये पृष्ठ ब्राउज़र की बहुत ज़्यादा विंडो में खुले हैं। कृपया एक विंडो बंद करें।',
  stopping: 'सर्वर बंद हो रहा है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  busy: 'सर्वर व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  storeKeyMissing: 'Store API की कुंजी “Authorization: Bearer …” के रूप में भेजें।',
  storeKeyUnknown: 'यह कुंजी अज्ञात है या बंद की जा चुकी है।',
  storeKeyNameMissing: 'कृपया कुंजी का नाम दर्ज करें।',
  storeKeyNameTaken: 'इस नाम की एक कुंजी पहले से है। कृपया कोई दूसरा नाम चुनें।',
  tooManyStoreKeys: (most) =>
    `आपके पास ज़्यादा से ज़्यादा ${number(most)} कुंजियाँ हो सकती हैं। पहले कोई ऐसी कुंजी बंद करें, जो अब काम में नहीं आती।`,
  idempotencyKeyMissing: (header) =>
    `हर ऑर्डर के लिए नए मान के साथ हेडर “${header}” भेजें, और ऑर्डर दोबारा भेजते समय वही मान रखें।`,
  productNotFound: 'उत्पाद नहीं मिला।',
  productStale: 'आपके खोलने के बाद किसी और ने यह उत्पाद सहेजा है।',
  storeDetailsStale: 'आपके खोलने के बाद किसी और ने स्टोर का विवरण सहेजा है।',
  keyReused: 'यह पहले ही दूसरी सामग्री के साथ सहेजा जा चुका है। दोबारा सहेजने से पहले स्टोर में जाँच लें।',
  entryNotFound: 'यह प्रविष्टि अब मौजूद नहीं है।',
  versionUnreadable:
    'यह संस्करण दिखाया या वापस नहीं लाया जा सकता, क्योंकि किसी बदलाव का रिकॉर्ड ख़राब है या किसी नए सॉफ़्टवेयर का है।',
  orderNotFound: 'ऑर्डर नहीं मिला।',
  customerNotFound: 'ग्राहक नहीं मिला।',
  viewNotFound: 'व्यू नहीं मिला।',
  viewOfOther: 'इस व्यू को केवल इसे बनाने वाला ही बदल या हटा सकता है।',
  tooManyViews: (most) => `आप हर सूची में ज़्यादा से ज़्यादा ${number(most)} व्यू सहेज सकते हैं। पहले कोई एक हटाएँ।`,
  statusChanged: 'इस बीच किसी और ने इस ऑर्डर की स्थिति बदल दी है।',
  noteNotFound: 'यह नोट हटा दिया गया है।',
  noteOfOther: 'नोट को सिर्फ़ उसे लिखने वाला बदल या हटा सकता है।',
  tooManyNotes: (most) => `एक ऑर्डर में ${number(most)} तक नोट हो सकते हैं: पहले कोई नोट हटाएँ।`,
  paymentChanged: 'इस बीच भुगतान बदल गया है, इसलिए उसे पहले जैसा नहीं किया जा सकता।',
  orderMailStale: 'आपके खोलने के बाद किसी और ने यह ईमेल बदल दिया है।',
  orderMailOff: 'यह ईमेल बंद है। पहले इसे स्टोर के विवरण में चालू करें।',
  orderMailOtherState: 'यह ऑर्डर बदल गया है, इसलिए यह ईमेल अब सही नहीं होगा।',
  orderMailNoAddress: 'इस ऑर्डर में कोई मान्य ईमेल पता नहीं है।',
  guestMails: 'अतिथि खाता साझा है, इसलिए इससे ईमेल बदले या भेजे नहीं जा सकते।',
  testMailFailed: 'ईमेल नहीं भेजा जा सका। मेल सर्वर की सेटिंग जाँचें या बाद में फिर कोशिश करें।',
  storeFull: 'स्टोर की डिस्क भर गई है। जगह बनने तक कुछ भी सहेजा नहीं जा सकता।',
  storeNotWritable: 'सर्वर स्टोर की डिस्क पर लिख नहीं पा रहा है। यह ठीक होने तक कुछ भी सहेजा नहीं जा सकता।',
  imagesUnavailable: 'छवियों के स्टोरेज से संपर्क नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
  storeUnavailable: 'स्टोर के डेटाबेस से संपर्क नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
  unreachableBackend: 'स्टोर के सर्वर से संपर्क नहीं हो सका।',
  unknownFailure: 'कुछ गड़बड़ हो गई',
};

export const expected: typeof en.expected = {
  types: {
    string: 'टेक्स्ट',
    number: 'संख्या',
    int: 'पूर्ण संख्या',
    boolean: 'true या false',
    File: 'फ़ाइल',
    array: 'सूची',
    object: 'JSON ऑब्जेक्ट',
  },
  json: 'JSON',
  valid: 'मान्य',
  nonBlankText: 'गैर-खाली टेक्स्ट',
  oneOf: (values) => `इनमें से एक (${values.join(', ')})`,
  upToCharacters: (most) => `ज़्यादा से ज़्यादा ${characters(most)} का`,
  idempotencyKey: (most) =>
    `ज़्यादा से ज़्यादा ${characters(most)} का, केवल अंग्रेज़ी अक्षर, अंक और चिह्न, बिना खाली जगह के`,
  wholeNumberFrom: (least) => `${number(least)} या उससे बड़ी पूर्ण संख्या`,
  wholeNumberBetween: (least, most) => `${number(least)} से ${number(most)} तक की पूर्ण संख्या`,
  atLeast: (least) => `${number(least)} या उससे ज़्यादा`,
  atMost: (most) => `${number(most)} या उससे कम`,
  emailAddress: 'ईमेल पता',
  fourDigits: 'चार अंकों का',
  webAddress: 'किसी वेब पेज का लिंक',
  languageTag: 'भाषा का कोड',
  contact: 'फ़ोन नंबर (अगर ईमेल पता नहीं है)',
  numberRange: '10..50 जैसी संख्याओं की सीमा',
  timeRange: '2026-11-01T00:00:00Z..2026-11-02T00:00:00Z जैसी समय-सीमा',
  day: '2026-11-25 जैसी तारीख़',
};

export const upload: typeof en.upload = {
  notForm: 'अनुरोध multipart/form-data के रूप में भेजें।',
  unreadableForm: 'अपलोड अधूरा या ख़राब है। कृपया फिर से कोशिश करें।',
  formTooLarge: (megabytes) => `अपलोड बहुत बड़ा है; सीमा ${number(megabytes)} MB है।`,
  tooLarge: (file, megabytes) => `फ़ाइल बहुत बड़ी है: ${file}। सीमा ${number(megabytes)} MB है।`,
  tooMany: (most) =>
    plural(most, {
      one: 'ज़्यादा से ज़्यादा # छवि की अनुमति है।',
      other: 'ज़्यादा से ज़्यादा # छवियों की अनुमति है।',
    }),
  empty: (file) => `खाली फ़ाइल: ${file}। कृपया कोई दूसरी चुनें।`,
  wrongType: (file) => `अमान्य फ़ाइल प्रकार: ${file}। केवल JPG, PNG, GIF, WEBP की अनुमति है।`,
  otherType: (file, is, claimed) => `अमान्य फ़ाइल प्रकार: ${file}। यह ${claimed} के रूप में भेजी गई थी, पर ${is} है।`,
  damaged: (file) => `ख़राब फ़ाइल: ${file}। इसे छवि के रूप में पढ़ा नहीं जा सकता।`,
  tooManyPixels: (file, millions) =>
    `छवि बहुत बड़ी है: ${file}। सीमा ${plural(millions, { one: '# मिलियन पिक्सेल', other: '# मिलियन पिक्सेल' })} है।`,
  unnamed: 'बिना नाम की',
};

export const product: typeof en.product = { create: sentences, edit: sentences };

export { storefront } from './storefront.ts';
export { storeProblems } from './storeProblems.ts';
export { webhookProblems } from './webhookProblems.ts';
export { mailTextProblems } from './mailTextProblems.ts';
