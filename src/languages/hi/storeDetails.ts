import type * as En from '../en/storeDetails.ts';
import { plural } from './rules.ts';

export { storeProblems } from './storeProblems.ts';

export const storePage: typeof En.storePage = {
  page: 'स्टोर का विवरण',
  description: 'ग्राहक आपके स्टोर का क्या देखते हैं, और वह आपकी वेबसाइट के साथ कैसे काम करता है',
  guest: 'यह खाता साझा है',
  guestText: 'आप स्टोर का नाम, संपर्क और मुद्रा बदल सकते हैं। ग्राहकों के ईमेल और कुंजियों के लिए अपना खाता बनाएँ।',
  accessTitle: 'पहुँच की अनुमति नहीं है',
  accessText: 'स्टोर का विवरण बदलने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
  loading: 'स्टोर का विवरण लोड हो रहा है...',
  failed: 'स्टोर का विवरण लोड नहीं हो सका',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  unsupported: 'इस स्टोर का विवरण यहाँ नहीं बदला जा सकता',
  unsupportedText: 'इस स्टोर का सर्वर इसे नहीं सहेजता।',

  store: 'स्टोर',
  storeText: 'नाम और लोगो पैकिंग स्लिप और इनवॉइस पर दिखते हैं।',
  storeName: 'स्टोर का नाम',
  taxNumber: 'कर संख्या',
  taxNumberHint: 'जैसे GSTIN या VAT ID। इनवॉइस पर दिखाई जाती है।',
  contact: 'संपर्क',
  contactText: 'फ़ुटर में और पैकिंग स्लिप और इनवॉइस पर दिखता है।',
  email: 'ईमेल',
  phone: 'फ़ोन',
  address: 'पता',
  addressHint: 'वैसे ही लिखें जैसे लिफ़ाफ़े पर लिखते हैं; पंक्तियाँ वैसी ही रहेंगी।',
  region: 'मुद्रा और समय क्षेत्र',
  regionText: 'राशियाँ और दिन किस तरह दिखाए और गिने जाते हैं।',
  currency: 'मुद्रा',
  currencyHint: 'कीमतों, नए ऑर्डरों, कुल योग और रिपोर्ट के लिए। कोई राशि बदली नहीं जाती।',
  timeZone: 'समय क्षेत्र',
  timeZoneHint:
    'नए ऑर्डरों के लिए, और फ़िल्टर और रिपोर्ट के दिनों के लिए। इसके बिना सूचियों में ब्राउज़र का और रिपोर्टों में सर्वर का समय क्षेत्र लागू होता है।',
  optional: 'वैकल्पिक',
  notSet: 'सेट नहीं है',
  noCurrency: 'कोई मुद्रा नहीं मिली',
  noTimeZone: 'कोई समय क्षेत्र नहीं मिला',

  logo: 'लोगो',
  logoHint: 'JPG, PNG, GIF या WEBP, 5 MB तक',
  chooseLogo: 'लोगो चुनें',
  replaceLogo: 'लोगो बदलें',
  removeLogo: 'लोगो हटाएँ',

  submit: 'सहेजें',
  cancel: 'रद्द करें',
  saving: 'सहेजा जा रहा है...',
  progress: 'सहेजना',
  unsaved: 'बदलाव सहेजे नहीं गए',
  needAttention: (count: number) => plural(count, { one: '# फ़ील्ड पर ध्यान दें', other: '# फ़ील्डों पर ध्यान दें' }),
  saved: 'स्टोर का विवरण सहेजा गया',
  notSaved: 'स्टोर का विवरण सहेजा नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const storeConflict: typeof En.storeConflict = {
  title: 'किसी और ने स्टोर का विवरण सहेज दिया है',
  text: 'उनका संस्करण देखने के लिए फिर से लोड करें; आपके बदलाव खो जाएँगे। या उसे अपने संस्करण से ओवरराइट करें।',
  stay: 'संपादन जारी रखें',
  reload: 'फिर से लोड करें',
  overwrite: 'ओवरराइट करें',
};

export const currencyQuestion: typeof En.currencyQuestion = {
  title: (currency) => `मुद्रा बदलकर ${currency} करें?`,
  text: (orders, currency) =>
    plural(orders, {
      one: 'अब तक के # ऑर्डर और उसके इनवॉइस की मुद्रा वही रहेगी। ',
      other: 'अब तक के # ऑर्डरों और उनके इनवॉइस की मुद्रा वही रहेगी। ',
    }) +
    `उत्पादों की कीमतों की संख्या वही रहेगी, लेकिन अब से ${currency} में होगी: उन्हें जाँच लें। ` +
    `आय और रिपोर्ट में केवल ${currency} वाले ऑर्डर गिने जाएँगे।`,
  confirm: 'मुद्रा बदलें',
  cancel: 'रद्द करें',
};
