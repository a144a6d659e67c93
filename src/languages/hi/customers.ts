import type * as En from '../en/customers.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

/** Label of each filter. */
export const customerFilters: typeof En.customerFilters = {
  orders: { label: 'ऑर्डर' },
  spent: { label: 'कुल ख़र्च' },
  last: { label: 'पिछला ऑर्डर' },
};

export const customerList: typeof En.customerList = {
  ...shared,
  page: 'ग्राहक',
  title: 'सभी ग्राहक',
  count: (count, total) => plural(count, { one: `${total} ग्राहक`, other: `${total} ग्राहक` }),
  countAmong: (found, total) => `${total} में से ${found}`,
  columns: {
    name: 'ग्राहक',
    phone: 'फ़ोन',
    orders: 'ऑर्डर',
    spent: 'कुल ख़र्च',
    average: 'औसत ऑर्डर',
    first: 'पहला ऑर्डर',
    last: 'पिछला ऑर्डर',
  },
  search: 'ग्राहक खोजें',
  searchPlaceholder: 'नाम, ईमेल या फ़ोन से खोजें',
  loading: 'ग्राहक लोड हो रहे हैं...',
  notYet: 'ग्राहक अभी लोड हो रहे हैं',
  noMatch: 'आपकी खोज से मेल खाता कोई ग्राहक नहीं मिला',
  noMatchHint: 'कुछ और खोजें या फ़िल्टर हटाएँ।',
  empty: {
    title: 'अभी तक कोई ग्राहक नहीं',
    text: 'ऑर्डर करने वाला हर व्यक्ति अपने ऑर्डर और ख़र्च के साथ यहाँ दिखेगा।',
  },
  failed: 'ग्राहक लोड नहीं हो सके।',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  missing: '—',
  range: (start, end, total) => `${total} में से ${start}-${end} ग्राहक`,
  pageOf: (page, pages) => `${pages} में से पृष्ठ ${page}`,
  orderCount: (count) => plural(count, { one: '# ऑर्डर', other: '# ऑर्डर' }),
  accessTitle: 'पहुँच की अनुमति नहीं है',
  accessText: 'स्टोर के ग्राहक देखने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
  unsupported: 'यहाँ कोई ग्राहक नहीं है',
  unsupportedText: 'इस स्टोर का सर्वर ग्राहकों की सूची नहीं रखता।',
};

/** Columns of the exported file. */
export const customerColumnNames: typeof En.customerColumnNames = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  orders: 'ऑर्डर',
  spent: 'कुल ख़र्च',
  average: 'औसत ऑर्डर',
  currency: 'मुद्रा',
  first: 'पहला ऑर्डर',
  last: 'पिछला ऑर्डर',
};

/** The page of one customer. */
export const customerView: typeof En.customerView = {
  back: 'ग्राहक',
  contact: 'संपर्क',
  email: 'ईमेल',
  phone: 'फ़ोन',
  write: 'ईमेल लिखें',
  call: 'फ़ोन करें',
  noContact: 'जानकारी नहीं',
  addresses: 'पते',
  noAddresses: 'किसी ऑर्डर में पता नहीं है।',
  figures: 'आँकड़े',
  orders: 'ऑर्डर',
  spent: 'कुल ख़र्च',
  average: 'औसत ऑर्डर',
  last: 'पिछला ऑर्डर',
  loading: 'ग्राहक लोड हो रहा है',
  notFound: 'यह ग्राहक नहीं मिला।',
  notFoundText: 'हो सकता है लिंक अधूरा हो, या इस स्टोर में ग्राहक का कोई ऑर्डर न हो।',
  failed: 'ग्राहक लोड नहीं हो सका।',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
};
