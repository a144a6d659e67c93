import type * as En from '../en/orders.ts';
import { toFilters } from '../deriveTexts.ts';
import { shared } from './list.ts';
import { labels } from './orderLabels.ts';
import { number, plural } from './rules.ts';

export const order: typeof En.order = {
  missing: '—',
  unknownCustomer: 'अज्ञात',
  unnamedProduct: 'बिना नाम का उत्पाद',
  quantity: (count) => `मात्रा ${number(count)}`,
  unknownQuantity: 'मात्रा —',
  named: (id) => `ऑर्डर ${id}`,
  mailSubject: (id) => `ऑर्डर ${id}`,
  paymentInCard: { pending: 'भुगतान लंबित', failed: 'भुगतान विफल' },
  copyThisId: (id) => `ऑर्डर ${id} की ID कॉपी करें`,
  copied: 'ऑर्डर ID कॉपी हो गई',
  notCopied: 'ऑर्डर ID कॉपी नहीं हो सकी',
  upi: 'UPI',
  card: 'कार्ड',
};

export const statusLabels: typeof En.statusLabels = {
  pending: 'लंबित',
  confirmed: 'पुष्टि हुई',
  out_for_delivery: 'डिलीवरी पर',
  delivered: 'डिलीवर हुआ',
  cancelled: 'रद्द',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const orderFilters: typeof En.orderFilters = {
  ...toFilters(labels),
  status: { label: labels.status, all: 'सभी स्थितियाँ', options: statusLabels },
  payment: {
    label: 'भुगतान',
    options: { paid: 'भुगतान हुआ', pending: 'लंबित', refunded: 'रिफ़ंड हुआ', failed: 'विफल' },
  },
  method: { label: 'भुगतान का तरीका', options: { card: 'कार्ड', upi: 'UPI', other: 'अन्य' } },
  category: { label: 'श्रेणी' },
  place: { label: 'स्थान' },
  revenue: { label: 'आय में शामिल', options: { counted: 'हाँ', cancelled: 'नहीं' } },
};

export const newOrders: typeof En.newOrders = (count) =>
  plural(count, { one: '# नया ऑर्डर', other: '# नए ऑर्डर' });

export const orderList: typeof En.orderList = {
  ...shared,
  page: 'उत्पादों के ऑर्डर',
  title: 'ऑर्डर प्रबंधन',
  count: (count, total) => plural(count, { one: `${total} ऑर्डर`, other: `${total} ऑर्डर` }),
  countAmong: (found, total) => `${total} में से ${found}`,
  columns: {
    id: labels.id,
    product: labels.product,
    customer: labels.customer,
    location: 'स्थान',
    total: 'कुल',
    payment: 'भुगतान',
    status: labels.status,
    date: 'ऑर्डर तारीख़',
    actions: 'कार्रवाई',
  },
  search: 'ऑर्डर खोजें',
  searchPlaceholder: 'उत्पाद या ऑर्डर ID से खोजें',
  loading: 'ऑर्डर लोड हो रहे हैं...',
  newRows: (count) => `${newOrders(count)} · दिखाएँ`,
  notYet: 'ऑर्डर अभी लोड हो रहे हैं',
  noMatch: 'आपकी खोज से मेल खाता कोई ऑर्डर नहीं मिला',
  empty: { text: 'जब ग्राहक आपकी ऑनलाइन दुकान में ऑर्डर देंगे, तो वे यहाँ दिखेंगे।' },
  failed: 'डेटा लाने में गड़बड़ी हुई',
  failedText: 'ऑर्डर लोड नहीं हो सके। कृपया अपना कनेक्शन जाँचें या बाद में फिर से कोशिश करें।',
  closeAndRetry: 'बंद करके फिर से कोशिश करें',
  view: (id) => `ऑर्डर ${id} का विवरण देखें`,
  contact: (name, id) =>
    name ? `ऑर्डर ${id} के बारे में ग्राहक ${name} से संपर्क करें` : `ऑर्डर ${id} के बारे में ग्राहक से संपर्क करें`,
  call: (name, id) =>
    name ? `ऑर्डर ${id} के बारे में ग्राहक ${name} को फ़ोन करें` : `ऑर्डर ${id} के बारे में ग्राहक को फ़ोन करें`,
  noContact: 'इस ग्राहक का न ईमेल पता है, न फ़ोन नंबर',
  range: (start, end, total) => `${total} में से ${start}-${end} ऑर्डर`,
  pageOf: (page, pages) => `${pages} में से पृष्ठ ${page}`,
  accessTitle: 'पहुँच की अनुमति नहीं है',
  accessText: 'स्टोर के ऑर्डर देखने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
};

export const bulkActions: typeof En.bulkActions = {
  runningTitle: () => 'स्थिति बदली जा रही है',
  describeDone: ({ status }, count) =>
    plural(count, {
      one: `# ऑर्डर की स्थिति “${statusLabels[status]}” कर दी गई`,
      other: `# ऑर्डर की स्थिति “${statusLabels[status]}” कर दी गई`,
    }),
  selectAll: (total, scope) =>
    scope === 'whole' ? `सभी ${total} ऑर्डर चुनें` : `मेल खाने वाले सभी ${total} ऑर्डर चुनें`,
  collectFailed: 'मेल खाने वाले ऑर्डर लोड नहीं हो सके। आपका चयन नहीं बदला है।',
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'चुने गए ऑर्डर',
  print: 'प्रिंट करें',
  sheets: {
    packingSlip: 'पैकिंग स्लिप',
    packingSlipWithNotes: 'नोट के साथ पैकिंग स्लिप',
    invoice: 'इनवॉइस',
  },
};

export const cancelQuestion: typeof En.cancelQuestion = {
  title: (count) => plural(count, { one: '# ऑर्डर रद्द करें?', other: '# ऑर्डर रद्द करें?' }),
  text: (count) =>
    plural(count, {
      one: 'इसकी स्थिति “रद्द” कर दी जाएगी और यह आय में नहीं गिना जाएगा।',
      other: 'इनकी स्थिति “रद्द” कर दी जाएगी और ये आय में नहीं गिने जाएँगे।',
    }),
  paid: (count) => plural(count, { one: '# का भुगतान हो चुका है।', other: '# का भुगतान हो चुका है।' }),
  delivered: (count) => plural(count, { one: '# डिलीवर हो चुका है।', other: '# डिलीवर हो चुके हैं।' }),
  neither: (count) =>
    plural(count, {
      one: 'न इसका भुगतान हुआ है, न यह डिलीवर हुआ है।',
      other: 'इनमें से किसी का न भुगतान हुआ है, न डिलीवरी।',
    }),
  confirm: (count) => plural(count, { one: '# ऑर्डर रद्द करें', other: '# ऑर्डर रद्द करें' }),
  dismiss: 'वापस जाएँ',
};

/** Orders that sums leave out. `currency` is a code: 'USD'. */
export const otherCurrencies: typeof En.otherCurrencies = {
  notInRevenue: (count, currency) =>
    plural(count, {
      one: `${currency} में # ऑर्डर आय में शामिल नहीं है।`,
      other: `${currency} में # ऑर्डर आय में शामिल नहीं हैं।`,
    }),
  notInReport: (count, currency) =>
    plural(count, {
      one: `${currency} में # ऑर्डर इस रिपोर्ट में शामिल नहीं है।`,
      other: `${currency} में # ऑर्डर इस रिपोर्ट में शामिल नहीं हैं।`,
    }),
};
