import type * as En from '../en/orderMails.ts';

export { mailTextProblems } from './mailTextProblems.ts';

export const templates: typeof En.templates = {
  confirmation: 'ऑर्डर की पुष्टि',
  dispatch: 'रवानगी',
  cancellation: 'रद्दीकरण',
  refund: 'रिफ़ंड',
};

export const mailsCard: typeof En.mailsCard = {
  title: 'ग्राहकों को ईमेल',
  explanation: 'बदलाव के एक मिनट बाद भेजे जाते हैं, ताकि आप उसे वापस ले सकें। जवाब स्टोर के ईमेल पते पर आते हैं।',
  loading: 'ईमेल लोड हो रहे हैं...',
  failed: 'ईमेल लोड नहीं हो सके। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  when: {
    confirmation: 'जब कोई ऑर्डर आता है',
    dispatch: 'जब कोई ऑर्डर डिलीवरी के लिए निकलता है',
    cancellation: 'जब कोई ऑर्डर रद्द होता है',
    refund: 'जब किसी ऑर्डर का रिफ़ंड होता है',
  },
  edit: 'बदलें',
  editOf: (name) => `बदलें: ${name}`,
  language: 'जिन ऑर्डर में भाषा नहीं है, उनकी भाषा',
  languageHint: 'ऑनलाइन स्टोर हर ऑर्डर के साथ भाषा भेज सकते हैं।',
  guest: 'अतिथि खाता साझा है। इससे ये ईमेल देखे जा सकते हैं, पर बदले या भेजे नहीं जा सकते।',
  turnedOn: (name) => `${name} चालू`,
  turnedOff: (name) => `${name} बंद`,
  notSaved: 'सहेजा नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const editor: typeof En.editor = {
  title: (name) => `ईमेल: ${name}`,
  close: 'बंद करें',
  language: 'भाषा',
  subject: 'विषय',
  text: 'संदेश',
  textHint: 'खाली पंक्तियाँ अनुच्छेद अलग करती हैं। जिस अनुच्छेद के सभी प्लेसहोल्डर खाली हों, वह छोड़ दिया जाता है।',
  placeholders: 'प्लेसहोल्डर डालें',
  placeholder: {
    customerName: 'ग्राहक का नाम',
    orderNumber: 'ऑर्डर संदर्भ',
    orderDate: 'ऑर्डर की तारीख़',
    products: 'उत्पाद और राशियाँ',
    total: 'कुल राशि',
    address: 'डिलीवरी का पता',
    tracking: 'ट्रैकिंग',
    storeName: 'स्टोर का नाम',
  },
  reset: 'मूल संदेश पर लौटाएँ',
  resetDone: 'यह फिर से मूल संदेश है।',
  restore: 'मेरा संदेश वापस लाएँ',
  preview: 'पूर्वावलोकन',
  previewLoading: 'पूर्वावलोकन अपडेट हो रहा है...',
  previewFailed: 'पूर्वावलोकन नहीं दिखाया जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  previewInvalid: 'पूर्वावलोकन देखने के लिए संदेश ठीक करें।',
  retry: 'फिर से कोशिश करें',
  frame: 'ईमेल का पूर्वावलोकन',
  order: 'ऑर्डर संदर्भ',
  orderHint: 'सबसे नए उपयुक्त ऑर्डर के लिए खाली छोड़ें।',
  shownOrder: (number) => `ऑर्डर ${number} के साथ`,
  sample: 'एक काल्पनिक ऑर्डर के साथ, क्योंकि अभी कोई ऑर्डर नहीं है',
  test: (email) => `${email} पर टेस्ट भेजें`,
  testSending: 'भेजा जा रहा है...',
  testSent: (email) => `${email} पर टेस्ट भेजा गया`,
  testFailed: 'टेस्ट नहीं भेजा जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'ईमेल सहेजा गया',
  cancel: 'रद्द करें',
};

export const mailConflict: typeof En.mailConflict = {
  title: 'किसी और ने यह ईमेल बदल दिया',
  text: 'उनका संस्करण देखने के लिए फिर से लोड करें; आपके बदलाव खो जाएँगे। या उसे अपने संस्करण से ओवरराइट करें।',
  stay: 'बदलना जारी रखें',
  reload: 'फिर से लोड करें',
  overwrite: 'ओवरराइट करें',
};

export const orderSection: typeof En.orderSection = {
  title: 'ईमेल',
  failed: 'ईमेल लोड नहीं हो सके।',
  retry: 'फिर से कोशिश करें',
  sentTo: (email) => `${email} को`,
  by: (name) => `${name} द्वारा`,
  waiting: 'लगभग एक मिनट में भेजा जाएगा',
  retrying: (product) => `अभी नहीं भेजा गया। ${product} कोशिश करता रहेगा।`,
  refused: 'नहीं भेजा गया: ग्राहक के मेल सर्वर ने इसे अस्वीकार किया',
  expired: 'नहीं भेजा गया: मेल सर्वर तीन दिन तक नहीं मिला',
  send: 'भेजें',
  sendAgain: 'फिर से भेजें',
  sendOf: (name) => `भेजें: ${name}`,
  sendAgainOf: (name) => `फिर से भेजें: ${name}`,
  busy: 'भेजा जा रहा है...',
  notPossible: {
    off: 'यह ईमेल बंद है। इसे स्टोर के विवरण में चालू करें।',
    otherState: 'ऑर्डर बदल गया है, इसलिए यह ईमेल अब सही नहीं होगा।',
    noAddress: 'इस ऑर्डर में कोई मान्य ईमेल पता नहीं है।',
    guest: 'अतिथि खाता साझा है, इसलिए इससे ईमेल नहीं भेजे जा सकते।',
  },
  sendFailed: 'ईमेल नहीं भेजा जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  sent: (name) => `${name}: ईमेल भेजा जा रहा है`,
};
