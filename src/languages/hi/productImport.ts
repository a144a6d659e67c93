import type * as En from '../en/productImport.ts';
import { labels } from './productLabels.ts';
import { list, number, plural } from './rules.ts';

export const importPage: typeof En.importPage = {
  page: 'उत्पाद आयात करें',
  title: 'उत्पाद आयात करें',
  text: 'CSV फ़ाइल से एक साथ कई उत्पाद जोड़ें या अपडेट करें। सहेजने से पहले आप हर बदलाव देख लेते हैं।',
  toProducts: 'सभी उत्पाद',
  accessTitle: 'पहुँच सीमित है',
  accessText: 'उत्पाद आयात करने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन करें',

  chooseTitle: 'फ़ाइल चुनें',
  choose: 'फ़ाइलें चुनें',
  drop: 'या CSV फ़ाइल और उसकी छवियाँ यहाँ छोड़ें',
  chooseLabel: 'CSV फ़ाइल और छवियाँ',
  template: 'खाली टेम्पलेट डाउनलोड करें',
  templateName: 'उत्पाद-टेम्पलेट.csv',
  rules: [
    'पहली पंक्ति में कॉलम के नाम लिखें। यहाँ से निर्यात की गई फ़ाइल वैसे ही आयात की जा सकती है।',
    'जिस पंक्ति में उत्पाद की ID है, वह उस उत्पाद को अपडेट करती है। बिना ID वाली पंक्ति नया उत्पाद जोड़ती है, जो सक्रिय होगा, जब तक पंक्ति में कुछ और न लिखा हो।',
    'नए उत्पादों के लिए छवि ज़रूरी है। CSV फ़ाइल के साथ छवि फ़ाइलें भी चुनें, और उनके नाम “Images” कॉलम में सेमीकोलन से अलग करके लिखें। वहाँ इस स्टोर की छवियों के पते भी लिखे जा सकते हैं।',
    'मौजूदा उत्पादों की छवियाँ नहीं बदलतीं। छूट कीमतों से अपने-आप निकाली जाती है।',
  ],
  reading: (fileName) => `${fileName} पढ़ी जा रही है...`,

  unreadableTitle: 'यह फ़ाइल आयात नहीं की जा सकती',
  unreadable: {
    notCsv: 'यह CSV फ़ाइल नहीं है। अपनी स्प्रेडशीट में “Save as” या “Download” चुनें, और वहाँ “CSV” या “CSV UTF-8”।',
    severalFiles: 'आपने एक से ज़्यादा CSV फ़ाइलें चुनी हैं। एक फ़ाइल और उसकी छवियाँ चुनें।',
    tooLarge: 'फ़ाइल 20 MB से बड़ी है। उसे छोटी फ़ाइलों में बाँटें।',
    wrongEncoding: 'फ़ाइल में ऐसे अक्षर हैं जो इस एन्कोडिंग में नहीं होते।',
    oneColumn: 'केवल एक कॉलम मिला। हो सकता है कि फ़ाइल में कॉलम विभाजक कोई और हो।',
    noRows: 'कॉलम के नामों के नीचे कोई पंक्ति नहीं मिली।',
    tooManyRows: `फ़ाइल में ${number(10_000)} से ज़्यादा पंक्तियाँ हैं। उसे छोटी फ़ाइलों में बाँटें।`,
    unknown: 'ब्राउज़र फ़ाइल को पढ़ नहीं सका। हो सकता है कि वह हटाई या बदली गई हो। उसे फिर से चुनें।',
  },
  brokenQuotes: (line) =>
    `लाइन ${number(line)} में एक उद्धरण चिह्न बंद नहीं है या गलत जगह पर है। लाइन ठीक करें, फिर फ़ाइल दोबारा चुनें।`,
  chooseOther: 'दूसरी फ़ाइल चुनें',

  mappingTitle: 'कॉलम मिलाएँ',
  mappingText: (fileName, count) =>
    `${fileName} में ${plural(count, { one: '# पंक्ति है', other: '# पंक्तियाँ हैं' })}।`,
  unnamed: (place) => `कॉलम ${number(place)}`,
  example: (text) => `उदाहरण: ${text}`,
  noExample: 'कोई उदाहरण नहीं',
  ignored: 'आयात न करें',
  matched: (matched, total) =>
    plural(total, { one: `# कॉलम में से ${number(matched)} मिला`, other: `# कॉलम में से ${number(matched)} मिले` }),
  edit: 'बदलें',
  numberStyle: 'संख्याएँ इस तरह लिखी हैं',
  numberHints: {
    guessed: (example) => `यह अनुमान है: “${example}” दो तरह से पढ़ा जा सकता है। आगे बढ़ने से पहले जाँच लें।`,
    mixed: 'यह अनुमान है: फ़ाइल में दोनों तरीके हैं। दूसरे तरीके से लिखे मान आयात नहीं किए जा सकते।',
  },
  separator: 'कॉलम विभाजक',
  separators: { ',': 'अल्पविराम (,)', ';': 'सेमीकोलन (;)', '\t': 'टैब', '|': 'खड़ी रेखा (|)' },
  encoding: 'एन्कोडिंग',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'पश्चिमी यूरोपीय (Windows-1252)',
    'windows-1250': 'मध्य यूरोपीय (Windows-1250)',
    'windows-1251': 'सिरिलिक (Windows-1251)',
    'windows-1256': 'अरबी (Windows-1256)',
    macintosh: 'पश्चिमी यूरोपीय (Mac)',
  },
  encodingGuessed: 'यह अनुमान है। अगर “é” जैसे अक्षर गलत दिखें, तो दूसरी एन्कोडिंग चुनें।',
  readAgain: 'अगर फ़ाइल सही है, तो चुनें कि उसे कैसे पढ़ा जाए:',
  targetLabels: {
    updatedAt: `${labels.updatedAt} (टकराव पहचानता है)`,
    stockAtExport: `${labels.stockAtExport} (बिक्री पहचानता है)`,
  },
  emptyCells: 'मौजूदा उत्पाद का कोई सेल खाली हो तो',
  keep: 'मौजूदा मान रखें',
  clear: 'उसे हटाएँ',
  noId: 'उत्पाद की ID वाला कोई कॉलम नहीं है, इसलिए हर पंक्ति नया उत्पाद जोड़ेगी।',
  missing: (headings) => `नए उत्पादों के लिए ये भी ज़रूरी हैं: ${list(headings)}।`,
  images: (count) => plural(count, { one: '# छवि फ़ाइल चुनी गई', other: '# छवि फ़ाइलें चुनी गईं' }),
  addImages: 'छवियाँ जोड़ें',
  imagesLabel: 'छवि फ़ाइलें',
  check: 'पंक्तियाँ जाँचें',
  nothingMapped: 'कम से कम एक कॉलम मिलाएँ',

  checkingTitle: 'पंक्तियाँ जाँची जा रही हैं...',
  checkingProgress: 'अब तक जाँचा गया',
  cancel: 'रद्द करें',
  notCheckedTitle: 'पंक्तियाँ जाँची नहीं जा सकीं',
  notChecked: 'इस फ़ाइल के उत्पाद लोड नहीं हो सके। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  tryAgain: 'फिर से कोशिश करें',

  previewTitle: 'समीक्षा करें',
  reviewTabs: {
    label: 'पंक्तियाँ',
    created: 'नए',
    changed: 'बदले हुए',
    kept: 'स्टॉक वही',
    refused: 'आयात नहीं होंगे',
  },
  emptyTabs: {
    created: 'यह फ़ाइल कोई नया उत्पाद नहीं जोड़ती।',
    changed: 'यह फ़ाइल कोई उत्पाद नहीं बदलती।',
    refused: 'सभी पंक्तियाँ आयात की जा सकती हैं।',
  },
  unchanged: (count) =>
    plural(count, { one: '# पंक्ति में कोई बदलाव नहीं है।', other: '# पंक्तियों में कोई बदलाव नहीं है।' }),
  readFrom: (cell) => `“${cell}” से`,
  fromTo: (before, after) => `${before} से ${after}`,
  stockSinceExport: {
    sold: (count) =>
      plural(count, {
        one: 'यह फ़ाइल निर्यात होने के बाद # बिका।',
        other: 'यह फ़ाइल निर्यात होने के बाद # बिके।',
      }),
    added: (count) =>
      plural(count, {
        one: 'यह फ़ाइल निर्यात होने के बाद # जुड़ा।',
        other: 'यह फ़ाइल निर्यात होने के बाद # जुड़े।',
      }),
    kept: 'स्टॉक वैसा ही रहेगा।',
    recounted: 'आपका बदलाव मौजूदा स्टॉक पर लागू होगा।',
    edited: 'यह फ़ाइल निर्यात होने के बाद किसी और ने स्टॉक बदल दिया। वह वैसा ही रहेगा।',
  },
  emptyValue: 'खाली',
  flagLabels: { yes: 'हाँ', no: 'नहीं' },
  flags: { yes: ['हाँ', 'हां', 'सही', 'सत्य'], no: ['नहीं', 'नही', 'ना', 'गलत', 'ग़लत', 'असत्य'] },
  start: (count) => plural(count, { one: '# पंक्ति आयात करें', other: '# पंक्तियाँ आयात करें' }),
  nothingToDo: 'आयात करने के लिए कुछ नहीं है।',
  earlier: (count) =>
    plural(count, {
      one: '# पंक्ति इस ब्राउज़र से पहले ही आयात हो चुकी है और छोड़ दी जाएगी।',
      other: '# पंक्तियाँ इस ब्राउज़र से पहले ही आयात हो चुकी हैं और छोड़ दी जाएँगी।',
    }),
  again: 'फिर से आयात करें',
  back: 'वापस',

  refusedTitle: (count) =>
    plural(count, { one: '# पंक्ति आयात नहीं की जा सकती', other: '# पंक्तियाँ आयात नहीं की जा सकतीं' }),
  refusedFile: 'ये पंक्तियाँ डाउनलोड करें',
  row: (place) => `पंक्ति ${place}`,
  reason: 'कारण',
  refusedSuffix: '-अस्वीकृत',

  runningTitle: 'आयात हो रहा है...',
  runningProgress: 'आयात की प्रगति',
  figures: (done, total) =>
    plural(total, { one: `# पंक्ति में से ${number(done)}`, other: `# पंक्तियों में से ${number(done)}` }),
  stop: 'रोकें',
  stopping: 'रोका जा रहा है...',
  stoppedTitle: 'आयात रोक दिया गया',
  failedTitle: 'आयात बीच में रुक गया',
  left: (count) =>
    plural(count, {
      one: '# पंक्ति अभी आयात नहीं हुई। आप अभी या बाद में उसी फ़ाइल से जारी रख सकते हैं: कोई पंक्ति दो बार आयात नहीं होगी।',
      other:
        '# पंक्तियाँ अभी आयात नहीं हुईं। आप अभी या बाद में उसी फ़ाइल से जारी रख सकते हैं: कोई पंक्ति दो बार आयात नहीं होगी।',
    }),
  resume: (count) => plural(count, { one: '# पंक्ति के साथ जारी रखें', other: '# पंक्तियों के साथ जारी रखें' }),
  unreachable: 'स्टोर से संपर्क नहीं हो सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  storeFailed: 'स्टोर अभी उत्पाद सहेज नहीं सकता। बाद में फिर से कोशिश करें।',

  doneTitle: 'आयात पूरा हुआ',
  finished: {
    created: 'जोड़े गए',
    updated: 'अपडेट हुए',
    unchanged: 'कोई बदलाव नहीं',
    refused: 'आयात नहीं हुए',
    earlier: 'पहले ही आयात हो चुके',
  },
  checkAgain: 'फिर से जाँचें',

  leaving: {
    title: 'आयात रोकें?',
    text: 'इस पृष्ठ को छोड़ने पर आयात रुक जाएगा। जो आयात हो चुका है, वह बना रहेगा, और बाकी बाद में इसी फ़ाइल से आयात किया जा सकता है।',
    stay: 'यहीं रहें',
    leave: 'रोकें और छोड़ें',
  },

  tooManyCells: 'इस पंक्ति में कॉलम के नामों से ज़्यादा सेल हैं',
  sameProduct: (place) => `पंक्ति ${place} में भी उत्पाद की यही ID है`,
  unknownId: (id) => `किसी उत्पाद की ID “${id}” नहीं है`,
  savedSince: 'यह फ़ाइल निर्यात होने के बाद किसी और ने इसे बदल दिया।',
  unsure: 'यह पंक्ति पहले भेजी गई थी, पर स्टोर ने जवाब नहीं दिया। देखें कि उत्पाद मौजूद है या नहीं।',
  noAnswer: 'स्टोर ने जवाब नहीं दिया। देखें कि उत्पाद जुड़ा या नहीं।',
  changedMeanwhile: 'किसी और ने इसे बदल दिया।',
  noReason: 'स्टोर से अनपेक्षित जवाब मिला।',
  imageNotChosen: (name) => `छवि “${name}” नहीं मिली। उसे फ़ाइल के साथ चुनें।`,
  imageElsewhere: (address) => `${address} वाली छवि इस स्टोर में नहीं है`,
  imageNotLoaded: (address) => `${address} वाली छवि लोड नहीं हो सकी`,
  shortenedCode: (label, text) =>
    `${label}: स्प्रेडशीट ने इसे छोटा करके “${text}” कर दिया है। वहाँ कॉलम को टेक्स्ट बनाएँ और इसे फिर से लिखें`,
  notAFlag: (label) => `${label}: केवल हाँ या नहीं`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: “${cell}” संख्या नहीं है`,
    wrongGroups: (label, cell, example) => `${label}: “${cell}” ${example} की तरह नहीं लिखा है`,
    scientific: (label, cell) => `${label}: “${cell}” छोटा किया गया है, अंक छूटे हो सकते हैं। पूरी संख्या लिखें।`,
    tooManyDigits: (label, cell) => `${label}: “${cell}” में बहुत ज़्यादा अंक हैं`,
  },
};
