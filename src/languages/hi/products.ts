import type * as En from '../en/products.ts';
import { toFilters } from '../deriveTexts.ts';
import { shortLabels } from './productLabels.ts';
import { number, plural } from './rules.ts';

/** Units of the form. Singular and plural are the same. */
const units = new Map([
  ['pieces', 'नग'],
  ['kg', 'किलोग्राम'],
  ['liters', 'लीटर'],
  ['grams', 'ग्राम'],
  ['packs', 'पैक'],
  ['sets', 'सेट'],
]);

export const stock: typeof En.stock = {
  unit: (unit = 'इकाई') => units.get(unit) ?? unit,
  amount: (amount, unit) =>
    unit === undefined
      ? plural(amount, { one: '# इकाई', other: '# इकाइयाँ' })
      : `${number(amount)} ${units.get(unit) ?? unit}`,
  shortage: { low: 'कम स्टॉक', out: 'स्टॉक में नहीं' },
  inStock: 'स्टॉक में है',
};

export const dashboard: typeof En.dashboard = {
  page: 'डैशबोर्ड',
  title: 'डैशबोर्ड पर एक नज़र',
  description: 'फिर से स्वागत है! देखिए, आपके स्टोर में क्या चल रहा है।',
  addProduct: 'नया उत्पाद जोड़ें',
  accessTitle: 'साइन इन करना ज़रूरी है',
  accessText: 'एडमिन डैशबोर्ड देखने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
  goHome: 'होम पर जाएँ',
};

export const totals: typeof En.totals = {
  totals: 'स्टोर के कुल आँकड़े',
  orders: { label: 'कुल ऑर्डर', caption: 'पिछले महीने से 12% ज़्यादा', emphasis: '12%' },
  users: { label: 'कुल उपयोगकर्ता', caption: 'पिछले महीने से 8% ज़्यादा', emphasis: '8%' },
  products: { label: 'कुल उत्पाद', caption: 'इस सप्ताह 5 नए', emphasis: '5 नए' },
  revenue: { label: 'कुल आय', caption: 'पिछले महीने से 24% ज़्यादा', emphasis: '24%' },
  loading: 'कुल आँकड़े लोड हो रहे हैं',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const productFilters: typeof En.productFilters = {
  ...toFilters(shortLabels),
  category: {
    label: shortLabels.category,
    all: 'सभी श्रेणियाँ',
    /** Keyed by the category in the data. */
    options: {
      Electronics: 'इलेक्ट्रॉनिक्स',
      Fashion: 'फ़ैशन',
      'Food & Health': 'खाद्य और स्वास्थ्य',
      Home: 'घर',
      Sports: 'खेल',
      Travel: 'यात्रा',
      Vehicles: 'वाहन',
      Others: 'अन्य',
    },
  },
  stock: {
    label: shortLabels.stock,
    options: { low: 'कम', out: 'स्टॉक में नहीं' },
    tabs: { low: 'कम स्टॉक', out: 'स्टॉक में नहीं' },
  },
  status: { label: shortLabels.status, options: { active: 'सक्रिय', inactive: 'निष्क्रिय', draft: 'ड्राफ़्ट' } },
  featured: { label: shortLabels.isFeatured, options: { yes: 'हाँ', no: 'नहीं' } },
  price: { label: shortLabels.actualPrice },
};

export const inventory: typeof En.inventory = {
  title: 'उत्पाद इन्वेंटरी',
  count: (_, total) => `${total} उत्पाद`,
  countAmong: (found, total) => `${total} में से ${found}`,
  columns: {
    ...shortLabels,
    image: 'छवि',
    product: 'उत्पाद',
    price: 'मूल्य',
    discount: 'छूट',
    updated: 'अपडेट',
    actions: 'कार्रवाइयाँ',
  },
  updatedInCard: 'अपडेट:',
  search: 'उत्पाद खोजें',
  searchPlaceholder: 'उत्पाद खोजें...',
  loading: 'उत्पाद इन्वेंटरी लोड हो रही है...',
  notYet: 'उत्पाद अभी लोड हो रहे हैं',
  noMatch: 'आपकी शर्तों से मेल खाता कोई उत्पाद नहीं मिला',
  noMatchHint: 'कोई दूसरा शब्द या श्रेणी आज़माएँ।',
  failed: 'उत्पाद लोड नहीं हो सके',
  failedHint: 'स्टोर से अनपेक्षित जवाब मिला।',
  retry: 'फिर से कोशिश करें',
  view: (name) => `${name} देखें`,
  edit: (name) => `${name} संपादित करें`,
  delete: (name) => `${name} हटाएँ`,
  actions: (name) => `${name} के लिए कार्रवाइयाँ`,
  viewItem: 'उत्पाद देखें',
  editItem: 'उत्पाद संपादित करें',
  deleteItem: 'उत्पाद हटाएँ',
  duplicateItem: 'उत्पाद की कॉपी बनाएँ',
  editPriceItem: 'मूल्य संपादित करें',
  editStockItem: 'स्टॉक संपादित करें',
  editCell: {
    actualPrice: 'मूल्य संपादित करें',
    discountedPrice: 'छूट वाला मूल्य संपादित करें',
    stock: 'स्टॉक संपादित करें',
  },
  unnamed: 'बिना नाम का उत्पाद',
  missing: '—',
  noDiscount: '—',
  off: 'छूट',
  was: 'पहले',
  range: (start, end, total) => `${total} में से ${start}–${end}`,
};

export const deleteDialog: typeof En.deleteDialog = {
  title: 'हटाने की पुष्टि करें',
  text: 'क्या आप वाकई यह उत्पाद हटाना चाहते हैं? इसे वापस नहीं लाया जा सकेगा।',
  cancel: 'रद्द करें',
  confirm: 'हटाएँ',
  deleting: 'हटाया जा रहा है...',
  deleted: 'उत्पाद हटा दिया गया',
};

export const productList: typeof En.productList = {
  page: 'सभी उत्पाद',
  title: 'सभी उत्पाद',
  addProduct: 'नया उत्पाद जोड़ें',
  importProducts: 'आयात करें',
  emptyTitle: 'कोई उत्पाद नहीं मिला',
  emptyText: 'आप जो उत्पाद प्रकाशित करेंगे, वे अपने स्टॉक, मूल्य और छूट के साथ यहाँ दिखेंगे।',
  addFirst: 'अपना पहला उत्पाद जोड़ें',
  importFirst: 'उत्पाद आयात करें',
  accessTitle: 'पहुँच की अनुमति नहीं है',
  accessText: 'इस स्टोर के उत्पाद देखने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',
  goHome: 'होम पर जाएँ',
  noList: 'उत्पादों का डेटा नहीं मिल सका।',
  failed: 'उत्पाद लोड नहीं हो सके।',
};
