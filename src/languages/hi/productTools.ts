import type * as En from '../en/productTools.ts';
import { number, plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `${name} का मूल्य`,
    discountedPrice: (name) => `${name} का छूट वाला मूल्य`,
    prices: (name) => `${name} के मूल्य`,
    stock: (name) => `${name} का स्टॉक`,
  },
  keys: 'सहेजने के लिए Enter दबाएँ, रद्द करने के लिए Esc, सहेजकर अगले पर जाने के लिए Tab। कई पंक्तियाँ चिपकाने पर नीचे की पंक्तियाँ भर जाती हैं।',
  save: 'सहेजें',
  overwrite: 'मेरा मान सहेजें',
  cancel: 'रद्द करें',
  keep: 'उनका मान रखें',
  conflict: 'किसी और ने यह उत्पाद सहेजा है।',
  now: (figure) => `अब मान ${figure} है।`,
  missing: 'खाली',
  change: (before, after) => `${before} → ${after}`,
  named: (field, change) => `${field} ${change}`,
  separator: ', ',
  saved: (label, change) => `बदलाव सहेजा गया: ${label}, ${change}`,
  notSaved: (label, reason) => `बदलाव सहेजा नहीं गया: ${label}। ${reason}`,
  undone: (label, change) => `बदलाव वापस लिया गया: ${label}, ${change}`,
  notUndone: (label, reason) => `बदलाव वापस नहीं लिया जा सका: ${label}। ${reason}`,
  largeChange: {
    title: 'मूल्य को आधे से ज़्यादा बदलें?',
    confirm: 'मूल्य बदलें',
    cancel: 'संपादन पर वापस जाएँ',
  },
  gone: (name) => `${name} अब इस पृष्ठ पर नहीं है। आपका बदलाव सहेजा नहीं गया।`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'चुने गए उत्पाद',
  statuses: { active: 'सक्रिय के रूप में सेट करें', inactive: 'निष्क्रिय के रूप में सेट करें', draft: 'ड्राफ़्ट के रूप में सेट करें' },
  changes: { price: 'मूल्य बदलें', stock: 'स्टॉक बदलें' },
  featured: 'फ़ीचर्ड',
  feature: 'फ़ीचर्ड के रूप में चिह्नित करें',
  unfeature: 'फ़ीचर्ड से हटाएँ',
  delete: 'हटाएँ',
  notAvailable: 'उत्पाद का डेटा उपलब्ध नहीं है।',
  selectAll: (total, scope) =>
    scope === 'whole' ? `सभी ${total} उत्पाद चुनें` : `मेल खाने वाले सभी ${total} उत्पाद चुनें`,
  collectFailed: 'मेल खाने वाले उत्पाद लोड नहीं हो सके। आपका चयन नहीं बदला है।',
};

export const bulkRunning: typeof En.bulkRunning = {
  delete: 'उत्पाद हटाए जा रहे हैं',
  status: 'स्थिति बदली जा रही है',
  featured: 'उत्पाद अपडेट किए जा रहे हैं',
  price: 'मूल्य बदले जा रहे हैं',
  stock: 'स्टॉक बदला जा रहा है',
  pasted: 'चिपकाए गए मान सहेजे जा रहे हैं',
};

export const bulkDone: typeof En.bulkDone = {
  deleted: (count) => plural(count, { one: '# उत्पाद हटाया गया', other: '# उत्पाद हटाए गए' }),
  statuses: {
    active: (count) => plural(count, { one: '# उत्पाद अब सक्रिय है', other: '# उत्पाद अब सक्रिय हैं' }),
    inactive: (count) => plural(count, { one: '# उत्पाद अब निष्क्रिय है', other: '# उत्पाद अब निष्क्रिय हैं' }),
    draft: (count) => plural(count, { one: '# उत्पाद अब ड्राफ़्ट है', other: '# उत्पाद अब ड्राफ़्ट हैं' }),
  },
  featured: (count) => plural(count, { one: '# उत्पाद अब फ़ीचर्ड है', other: '# उत्पाद अब फ़ीचर्ड हैं' }),
  unfeatured: (count) => plural(count, { one: '# उत्पाद अब फ़ीचर्ड नहीं है', other: '# उत्पाद अब फ़ीचर्ड नहीं हैं' }),
};

