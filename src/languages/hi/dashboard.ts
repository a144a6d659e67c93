import type * as En from '../en/dashboard.ts';
import { plural } from './rules.ts';

export const todo: typeof En.todo = {
  title: 'करने के काम',
  loading: 'काम लोड हो रहे हैं',
  caughtUp: 'सारे काम पूरे हो गए',
  failed: 'काम लोड नहीं हो सके।',
  retry: 'फिर से कोशिश करें',
  tasks: {
    pending: (count, text) => plural(count, { one: `${text} ऑर्डर लंबित`, other: `${text} ऑर्डर लंबित` }),
    dispatch: (count, text) => plural(count, { one: `${text} ऑर्डर भेजना है`, other: `${text} ऑर्डर भेजने हैं` }),
    late: (count, text) => plural(count, { one: `${text} डिलीवरी में देरी`, other: `${text} डिलीवरी में देरी` }),
    paymentFailed: (count, text) => plural(count, { one: `${text} भुगतान विफल`, other: `${text} भुगतान विफल` }),
    outOfStock: (count, text) => plural(count, { one: `${text} स्टॉक में नहीं`, other: `${text} स्टॉक में नहीं` }),
    draft: (count, text) => plural(count, { one: `${text} ड्राफ़्ट उत्पाद`, other: `${text} ड्राफ़्ट उत्पाद` }),
    lowStock: (count, text) => plural(count, { one: `${text} का स्टॉक कम है`, other: `${text} का स्टॉक कम है` }),
  },
};

export const firstSteps: typeof En.firstSteps = {
  title: 'अपना स्टोर तैयार करें',
  text: 'अभी यह ख़ाली है। इनमें से किसी एक कदम से शुरुआत करें।',
  steps: {
    add: { title: 'नया उत्पाद जोड़ें', text: 'उसका विवरण, कीमत, स्टॉक और तस्वीरें डालें।' },
    import: { title: 'उत्पाद आयात करें', text: 'स्प्रेडशीट से अपने सारे उत्पाद एक साथ लाएँ।' },
    details: { title: 'स्टोर का विवरण भरें', text: 'इनवॉइस और पैकिंग स्लिप पर उसका नाम और पता छपता है।' },
    storefront: {
      title: 'अपनी ऑनलाइन दुकान जोड़ें',
      text: 'एक कुंजी बनाएँ, ताकि वह आपके उत्पाद दिखाए और ऑर्डर यहाँ भेजे।',
    },
  },
};
