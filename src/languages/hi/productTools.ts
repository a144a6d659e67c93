import type * as En from '../en/productTools.ts';
import { plural } from './rules.ts';

export const quickEdit: typeof En.quickEdit = {
  labels: {
    actualPrice: (name) => `${name} का मूल्य`,
    discountedPrice: (name) => `${name} का छूट वाला मूल्य`,
    prices: (name) => `${name} के मूल्य`,
    stock: (name) => `${name} का स्टॉक`,
  },
  keys: 'सहेजने के लिए Enter दबाएँ, रद्द करने के लिए Esc, सहेजकर अगले पर जाने के लिए Tab।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  overwrite: 'मेरा मान सहेजें',
  cancel: 'रद्द करें',
  keep: 'उनका मान रखें',
  conflict: 'किसी और ने यह उत्पाद सहेजा है।',
  now: (figure) => `अब मान ${figure} है।`,
  missing: 'खाली',
  saved: {
    actualPrice: (name) => `${name} का मूल्य सहेजा गया`,
    discountedPrice: (name) => `${name} का छूट वाला मूल्य सहेजा गया`,
    prices: (name) => `${name} के मूल्य सहेजे गए`,
    stock: (name) => `${name} का स्टॉक सहेजा गया`,
  },
  gone: (name) => `${name} अब इस पृष्ठ पर नहीं है। आपका बदलाव सहेजा नहीं गया।`,
};

export const bulkBar: typeof En.bulkBar = {
  bar: 'चुने गए उत्पाद',
  statuses: { active: 'सक्रिय करें', inactive: 'निष्क्रिय करें', draft: 'ड्राफ़्ट में ले जाएँ' },
  feature: 'फ़ीचर करें',
  unfeature: 'फ़ीचर से हटाएँ',
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