export const bulkDelete: typeof En.bulkDelete = {
  title: (count) => plural(count, { one: '# उत्पाद हटाएँ?', other: '# उत्पाद हटाएँ?' }),
  text: (count) =>
    plural(count, {
      one: 'उत्पाद और उसकी छवियाँ हटा दी जाएँगी। इन्हें वापस नहीं लाया जा सकेगा।',
      other: 'सभी # उत्पाद और उनकी छवियाँ हटा दी जाएँगी। इन्हें वापस नहीं लाया जा सकेगा।',
    }),
  confirm: (count) => plural(count, { one: '# उत्पाद हटाएँ', other: '# उत्पाद हटाएँ' }),
};

export const bulkChange: typeof En.bulkChange = {
  titles: { price: 'मूल्य बदलें', stock: 'स्टॉक बदलें' },
  texts: {
    price: 'वह मूल्य बदलता है जो ग्राहक चुकाते हैं। छूट से पहले का मूल्य वही रहता है।',
    stock: 'हर चुने गए उत्पाद का स्टॉक बदलता है।',
  },
  operation: 'बदलाव',
  operations: {
    set: 'इतना करें',
    increase: 'राशि से बढ़ाएँ',
    decrease: 'राशि से घटाएँ',
    increasePercent: 'प्रतिशत से बढ़ाएँ',
    decreasePercent: 'प्रतिशत से घटाएँ',
  },
  amount: 'मान',
  notNumber: 'कोई संख्या डालें।',
  noAmount: 'पहले मान डालें',
  nothing: 'बदलने के लिए कुछ नहीं है',
  roundToWhole: 'पूर्णांक राशि तक गोल करें',
  rounding: (decimals) =>
    decimals === 0
      ? 'नए मूल्य पूर्णांक तक गोल किए जाते हैं।'
      : `नए मूल्य दशमलव के ${number(decimals)} अंकों तक गोल किए जाते हैं।`,
  loading: (done, total) => `उत्पाद लोड हो रहे हैं, ${number(total)} में से ${number(done)}...`,
  preview: 'पूर्वावलोकन',
  to: 'से बदलकर',
  summary: (changed, unchanged, invalid) =>
    [
      plural(changed, { one: '# उत्पाद बदलेगा', other: '# उत्पाद बदलेंगे' }),
      ...(unchanged > 0 ? [plural(unchanged, { one: '# वैसा ही रहेगा', other: '# वैसे ही रहेंगे' })] : []),
      ...(invalid > 0 ? [`${number(invalid)} नहीं बदले जा सकते`] : []),
    ].join(', '),
  missing: (count) => plural(count, { one: '# उत्पाद लोड नहीं हो सका', other: '# उत्पाद लोड नहीं हो सके' }),
  confirm: (count) => plural(count, { one: '# उत्पाद बदलें', other: '# उत्पाद बदलें' }),
};

export const paste: typeof En.paste = {
  title: 'सूची में चिपकाएँ',
  text: 'मान चुने गए सेल से नीचे की पंक्तियों में भरे जाते हैं। अभी कुछ सहेजा नहीं गया है।',
  extraLines: (count) =>
    plural(count, {
      one: '# पंक्ति के लिए इस पृष्ठ पर कोई उत्पाद नहीं है, वह छोड़ दी जाएगी।',
      other: '# पंक्तियों के लिए इस पृष्ठ पर कोई उत्पाद नहीं है, वे छोड़ दी जाएँगी।',
    }),
  extraColumns: 'स्टॉक के बाद के कॉलम छोड़ दिए जाते हैं।',
};

export const bulkChanged: typeof En.bulkChanged = {
  price: (count) => plural(count, { one: '# मूल्य बदला गया', other: '# मूल्य बदले गए' }),
  stock: (count) => plural(count, { one: '# उत्पाद का स्टॉक बदला गया', other: '# उत्पादों का स्टॉक बदला गया' }),
  pasted: (count) => plural(count, { one: '# उत्पाद बदला गया', other: '# उत्पाद बदले गए' }),
};
