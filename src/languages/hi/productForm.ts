import type * as En from '../en/productForm.ts';
import { problems } from './productProblems.ts';
import { number, plural } from './rules.ts';

export { choices } from './productChoices.ts';

/** Shared by both forms. */
const common = {
  requirement: 'जिन फ़ील्ड पर * है, वे ज़रूरी हैं।',
  basics: 'मूल जानकारी',
  basicsText: 'ग्राहक सबसे पहले यही पढ़ते हैं।',
  pricing: 'मूल्य और स्टॉक',
  settings: 'सेटिंग और उपलब्धता',
  media: 'उत्पाद की छवियाँ',

  optional: 'वैकल्पिक',
  choose: 'चुनें',
  percentOff: '% छूट',
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

export const conflict: typeof En.conflict = {
  title: 'किसी और ने यह उत्पाद सहेज दिया है',
  text: 'उनका संस्करण देखने और अपना संस्करण ड्राफ़्ट के रूप में रखने के लिए फिर से लोड करें। या उसे अपने संस्करण से ओवरराइट करें।',
  stay: 'संपादन जारी रखें',
  reload: 'फिर से लोड करें',
  overwrite: 'ओवरराइट करें',
};

export const draft: typeof En.draft = {
  titles: {
    new: 'आपका एक उत्पाद अधूरा है',
    copy: 'आपकी एक कॉपी अधूरी है',
    edit: 'इस उत्पाद में आपके बदलाव सहेजे नहीं गए हैं',
    outdatedEdit: 'आपके बदलाव सहेजे नहीं गए हैं, लेकिन इस बीच किसी और ने यह उत्पाद सहेज दिया है',
  },
  edited: 'आपको नई छवियाँ फिर से जोड़नी होंगी।',
  outdated: 'नए संस्करण की जगह इन्हें रखने से पहले आपसे पूछा जाएगा।',
  named: (name) => `“${name}” प्रकाशित नहीं हुआ। इसकी छवियाँ फिर से जोड़नी होंगी।`,
  unnamed: 'अभी तक प्रकाशित नहीं हुआ। छवियाँ फिर से जोड़नी होंगी।',
  restore: 'वापस लाएँ',
  discard: 'हटा दें',
};

export const newerVersion: typeof En.newerVersion = {
  saved: 'किसी और ने अभी-अभी यह उत्पाद सहेजा है',
  savedText: 'आपने जो लिखा है, वह अब भी यहाँ है। उनका संस्करण लोड करने पर वह आपके बदलावों की जगह ले लेगा।',
  see: 'नए टैब में खोलें',
  load: 'उनका संस्करण लोड करें',
  deleted: 'किसी और ने अभी-अभी यह उत्पाद हटा दिया है',
  deletedText: 'आपने जो लिखा है, वह अब भी यहाँ है, पर उसे अब सहेजा नहीं जा सकता।',
};

export const duplicate: typeof En.duplicate = {
  mark: '(कॉपी)',
  markAgain: '(कॉपी #)',
  loading: 'उत्पाद कॉपी किया जा रहा है',
  subtitle: (name) =>
    `“${name}” की कॉपी, बिना स्टॉक के ड्राफ़्ट के रूप में। जब तक आप इसे प्रकाशित नहीं करते, कुछ भी सहेजा नहीं जाएगा।`,
  withoutCodes: 'SKU और बारकोड मूल उत्पाद के ही रहते हैं।',
  unnamed: 'बिना नाम का उत्पाद',
  notFound: 'जिस उत्पाद की कॉपी बनानी है, वह नहीं मिला।',
  notFoundText: 'हो सकता है कि उसे हटा दिया गया हो, या लिंक अधूरा हो।',
  failed: 'उत्पाद कॉपी नहीं किया जा सका।',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  toProducts: 'उत्पादों पर वापस जाएँ',
  addEmpty: 'नया उत्पाद जोड़ें',
  missingImages: (count) =>
    plural(count, { one: '# छवि कॉपी नहीं की जा सकी', other: '# छवियाँ कॉपी नहीं की जा सकीं' }),
  missingImagesText: 'हर छवि को यहाँ खोलें, अपने डिवाइस पर सहेजें, फिर उसे दोबारा जोड़ें।',
  openImage: (place) => `छवि ${number(place)} नए टैब में खोलें`,
};
