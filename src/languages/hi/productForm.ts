import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import type * as En from '../en/productForm.ts';
import { priceDecimals } from './priceProblems.ts';
import { number, plural } from './rules.ts';

export { choices } from './productChoices.ts';
export { conflict, draft, duplicate, newerVersion } from './productFormNotices.ts';

/** Shared by both forms. */
const common = {
  requirement: 'जिन फ़ील्ड पर * है, वे ज़रूरी हैं।',
  basics: 'मूल जानकारी',
  basicsText: 'ग्राहक सबसे पहले यही पढ़ते हैं।',
  pricing: 'मूल्य और स्टॉक',
  settings: 'सेटिंग और उपलब्धता',
  media: 'उत्पाद की छवियाँ',

  name: 'उत्पाद का नाम',
  description: 'विवरण',
  category: 'श्रेणी',
  subCategory: 'उप-श्रेणी',
  brand: 'ब्रांड',
  optional: 'वैकल्पिक',
  choose: 'चुनें',
  actualPrice: 'वास्तविक मूल्य',
  discountedPrice: 'छूट वाला मूल्य',
  discountedHint: 'ज़्यादा से ज़्यादा वास्तविक मूल्य जितना',
  discount: 'छूट',
  percentOff: '% छूट',
  discountHint: 'अपने-आप निकाली जाती है',
  stock: 'स्टॉक',
  stockUnit: 'स्टॉक की इकाई',
  status: 'उत्पाद की स्थिति',
  featured: 'फ़ीचर्ड उत्पाद',
  featuredHint: 'स्टोर के होम पेज पर दिखाया जाता है',
  locations: 'स्थान',
  searchLocations: 'स्थान खोजें...',
  noLocation: 'कोई स्थान नहीं मिला',
  removeLocation: (location: string) => `${location} हटाएँ`,
  locationCount: (count: number, all: number) => `${number(all)} में से ${number(count)}`,

  cancel: 'रद्द करें',
  needAttention: (count: number) => plural(count, { one: '# फ़ील्ड पर ध्यान दें', other: '# फ़ील्डों पर ध्यान दें' }),
  noImages: 'प्रकाशित करने के लिए कम से कम एक छवि जोड़ें',
  unsaved: 'बदलाव सहेजे नहीं गए',
  progress: 'अपलोड की प्रगति',
};

const problems: ProductRuleMessages = {
  name: 'उत्पाद का नाम ज़रूरी है',
  description: 'विवरण ज़रूरी है',
  category: 'श्रेणी ज़रूरी है',
  brand: 'ब्रांड ज़रूरी है',
  stockUnit: 'स्टॉक की इकाई ज़रूरी है',
  locations: 'कम से कम एक स्थान ज़रूरी है',
  status: 'उत्पाद की स्थिति ज़रूरी है',
  actualPrice: 'वास्तविक मूल्य शून्य से ज़्यादा होना चाहिए',
  discountedPrice: 'छूट वाला मूल्य, अगर दिया जाए, तो शून्य से ज़्यादा होना चाहिए',
  discountedAboveActual: 'छूट वाला मूल्य वास्तविक मूल्य से ज़्यादा नहीं हो सकता',
  stock: 'स्टॉक शून्य या उससे ज़्यादा होना चाहिए',
  images: 'उत्पाद की कम से कम एक छवि ज़रूरी है',
  priceDecimals,
};

export const create: typeof En.create = {
  ...common,
  page: 'नया उत्पाद जोड़ें',
  submit: 'उत्पाद प्रकाशित करें',
  saving: 'प्रकाशित किया जा रहा है...',
  saved: 'उत्पाद सफलतापूर्वक बनाया गया!',
  failed: 'उत्पाद बनाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  unanswered: 'उत्पाद बनाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  problems,
};

export const edit: typeof En.edit = {
  ...common,
  page: 'उत्पाद संपादित करें',
  submit: 'बदलाव सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'उत्पाद सफलतापूर्वक अपडेट किया गया!',
  failed: 'उत्पाद अपडेट नहीं किया जा सका। कृपया फिर से कोशिश करें।',
  unanswered: 'कोई अनपेक्षित गड़बड़ी हुई।',
  problems,
};

export const createOnly: typeof En.createOnly = {
  noId: 'उत्तर में उत्पाद की ID नहीं मिली।',
  accessTitle: 'पहुँच सीमित है',
  accessText: 'उत्पाद जोड़ने के लिए कृपया साइन इन करें',
  toLogin: 'साइन इन पर जाएँ',
};

export const editOnly: typeof En.editOnly = {
  loading: 'उत्पाद लोड हो रहा है',
  noIdGiven: 'उत्पाद की ID नहीं दी गई।',
  notFound: 'उत्पाद नहीं मिला।',
  notFoundText: 'हो सकता है कि उसे हटा दिया गया हो, या लिंक अधूरा हो।',
  toProducts: 'उत्पादों पर वापस जाएँ',
  fetchFailed: 'उत्पाद की जानकारी लोड नहीं हो सकी।',
  accessTitle: 'साइन इन ज़रूरी है',
  accessText: 'उत्पाद संपादित करने के लिए कृपया साइन इन करें',
  toLogin: 'साइन इन करें',
};

export const leaveDialog: typeof En.leaveDialog = {
  title: 'सहेजे बिना पृष्ठ छोड़ें?',
  text: 'इस पृष्ठ पर आपके बदलाव सहेजे नहीं गए हैं।',
  stay: 'यहीं रहें',
  leave: 'छोड़ें',
};
