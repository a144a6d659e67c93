import type * as En from '../en/orderTools.ts';
import { statusLabels } from './orders.ts';
import { number, plural } from './rules.ts';

export const noteMark: typeof En.noteMark = (count, text) =>
  plural(count, { one: `नोट: ${text}`, other: `# नोट, सबसे नया: ${text}` });

export const stockReturn: typeof En.stockReturn = {
  label: (pieces) => `${number(pieces)} नग स्टॉक में वापस रखें`,
  withoutDelivered: 'डिलीवर हो चुके ऑर्डर के नग स्टॉक में वापस नहीं आएँगे।',
  onlyDelivered: 'डिलीवरी हो चुकी है। अगर सामान वापस आ गया है, तो इसे चालू करें।',
  soldMeanwhile: (undone, pieces) =>
    `${undone}। ${plural(pieces, {
      one: 'इस बीच # नग बिक गया, इसलिए उसे स्टॉक से दोबारा नहीं निकाला जा सका',
      other: 'इस बीच # नग बिक गए, इसलिए उन्हें स्टॉक से दोबारा नहीं निकाला जा सका',
    })}`,
};

export const bulkPayment: typeof En.bulkPayment = {
  menu: 'भुगतान',
  actions: { paid: '“भुगतान हुआ” चिह्नित करें', refunded: '“रिफ़ंड हुआ” चिह्नित करें' },
  title: {
    paid: (count) => `${number(count)} ऑर्डर को “भुगतान हुआ” चिह्नित करें?`,
    refunded: (count) => `${number(count)} ऑर्डर को “रिफ़ंड हुआ” चिह्नित करें?`,
  },
  text: {
    paid: 'कैश ऑन डिलीवरी, बैंक ट्रांसफ़र और ऐसे दूसरे भुगतानों के लिए, जो सीधे आपको मिले हैं।',
    refunded: 'उस रकम के लिए, जो आपने ख़ुद लौटाई है। इससे कोई रकम नहीं भेजी जाती।',
  },
  skipped: (count, payment) =>
    plural(count, {
      one: `# ऑर्डर छोड़ दिया जाएगा। उसके भुगतान की स्थिति “${payment}” है।`,
      other: `# ऑर्डर छोड़ दिए जाएँगे। उनके भुगतान की स्थिति “${payment}” है।`,
    }),
  none: {
    paid: 'चुने गए किसी भी ऑर्डर को “भुगतान हुआ” चिह्नित नहीं किया जा सकता',
    refunded: 'चुने गए किसी भी ऑर्डर को “रिफ़ंड हुआ” चिह्नित नहीं किया जा सकता',
  },
  reference: 'भुगतान संदर्भ',
  referenceHint: 'ज़रूरी नहीं। जैसे ट्रांसफ़र का नंबर। यह हर ऑर्डर के साथ सहेजा जाता है।',
  referenceTooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें`,
  confirm: {
    paid: (count) => `${number(count)} को “भुगतान हुआ” चिह्नित करें`,
    refunded: (count) => `${number(count)} को “रिफ़ंड हुआ” चिह्नित करें`,
  },
  running: 'भुगतान बदले जा रहे हैं',
  done: {
    paid: (count) => `${number(count)} ऑर्डर को “भुगतान हुआ” चिह्नित किया गया`,
    refunded: (count) => `${number(count)} ऑर्डर को “रिफ़ंड हुआ” चिह्नित किया गया`,
  },
};

export const bulkTracking: typeof En.bulkTracking = {
  add: 'ट्रैकिंग जोड़ें…',
  title: 'ट्रैकिंग जोड़ें',
  text: 'नंबर कूरियर की फ़ाइल से पेस्ट करें, या फ़ाइल चुनें।',
  lines: 'ऑर्डर संदर्भ और ट्रैकिंग नंबर',
  linesHint:
    'हर लाइन में एक ऑर्डर: उसका संदर्भ या ID, ट्रैकिंग नंबर और, अगर अलग हो, तो कूरियर। इन्हें टैब, कॉमा, सेमीकोलन या स्पेस से अलग करें।',
  choose: 'फ़ाइल चुनें',
  file: 'ट्रैकिंग नंबरों वाली फ़ाइल',
  unreadable: 'यह टेक्स्ट फ़ाइल नहीं है। अपनी स्प्रेडशीट में “Save as” या “Download” चुनें, फिर “CSV”।',
  carrier: 'कूरियर',
  carrierHint: 'उन लाइनों के लिए, जिनमें कूरियर नहीं लिखा है।',
  chooseCarrier: 'कूरियर चुनें',
  otherCarrier: 'कोई और कूरियर',
  carrierName: 'कूरियर का नाम',
  dispatch: `स्थिति “${statusLabels.out_for_delivery}” कर दें`,
  check: 'जाँचें',
  noLines: 'पहले कम से कम एक लाइन डालें',
  tooMany: (most) => `एक बार में ज़्यादा से ज़्यादा ${number(most)} लाइनें जाँचें`,
  checking: (done, total) => `ऑर्डर खोजे जा रहे हैं: ${number(total)} में से ${number(done)}`,
  back: 'वापस जाएँ',
  cancel: 'रद्द करें',
  preview: 'क्या बदलेगा',
  columns: { line: 'लाइन', order: 'ऑर्डर', tracking: 'ट्रैकिंग' },
  summary: (ready, problems) =>
    `${plural(ready, { one: '# ऑर्डर को ट्रैकिंग नंबर मिलेगा', other: '# ऑर्डर को ट्रैकिंग नंबर मिलेंगे' })}${
      problems === 0
        ? ''
        : `, ${plural(problems, { one: '# लाइन छोड़ दी जाएगी', other: '# लाइनें छोड़ दी जाएँगी' })}`
    }`,
  to: 'बदलकर',
  replaces: (tracking) => `${tracking} की जगह`,
  confirm: (count) => `${number(count)} ऑर्डर सहेजें`,
  nothing: 'कोई भी लाइन सहेजी नहीं जा सकती',
  problems: {
    noOrder: 'ऑर्डर संदर्भ नहीं है।',
    noNumber: 'ट्रैकिंग नंबर नहीं है।',
    noCarrier: 'कूरियर नहीं है। वापस जाकर एक चुनें।',
    tooLong: 'ट्रैकिंग नंबर या कूरियर का नाम बहुत लंबा है।',
    shortened: 'स्प्रेडशीट ने यह नंबर छोटा कर दिया है। कॉलम को टेक्स्ट बनाएँ और नंबर दोबारा कॉपी करें।',
    unknown: 'इस संदर्भ का कोई ऑर्डर नहीं है।',
    ambiguous: 'यह संदर्भ कई ऑर्डर का है। इसकी जगह ऑर्डर ID डालें।',
    cancelled: 'यह ऑर्डर रद्द है।',
    delivered: 'यह ऑर्डर डिलीवर हो चुका है।',
    unchanged: 'इस ऑर्डर का ट्रैकिंग नंबर पहले से यही है।',
    failed: 'पता नहीं चल सका कि यह ऑर्डर है या नहीं। वापस जाकर दोबारा जाँचें।',
  },
  twice: (line) => `वही ऑर्डर, जो लाइन ${number(line)} में है।`,
  running: 'ट्रैकिंग नंबर सहेजे जा रहे हैं',
  done: (count) => `${number(count)} ऑर्डर में ट्रैकिंग जोड़ी गई`,
  gone: 'यह ऑर्डर अब मौजूद नहीं है।',
};
