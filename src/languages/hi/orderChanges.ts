import type * as En from '../en/orderChanges.ts';
import { number, plural } from './rules.ts';

export const notes: typeof En.notes = {
  add: 'नोट जोड़ें',
  label: 'नोट',
  hint: 'ग्राहकों को नोट कभी नहीं दिखते।',
  save: 'नोट सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'नोट सहेजा गया',
  discard: 'छोड़ दें',
  cancel: 'रद्द करें',
  change: 'नोट बदलें',
  remove: 'नोट हटाएँ',
  edited: 'बदला गया',
  empty: 'पहले नोट लिखें।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें।`,
  notSaved: 'नोट सहेजा नहीं जा सका। आपका लिखा यहीं है: फिर से कोशिश करें।',
  notRemoved: 'नोट हटाया नहीं जा सका। फिर से कोशिश करें।',
  removing: {
    title: 'यह नोट हटाएँ?',
    text: 'इसका लिखा हुआ मिट जाएगा। इतिहास में सिर्फ़ यह रहेगा कि एक नोट था।',
    confirm: 'नोट हटाएँ',
    busy: 'हटाया जा रहा है...',
    dismiss: 'नोट रखें',
  },
};

export const tracking: typeof En.tracking = {
  title: 'ट्रैकिंग',
  add: 'ट्रैकिंग जोड़ें',
  change: 'ट्रैकिंग बदलें',
  remove: 'ट्रैकिंग हटाएँ',
  copy: 'ट्रैकिंग नंबर कॉपी करें',
  copied: 'ट्रैकिंग नंबर कॉपी हो गया',
  notCopied: 'ट्रैकिंग नंबर कॉपी नहीं हो सका',
  track: (parcel) => `पार्सल ${parcel} ट्रैक करें`,
  dispatchText: 'क्या कोई ट्रैकिंग नंबर है? आप इसे खाली छोड़कर बाद में भी जोड़ सकते हैं।',
  carrier: 'कूरियर',
  number: 'ट्रैकिंग नंबर',
  url: 'ट्रैकिंग लिंक',
  urlHint: 'वह पेज जहाँ यह कूरियर पार्सल दिखाता है।',
  carrierMissing: 'कूरियर का नाम डालें।',
  numberMissing: 'ट्रैकिंग नंबर डालें।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें।`,
  urlInvalid: 'वेब पता डालें, जैसे https://carrier.example/track.',
  setOut: 'डिलीवरी के लिए निकालें',
  save: 'ट्रैकिंग सहेजें',
  cancel: 'रद्द करें',
  saving: 'सहेजा जा रहा है...',
  saved: (id) => `ऑर्डर ${id} की ट्रैकिंग सहेजी गई`,
  removed: (id) => `ऑर्डर ${id} की ट्रैकिंग हटाई गई`,
};

export const payment: typeof En.payment = {
  mark: { paid: 'भुगतान हुआ दर्ज करें', refunded: 'रिफ़ंड हुआ दर्ज करें' },
  text: {
    paid: (amount) => `दर्ज करता है कि ग्राहक ने ${amount} नकद या बैंक ट्रांसफ़र से चुकाए।`,
    refunded: (amount) => `दर्ज करता है कि ग्राहक को ${amount} वापस मिले। कोई पैसा नहीं भेजा जाता।`,
  },
  reference: 'भुगतान संदर्भ',
  referenceHint: 'जैसे ट्रांसफ़र या रसीद का नंबर।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें।`,
  cancel: 'रद्द करें',
  saving: 'सहेजा जा रहा है...',
  saved: {
    paid: (id) => `ऑर्डर ${id} का भुगतान दर्ज हुआ`,
    refunded: (id) => `ऑर्डर ${id} का रिफ़ंड दर्ज हुआ`,
  },
  undone: {
    paid: (id) => `ऑर्डर ${id} का भुगतान अब दर्ज नहीं है`,
    refunded: (id) => `ऑर्डर ${id} का रिफ़ंड अब दर्ज नहीं है`,
  },
};

export const stock: typeof En.stock = {
  putBack: (pieces) => plural(pieces, { one: '# नग स्टॉक में वापस रखें', other: '# नग स्टॉक में वापस रखें' }),
  notReturned: (pieces) =>
    plural(pieces, { one: '# नग स्टॉक में वापस नहीं है।', other: '# नग स्टॉक में वापस नहीं हैं।' }),
  stillReturned: (pieces) =>
    plural(pieces, {
      one: 'इस ऑर्डर का # नग अभी भी स्टॉक में गिना जा रहा है।',
      other: 'इस ऑर्डर के # नग अभी भी स्टॉक में गिने जा रहे हैं।',
    }),
  move: { return: 'स्टॉक में वापस रखें', take: 'स्टॉक से निकालें' },
  moving: 'सहेजा जा रहा है...',
  returned: (pieces) => plural(pieces, { one: '# नग स्टॉक में वापस है।', other: '# नग स्टॉक में वापस हैं।' }),
  taken: (pieces) =>
    plural(pieces, { one: '# नग फिर से स्टॉक से निकाला गया।', other: '# नग फिर से स्टॉक से निकाले गए।' }),
  both: (first, second) => `${first}। ${second}`,
  productGone: 'स्टॉक में कुछ वापस नहीं रखा गया: उत्पाद अब मौजूद नहीं है।',
  tooFew: 'स्टॉक से कुछ नहीं निकाला गया: बहुत कम नग बचे हैं।',
  soldMeanwhile: 'इसके नग इस बीच बिक गए, इसलिए वे वापस आए हुए ही गिने जाएँगे।',
};
