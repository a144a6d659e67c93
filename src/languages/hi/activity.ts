import type * as En from '../en/activity.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

export const activityFilters: typeof En.activityFilters = {
  kind: {
    label: 'प्रकार',
    all: 'सभी प्रकार',
    options: {
      productCreated: 'उत्पाद जोड़ा गया',
      productChanged: 'उत्पाद बदला गया',
      productDeleted: 'उत्पाद हटाया गया',
      orderPlaced: 'ऑर्डर किया गया',
      orderStatusChanged: 'ऑर्डर की स्थिति',
      orderPaymentChanged: 'भुगतान',
      orderTrackingChanged: 'ट्रैकिंग',
      orderStockChanged: 'ऑर्डर का स्टॉक',
      orderNoteChanged: 'नोट',
      orderMailSent: 'ग्राहक को ईमेल',
      orderInvoiceIssued: 'इनवॉइस',
    },
  },
  person: { label: 'व्यक्ति', all: 'सभी व्यक्ति' },
  subject: { label: 'उत्पाद', order: 'ऑर्डर' },
  date: { label: 'दिन' },
};

export const people: typeof En.people = {
  former: 'पूर्व एडमिन',
  storefrontNamed: (name) => `ऑनलाइन स्टोर ${name}`,
  storefront: 'ऑनलाइन स्टोर',
  system: 'सिस्टम',
  unknown: 'अज्ञात एडमिन',
};

export const sources: typeof En.sources = {
  form: 'उत्पाद फ़ॉर्म',
  quickEdit: 'त्वरित संपादन',
  bulk: 'एक साथ बदलाव',
  import: 'आयात',
  undo: 'पूर्ववत करना',
  restore: 'वापस लाया गया',
  order: 'ऑर्डर',
};

export const activityList: typeof En.activityList = {
  ...shared,
  page: 'गतिविधि',
  text: 'किसने कब कौन-सा उत्पाद या ऑर्डर बदला।',
  kept: (days) =>
    plural(days, {
      one: 'उत्पादों के बदलाव # दिन तक रखे जाते हैं।',
      other: 'उत्पादों के बदलाव # दिनों तक रखे जाते हैं।',
    }),
  title: 'बदलाव',
  count: (count, total) => plural(count, { one: `${total} बदलाव`, other: `${total} बदलाव` }),
  countAmong: (found, total) => `${total} में से ${found}`,
  columns: { date: 'समय', person: 'व्यक्ति', change: 'बदलाव', source: 'स्रोत', actions: 'कार्रवाई' },
  search: 'बदलाव खोजें',
  searchPlaceholder: 'उत्पाद या ऑर्डर से खोजें',
  loading: 'बदलाव लोड हो रहे हैं...',
  newRows: () => 'नए बदलाव',
  notYet: 'बदलाव अभी लोड हो रहे हैं',
  noMatch: 'आपकी खोज से मेल खाता कोई बदलाव नहीं मिला',
  noMatchHint: 'कुछ और खोजें या फ़िल्टर हटाएँ।',
  empty: {
    title: 'अभी तक कुछ नहीं बदला है',
    text: 'जब कोई उत्पाद जोड़ेगा, बदलेगा या हटाएगा, या कोई ऑर्डर बदलेगा, तो वह यहाँ दिखेगा। आप उत्पाद के पुराने संस्करण पर लौट सकेंगे।',
  },
  failed: 'गतिविधि लोड नहीं हो सकी।',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  missing: '—',
  onlySubject: (name) => `केवल ${name} के बदलाव दिखाएँ`,
  unnamed: 'बिना नाम का उत्पाद',
  order: (number) => `ऑर्डर ${number}`,
  unreadable: 'यह बदलाव पढ़ा नहीं जा सकता।',
  range: (start, end, total) => `${total} में से ${start}-${end} बदलाव`,
  pageOf: (page, pages) => `${pages} में से पृष्ठ ${page}`,
  accessTitle: 'पहुँच की अनुमति नहीं है',
  accessText: 'स्टोर की गतिविधि देखने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
  unsupported: 'यहाँ कोई गतिविधि नहीं है',
  unsupportedText: 'इस स्टोर का सर्वर यह दर्ज नहीं करता कि किसने क्या बदला।',
};

export const activityColumnNames: typeof En.activityColumnNames = {
  date: 'समय',
  person: 'एडमिन',
  kind: 'प्रकार',
  subject: 'उत्पाद या ऑर्डर',
  id: 'उत्पाद या ऑर्डर ID',
  change: 'बदलाव',
  source: 'स्रोत',
  file: 'फ़ाइल',
};

export const createAgain: typeof En.createAgain = {
  loading: 'उत्पाद लोड हो रहा है',
  subtitle: (name) => `“${name}” का पुराना संस्करण। प्रकाशित करने पर यह एक नया उत्पाद बन जाएगा।`,
  notFound: 'उत्पाद का यह संस्करण नहीं मिला।',
  notFoundText: 'हो सकता है कि इसे अब रखा न गया हो, या लिंक अधूरा हो।',
  unreadable: 'उत्पाद का यह संस्करण पढ़ा नहीं जा सकता।',
  unreadableText: 'इतिहास में इसकी प्रविष्टि खराब है। गतिविधि में कोई और संस्करण खोलें।',
  failed: 'उत्पाद लोड नहीं हो सका।',
  toActivity: 'गतिविधि पर वापस जाएँ',
};
