import type * as En from '../en/adminShell.ts';
import { plural } from './rules.ts';

export const navigation: typeof En.navigation = {
  dashboard: 'डैशबोर्ड',
  bannerSlides: 'बैनर स्लाइड',
  categories: 'श्रेणियाँ',
  products: 'उत्पाद',
  productList: 'उत्पाद सूची',
  productUpload: 'उत्पाद अपलोड',
  productRam: 'उत्पाद की RAM जोड़ें',
  productWeight: 'उत्पाद का वज़न जोड़ें',
  productSize: 'उत्पाद का साइज़ जोड़ें',
  orders: 'ऑर्डर',
  customers: 'ग्राहक',
  homeBanners: 'होम बैनर',
  sideBanners: 'साइड बैनर',
  bottomBanners: 'निचले बैनर',
  reports: 'रिपोर्ट',
  activity: 'गतिविधि',
  storeDetails: 'स्टोर का विवरण',
};

export const navigationBadges: typeof En.navigationBadges = {
  soon: 'जल्द',
  pendingOrders: (count) => plural(count, { one: '# ऑर्डर लंबित', other: '# ऑर्डर लंबित' }),
};

export const logout: typeof En.logout = {
  title: 'साइन आउट की पुष्टि करें',
  text: 'क्या आप वाकई साइन आउट करना चाहते हैं?',
  cancel: 'रद्द करें',
  confirm: 'साइन आउट करें',
  leaving: 'साइन आउट हो रहा है...',
  done: 'साइन आउट हो गया',
  refused: 'साइन आउट करते समय कुछ गड़बड़ हो गई',
  unanswered: 'साइन आउट नहीं हो सका',
};

export const footer: typeof En.footer = {
  email: 'ईमेल',
  phone: 'फ़ोन',
  newsletter: 'न्यूज़लेटर',
  address: 'आपका ईमेल पता',
  subscribe: 'सदस्यता लें',
  invalid: 'ईमेल पता सही नहीं है',
  subject: 'न्यूज़लेटर',
  body: (email) => `कृपया ${email} को न्यूज़लेटर की सूची में जोड़ें।`,
};

export const newOrderToast: typeof En.newOrderToast = {
  newOrder: (amount) => `नया ऑर्डर · ${amount}`,
  view: 'देखें',
};

export const toasts: typeof En.toasts = { undo: 'पूर्ववत करें' };
