import type * as En from '../en/webhooks.ts';
import { plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'वेबहुक',
  explanation: (product) => `कोई ऑर्डर या स्टॉक बदलते ही ${product} आपकी दुकान की वेबसाइट के सर्वर को बता देता है।`,
  none: 'आपके पास अभी कोई वेबहुक नहीं है।',
  loading: 'वेबहुक लोड हो रहे हैं...',
  failed: 'वेबहुक लोड नहीं हो सके। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  add: 'वेबहुक जोड़ें',
  full: (most) =>
    plural(most, {
      one: 'आपके पास # वेबहुक हो सकता है। पहले उसे हटाएँ।',
      other: 'आपके पास ज़्यादा से ज़्यादा # वेबहुक हो सकते हैं। पहले एक हटाएँ।',
    }),
  events: 'घटनाएँ',
  active: 'सक्रिय',
  failing: 'इस समय से विफल',
  twoSecrets: 'पिछला सीक्रेट इस समय तक चलेगा',
  paused: 'रुका हुआ',
  pausedByFailures: 'रुका हुआ, क्योंकि एक दिन तक कुछ भी नहीं पहुँच सका',
  pausedByReceiver: 'रुका हुआ, क्योंकि प्राप्तकर्ता ने 410 Gone जवाब दिया',
  deliveries: 'डिलीवरी',
  deliveriesOf: (url) => `${url} को भेजी गई डिलीवरी`,
  actionsOf: (url) => `${url} के लिए कार्रवाइयाँ`,
  edit: 'संपादित करें',
  pause: 'रोकें',
  resume: 'फिर से शुरू करें',
  replaceSecret: 'सीक्रेट बदलें',
  remove: 'हटाएँ',
  pausedNow: 'वेबहुक रुक गया',
  resumedNow: 'वेबहुक फिर से शुरू हो गया',
  notChanged: 'वेबहुक नहीं बदला जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const types: typeof En.types = {
  'order.placed': 'ऑर्डर दिया गया',
  'order.status': 'ऑर्डर की स्थिति बदली',
  'order.payment': 'भुगतान बदला',
  'product.stock': 'स्टॉक बदला',
  test: 'परीक्षण',
};

export const form: typeof En.form = {
  add: 'वेबहुक जोड़ें',
  edit: 'वेबहुक संपादित करें',
  url: 'पता',
  urlHint: 'आपकी वेबसाइट के सर्वर का, जैसे https://shop.example/webhooks',
  urlRequired: 'पता दर्ज करें',
  urlInvalid: 'https:// से शुरू होने वाला पता दर्ज करें',
  urlLong: 'पता बहुत लंबा है',
  types: 'घटनाएँ',
  typesRequired: 'कम से कम एक घटना चुनें',
  submitAdd: 'वेबहुक जोड़ें',
  submitEdit: 'सहेजें',
  cancel: 'रद्द करें',
  busy: 'कृपया प्रतीक्षा करें',
  saved: 'वेबहुक सहेजा गया',
  failed: 'वेबहुक सहेजा नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const secret: typeof En.secret = {
  created: 'वेबहुक जुड़ गया',
  replaced: 'नया सीक्रेट',
  warning: (product) =>
    `सीक्रेट अभी कॉपी करें, क्योंकि यह दोबारा नहीं दिखेगा। आपका सर्वर इससे जाँचता है कि वेबहुक ${product} से ही आए हैं।`,
  overlap: '24 घंटे तक वेबहुक पर दोनों सीक्रेट के हस्ताक्षर होंगे। उससे पहले अपने सर्वर को नया सीक्रेट दें।',
  label: 'हस्ताक्षर का सीक्रेट',
  copy: 'सीक्रेट कॉपी करें',
  saved: 'मैंने सीक्रेट सहेज लिया है',
};

export const removing: typeof En.removing = {
  title: 'यह वेबहुक हटाएँ?',
  text: (url) => `${url} को अब कुछ नहीं मिलेगा। प्रतीक्षा कर रही घटनाएँ हटा दी जाएँगी।`,
  submit: 'हटाएँ',
  busy: 'हट रहा है...',
  cancel: 'रद्द करें',
  done: 'वेबहुक हट गया',
  failed: 'वेबहुक नहीं हट सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const replacing: typeof En.replacing = {
  title: 'सीक्रेट बदलें?',
  text: (url) => `${url} के वेबहुक पर 24 घंटे तक दोनों सीक्रेट के हस्ताक्षर होंगे, ताकि बदलते समय कोई वेबहुक न छूटे।`,
  submit: 'बदलें',
  busy: 'बदल रहा है...',
  cancel: 'रद्द करें',
  failed: 'सीक्रेट नहीं बदला जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const deliveries: typeof En.deliveries = {
  title: 'डिलीवरी',
  none: 'पिछले 7 दिनों में कुछ नहीं भेजा गया। पता आज़माने के लिए एक परीक्षण भेजें।',
  loading: 'डिलीवरी लोड हो रही हैं...',
  failed: 'डिलीवरी लोड नहीं हो सकीं। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  close: 'बंद करें',
  sendTest: 'परीक्षण भेजें',
  sendAgain: 'फिर से भेजें',
  sendAgainOf: (type, time) => `फिर से भेजें: ${type}, ${time}`,
  sent: 'भेजा जा रहा है। जवाब सूची में दिखेगा।',
  notSent: 'भेजा नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  paused: 'यह वेबहुक रुका हुआ है। पहले इसे फिर से शुरू करें।',
  waiting: 'प्रतीक्षा में',
  delivered: 'पहुँच गया',
  notDelivered: 'विफल',
  subject: 'आईडी',
  time: 'समय',
  attempts: 'कोशिशें',
  nextAttempt: 'अगली कोशिश',
  afterEarlier: 'पहले की घटना के बाद',
  answer: 'जवाब',
  problems: {
    timeout: '15 सेकंड में कोई जवाब नहीं आया',
    unknownHost: 'इस नाम का कोई सर्वर नहीं है',
    unreachable: 'सर्वर तक नहीं पहुँचा जा सका',
    certificate: 'सर्वर का प्रमाणपत्र मान्य नहीं है',
    privateAddress: 'यह पता किसी निजी नेटवर्क में ले जाता है',
    insecure: 'पता https:// से शुरू होना चाहिए',
    redirect: 'यह पता किसी दूसरे पते पर भेजता है: वही पता दर्ज करें',
    unreadable: 'जवाब मान्य HTTP नहीं है',
  },
};
