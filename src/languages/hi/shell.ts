import type * as En from '../en/shell.ts';
import { number } from './rules.ts';

export const layout: typeof En.layout = {
  documentTitle: (page, product) => `${page} · ${product}`,
  titleWithCount: (count, title) => `(${number(count)}) ${title}`,
  skip: 'सीधे सामग्री पर जाएँ',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  menu: 'मुख्य मेनू',
  palette: 'उत्पाद, ऑर्डर, ग्राहक खोजें',
  paletteWithoutCustomers: 'उत्पाद और ऑर्डर खोजें',
  ctrlKey: 'Ctrl',
  home: 'होम',
  keys: (keys) => `कुंजियाँ: ${keys}`,
  cart: 'कार्ट',
  login: 'साइन इन करें',
  shortcuts: 'कीबोर्ड शॉर्टकट',
  logout: 'साइन आउट करें',
  profile: (name) => `${name} का खाता`,
  addProduct: 'नया उत्पाद जोड़ें',
  storeDetails: 'स्टोर का विवरण',
  account: 'खाता',
  toDark: 'गहरी थीम चुनें',
  toLight: 'हल्की थीम चुनें',
  theme: 'थीम',
  light: 'हल्की',
  dark: 'गहरी',
  language: 'भाषा',
  languageNotLoaded: 'यह भाषा लोड नहीं हो सकी। फिर से कोशिश करें या पृष्ठ को फिर से लोड करें।',
  dismissToast: 'बंद करें',
  toasts: 'सूचनाएँ',
};

export const statusPage: typeof En.statusPage = {
  checking: 'आपके सत्र की जाँच हो रही है',
  underConstruction: 'अभी बन रहा है',
  underConstructionText: (page) => `“${page}” वाला पृष्ठ अभी तैयार नहीं है। बाकी सब कुछ पहले की तरह काम कर रहा है।`,
  toDashboard: 'डैशबोर्ड पर जाएँ',
  notFound: 'पृष्ठ नहीं मिला',
  notFoundText: 'यह पृष्ठ मौजूद नहीं है। पता जाँचें।',
  unreachable: 'स्टोर के सर्वर से संपर्क नहीं हो पा रहा है',
  unreachableText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें। आपका डेटा सुरक्षित है और आपको साइन आउट नहीं किया गया है।',
  crash: 'यह पृष्ठ नहीं दिखाया जा सका',
  crashText: 'कुछ गड़बड़ हो गई। आपका डेटा सुरक्षित है। फिर से कोशिश करें या डैशबोर्ड पर वापस जाएँ।',
  tryAgain: 'फिर से कोशिश करें',
  retry: 'फिर से कोशिश करें',
  outdated: 'नया संस्करण तैयार है',
  outdatedText: (product) =>
    `इस पृष्ठ का एक हिस्सा लोड नहीं हो सका, शायद इसलिए कि ${product} अपडेट हुआ है। नया संस्करण पाने के लिए फिर से लोड करें।`,
  reload: 'फिर से लोड करें',
  offline: 'आप ऑफ़लाइन हैं। यह पृष्ठ पुराना हो सकता है, और फिर से ऑनलाइन होने तक आप कुछ सहेज नहीं सकते।',
  loadingPage: 'पृष्ठ लोड हो रहा है',
};

export const loadFailure: typeof En.loadFailure = {
  title: 'पृष्ठ का यह हिस्सा लोड नहीं हो सका',
  text: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें। इससे काम न बने तो पृष्ठ फिर से लोड करें।',
  loading: 'लोड हो रहा है...',
  close: 'बंद करें',
};

export const renew: typeof En.renew = {
  title: 'आपका सत्र समाप्त हो गया है',
  text: 'आगे बढ़ने के लिए फिर से साइन इन करें। इस पृष्ठ पर आपका काम सुरक्षित है।',
  cancel: 'रद्द करें',
  waiting: 'साइन इन हो रहा है',
  replaced: 'इसे भेजा नहीं गया, क्योंकि किसी और एडमिन ने साइन इन कर लिया है। इसे जाँचकर फिर से कोशिश करें।',
  signedInAs: (name) => `अब ${name} ने साइन इन किया है। बिना सहेजे बदलाव भेजे नहीं गए।`,
};
