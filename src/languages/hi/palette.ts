import type * as En from '../en/palette.ts';
import { plural } from './rules.ts';

export const palette: typeof En.palette = {
  title: 'कमांड पैलेट',
  input: 'पृष्ठ, कार्रवाइयाँ, उत्पाद और ऑर्डर खोजें',
  placeholder: 'खोजें या सीधे जाएँ...',
  close: 'बंद करें',
  groups: {
    recent: 'हाल ही में खोले गए',
    pages: 'पृष्ठ',
    actions: 'कार्रवाइयाँ',
    products: 'उत्पाद',
    orders: 'ऑर्डर',
  },
  noMatch: (query) => `“${query}” से कुछ भी मेल नहीं खाता`,
  searching: 'उत्पाद और ऑर्डर खोजे जा रहे हैं...',
  failed: 'उत्पाद और ऑर्डर खोजे नहीं जा सके। पृष्ठ और कार्रवाइयाँ अब भी काम कर रही हैं।',
  retry: 'फिर से कोशिश करें',
  results: (count) => plural(count, { one: '# परिणाम', other: '# परिणाम' }),
  toDark: 'गहरी थीम चुनें',
  toLight: 'हल्की थीम चुनें',
  addProduct: 'उत्पाद जोड़ें',
  importProducts: 'उत्पाद आयात करें',
  exportProducts: 'उत्पाद निर्यात करें',
  exportOrders: 'ऑर्डर निर्यात करें',
  showShortcuts: 'कीबोर्ड शॉर्टकट दिखाएँ',
  signOut: 'साइन आउट करें',
};

export const shortcuts: typeof En.shortcuts = {
  title: 'कीबोर्ड शॉर्टकट',
  description:
    'जहाँ “फिर” लिखा है, वहाँ कुंजियाँ एक के बाद एक दबाएँ। जब आप किसी फ़ील्ड में टाइप कर रहे हों, तब अकेले अक्षर कुछ नहीं करते।',
  close: 'बंद करें',
  thenKey: 'फिर',
  keyNames: { ctrl: 'Ctrl', shift: 'Shift' },
  sections: { everywhere: 'हर जगह', lists: 'सूचियों में', form: 'उत्पाद के फ़ॉर्म में' },
  shortcuts: {
    openPalette: 'कमांड पैलेट खोलें',
    showSheet: 'यह सूची दिखाएँ',
    dashboard: 'डैशबोर्ड पर जाएँ',
    products: 'उत्पादों पर जाएँ',
    orders: 'ऑर्डरों पर जाएँ',
    reports: 'रिपोर्ट पर जाएँ',
    newProduct: 'नया उत्पाद जोड़ें',
    notifications: 'सूचनाओं पर जाएँ',
    selectNext: 'पंक्ति के चेकबॉक्स पर: नीचे की पंक्ति भी चुनें',
    selectPrevious: 'पंक्ति के चेकबॉक्स पर: ऊपर की पंक्ति भी चुनें',
    editCell: 'मूल्य या स्टॉक पर: उसे बदलें',
    saveCell: 'बदलाव सहेजें',
    saveCellAndGoOn: 'बदलाव सहेजें और अगले सेल पर जाएँ',
    cancel: 'बदलाव रद्द करें, खोज ख़ाली करें या चयन हटाएँ',
    saveProduct: 'उत्पाद सहेजें',
  },
};
