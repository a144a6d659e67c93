import type * as En from '../en/productImport.ts';
import { rowProblems, unreadable } from './importProblems.ts';
import { list, number, plural } from './rules.ts';

export const importCopy: typeof En.importCopy = {
  page: 'उत्पाद आयात करें',
  title: 'उत्पाद आयात करें',
  text: 'CSV फ़ाइल से एक साथ बहुत-से उत्पाद बनाएँ और बदलें। जब तक आप देख न लें कि क्या होगा, कुछ भी भेजा नहीं जाएगा।',
  toProducts: 'सभी उत्पाद',
  accessTitle: 'पहुँच सीमित है',
  accessText: 'उत्पाद आयात करने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',

  chooseTitle: 'फ़ाइल चुनें',
  choose: 'फ़ाइलें चुनें',
  drop: 'या CSV फ़ाइल यहाँ छोड़ें, साथ में वे छवियाँ जिनके नाम उसमें हैं',
  chooseLabel: 'CSV फ़ाइल और छवियाँ',
  template: 'खाली टेम्पलेट डाउनलोड करें',
  templateName: 'उत्पाद-टेम्पलेट.csv',
  rules: [
    'पहली पंक्ति में शीर्षक होते हैं। यहाँ से निर्यात की गई फ़ाइल वैसे ही आयात की जा सकती है।',
    'जिस पंक्ति में उत्पाद की ID है, वह उसी उत्पाद को बदलती है; उसके खाली सेल का क्या अर्थ है, यह आप चुनते हैं। बिना ID वाली पंक्ति एक नया उत्पाद है, जो सक्रिय होगा, जब तक पंक्ति में कुछ और न लिखा हो।',
    'नए उत्पाद के लिए एक छवि ज़रूरी है: CSV फ़ाइल के साथ छवि फ़ाइलें भी चुनें, और उनके नाम “Images” कॉलम में लिखें, बीच में सेमीकोलन लगाकर। वहाँ इस स्टोर की छवियों के पते भी लिखे जा सकते हैं।',
    'मौजूदा उत्पादों की छवियाँ वैसी ही रहती हैं। छूट अपने-आप निकाली जाती है।',
  ],
  reading: (fileName) => `${fileName} पढ़ी जा रही है...`,

  unreadableTitle: 'यह फ़ाइल आयात नहीं की जा सकती',
  unreadable,
  chooseOther: 'दूसरी फ़ाइल चुनें',

  mappingTitle: 'क्या कहाँ जाएगा?',
  mappingText: (fileName, count) =>
    `${fileName} में ${plural(count, { one: '# पंक्ति है', other: '# पंक्तियाँ हैं' })}।`,
  unnamed: (place) => `कॉलम ${number(place)}`,
  example: (text) => `जैसे “${text}”`,
  noExample: 'कोई उदाहरण नहीं',
  ignored: 'छोड़ दें',
  fields: {
    id: 'उत्पाद की ID',
    name: 'उत्पाद का नाम',
    description: 'विवरण',
    category: 'श्रेणी',
    subCategory: 'उप-श्रेणी',
    brand: 'ब्रांड',
    actualPrice: 'वास्तविक मूल्य',
    discountedPrice: 'छूट वाला मूल्य',
    stock: 'स्टॉक',
    stockUnit: 'स्टॉक की इकाई',
    status: 'उत्पाद की स्थिति',
    isFeatured: 'फ़ीचर्ड उत्पाद',
    locations: 'स्थान',
    ram: 'RAM',
    sizes: 'आकार',
    weights: 'वज़न',
    images: 'छवियाँ',
    updatedAt: 'अपडेट का समय',
  },
  updatedAtTarget: 'अपडेट का समय (पुराने संस्करण अस्वीकार)',
  emptyCells: 'मौजूदा उत्पादों के खाली सेल',
  keep: 'वैसे ही रहने दें',
  clear: 'फ़ील्ड खाली करें',
  noId: 'किसी कॉलम में उत्पाद की ID नहीं है: हर पंक्ति से नया उत्पाद बनेगा।',
  missing: (headings) => `नए उत्पादों के लिए ये भी ज़रूरी हैं: ${list(headings)}।`,
  images: (count) => plural(count, { one: '# छवि फ़ाइल चुनी गई', other: '# छवि फ़ाइलें चुनी गईं' }),
  addImages: 'छवियाँ जोड़ें',
  imagesLabel: 'छवि फ़ाइलें',
  check: 'पंक्तियाँ जाँचें',
  nothingMapped: 'चुनें कि कम से कम एक कॉलम कहाँ जाएगा',

  checkingTitle: 'पंक्तियाँ जाँची जा रही हैं...',
  checkingProgress: 'अब तक जाँचा गया',
  cancel: 'रद्द करें',
  notCheckedTitle: 'पंक्तियाँ जाँची नहीं जा सकीं',
  notChecked: 'फ़ाइल में दिए गए उत्पाद लोड नहीं हो सके।',
  notLoaded: 'इस पृष्ठ का एक हिस्सा लोड नहीं हो सका।',
  tryAgain: 'फिर से कोशिश करें',

  previewTitle: 'यह होगा',
  planned: {
    created: 'बनाए जाएँगे',
    updated: 'बदले जाएँगे',
    unchanged: 'पहले से सही',
    refused: 'अस्वीकृत',
    earlier: 'पहले ही आयात हो चुके',
  },
  start: (count) => plural(count, { one: '# पंक्ति आयात करें', other: '# पंक्तियाँ आयात करें' }),
  nothingToDo: 'आयात करने के लिए कुछ नहीं बचा है।',
  earlier: (count) =>
    plural(count, {
      one: 'इस फ़ाइल की # पंक्ति इस ब्राउज़र से पहले आयात की जा चुकी है और फिर से नहीं भेजी जाएगी।',
      other: 'इस फ़ाइल की # पंक्तियाँ इस ब्राउज़र से पहले आयात की जा चुकी हैं और फिर से नहीं भेजी जाएँगी।',
    }),
  again: 'फिर से भेजें',
  back: 'वापस',

  refusedTitle: (count) => plural(count, { one: 'अस्वीकृत: # पंक्ति', other: 'अस्वीकृत: # पंक्तियाँ' }),
  refusedMore: (shown) => `पहली ${number(shown)}। फ़ाइल में सभी हैं, कारणों के साथ।`,
  refusedFile: 'अस्वीकृत पंक्तियाँ डाउनलोड करें',
  row: (place) => `पंक्ति ${place}`,
  reason: 'कारण',
  refusedSuffix: '-अस्वीकृत',

  runningTitle: 'आयात हो रहा है...',
  runningProgress: 'आयात की प्रगति',
  figures: (done, total) =>
    plural(total, { one: `# पंक्ति में से ${number(done)}`, other: `# पंक्तियों में से ${number(done)}` }),
  stop: 'रोकें',
  stopping: 'भेजी जा चुकी पंक्तियों का इंतज़ार...',
  stoppedTitle: 'आयात रोक दिया गया',
  failedTitle: 'आयात बीच में रुक गया',
  left: (count) =>
    plural(count, {
      one: '# पंक्ति नहीं भेजी गई। बाकी पंक्तियाँ फिर से नहीं भेजी जाएँगी, भले ही आप यह पृष्ठ फिर से लोड करें और वही फ़ाइल चुनें।',
      other:
        '# पंक्तियाँ नहीं भेजी गईं। बाकी पंक्तियाँ फिर से नहीं भेजी जाएँगी, भले ही आप यह पृष्ठ फिर से लोड करें और वही फ़ाइल चुनें।',
    }),
  resume: (count) => plural(count, { one: '# पंक्ति के साथ आगे बढ़ें', other: '# पंक्तियों के साथ आगे बढ़ें' }),
  unreachable: 'स्टोर से संपर्क नहीं हो सका।',
  storeFailed: 'स्टोर अभी कोई पंक्ति नहीं ले सकता।',

  doneTitle: 'आयात पूरा हुआ',
  finished: {
    created: 'बनाए गए',
    updated: 'बदले गए',
    unchanged: 'पहले से सही',
    refused: 'अस्वीकृत',
    earlier: 'पहले ही आयात हो चुके',
  },
  checkAgain: 'फिर से जाँचें',

  leaving: {
    title: 'आयात रोकें?',
    text: 'इस पृष्ठ को छोड़ने पर आयात रुक जाएगा। जो आयात हो चुका है, वह बना रहेगा, और बाकी बाद में इसी फ़ाइल से आयात किया जा सकता है।',
    stay: 'यहीं रहें',
    leave: 'रोकें और छोड़ें',
  },

  ...rowProblems,
};
