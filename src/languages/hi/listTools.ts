import type * as En from '../en/listTools.ts';
import { number, plural } from './rules.ts';

export const exportCopy: typeof En.exportCopy = {
  title: 'CSV के रूप में निर्यात करें',
  text: 'स्प्रेडशीट के लिए एक फ़ाइल, जिसमें सिर्फ़ यह पृष्ठ नहीं, बल्कि सभी पंक्तियाँ होंगी।',
  selectedText: 'स्प्रेडशीट के लिए एक फ़ाइल, जिसमें चुनी गई पंक्तियाँ होंगी।',
  close: 'बंद करें',
  scope: 'पंक्तियाँ',
  shown: (count) => `सूची में दिख रही (${count})`,
  everything: (count) => `सभी (${count})`,
  allRows: (count) => `सभी पंक्तियाँ (${count})।`,
  selectedRows: (count) => plural(count, { one: 'चुनी गई पंक्ति।', other: 'चुनी गई # पंक्तियाँ।' }),
  columns: 'कॉलम',
  allColumns: 'सभी कॉलम',
  noColumns: 'कोई कॉलम नहीं',
  noneChosen: 'कम से कम एक कॉलम चुनें',
  cancel: 'रद्द करें',
  start: 'निर्यात करें',
  writing: 'फ़ाइल लिखी जा रही है...',
  progress: 'निर्यात की प्रगति',
  figures: (done, total) =>
    plural(done, { one: `${number(total)} में से # पंक्ति`, other: `${number(total)} में से # पंक्तियाँ` }),
  stop: 'रोकें',
  busy: 'फ़ाइल लिखी जा रही है। पहले उसे रोकें।',
  failedTitle: 'निर्यात बीच में रुक गया',
  kept: 'अब तक की पंक्तियाँ सुरक्षित हैं: फिर से कोशिश करने पर काम वहीं से आगे बढ़ेगा।',
  failed: 'पंक्तियाँ लोड नहीं हो सकीं।',
  retry: 'फिर से कोशिश करें',
  doneTitle: 'फ़ाइल तैयार है',
  done: (fileName, rows) =>
    plural(rows, { one: `${fileName} में # पंक्ति है।`, other: `${fileName} में # पंक्तियाँ हैं।` }),
  missing: (count) =>
    plural(count, {
      one: 'चुनी गई # पंक्ति इसमें नहीं है: वह अब मौजूद नहीं है।',
      other: 'चुनी गई # पंक्तियाँ इसमें नहीं हैं: वे अब मौजूद नहीं हैं।',
    }),
  finish: 'हो गया',
  saveAgain: 'फिर से डाउनलोड करें',
};

export const viewCopy: typeof En.viewCopy = {
  title: 'व्यू',
  close: 'व्यू की सेटिंग बंद करें',
  done: 'हो गया',
  reset: 'रीसेट करें',
  resetDone: 'कॉलम और पंक्तियों की ऊँचाई फिर शुरुआत जैसी हो गई है।',
  nothingToReset: 'कॉलम और पंक्तियों की ऊँचाई शुरुआत जैसी ही है',
  notKeptTitle: 'यह ब्राउज़र इसे सहेजता नहीं है',
  notKept: 'इसका स्टोरेज भरा हुआ या बंद है। यहाँ किए गए बदलाव सूची छोड़ने तक ही रहेंगे।',

  saved: 'सहेजे गए व्यू',
  none: 'खोज, फ़िल्टर, क्रम और कॉलम किसी नाम से सहेजें, ताकि बाद में उन पर लौट सकें।',
  save: 'यह व्यू सहेजें',
  name: 'नाम',
  submitSave: 'सहेजें',
  cancel: 'रद्द करें',
  nameErrors: {
    missing: 'नाम दर्ज करें।',
    tooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें।`,
    taken: 'इस नाम का व्यू पहले से मौजूद है।',
    full: (most) => `${number(most)} व्यू हो चुके हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक हटाएँ।`,
  },
  replace: 'उसकी जगह सहेजें',
  first: 'सबसे पहले',
  makeFirst: (name) => `सबसे पहले दिखाएँ: ${name}`,
  rename: (name) => `${name} का नाम बदलें`,
  delete: (name) => `${name} हटाएँ`,
  deleted: (name) => `${name} हटा दिया गया।`,
  undo: 'पूर्ववत करें',

  columns: 'कॉलम',
  always: 'हमेशा दिखता है',
  moveUp: (column) => `${column} को ऊपर ले जाएँ`,
  moveDown: (column) => `${column} को नीचे ले जाएँ`,
  isTop: 'यह पहले से ही सबसे ऊपर है',
  isBottom: 'यह पहले से ही सबसे नीचे है',
  moved: (column, place, count) => `${column} अब ${number(count)} में से कॉलम ${number(place)} है।`,
  sortedByHidden: (column) => `सूची “${column}” कॉलम के अनुसार क्रमबद्ध है, जो छिपा हुआ है।`,

  density: 'पंक्तियों की ऊँचाई',
  densities: { comfortable: 'आरामदायक', compact: 'कॉम्पैक्ट' },
};

/** '480 उत्पाद हटाए गए, 20 पर यह नहीं हो सका, 3 पर शुरू नहीं हुआ' */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`${number(failed)} पर यह नहीं हो सका`] : []),
    ...(notDone > 0 ? [`${number(notDone)} पर शुरू नहीं हुआ`] : []),
  ].join(', ');

export const bulkCopy: typeof En.bulkCopy = {
  selected: (count) => plural(count, { one: '# चुना गया', other: '# चुने गए' }),
  selectedHidden: (count, hidden) =>
    `${plural(count, { one: '# चुना गया', other: '# चुने गए' })}, ${number(hidden)} सूची में नहीं दिख रहे`,
  show: 'इन्हें दिखाएँ',
  hiddenText: (hidden, count) =>
    `${number(count)} में से ${number(hidden)} सूची में नहीं दिख रहे। जिसे छोड़ना हो, उसका निशान हटा दें।`,
  keepSelected: (name) => `${name} को चुना हुआ रखें`,
  showMore: (count) => `${number(count)} और दिखाएँ`,
  done: 'हो गया',
  andMore: (count) => `और ${number(count)}`,
  selectAll: (count) => `मेल खाने वाले सभी चुनें (${count})`,
  collecting: (count) => `मेल खाने वाले सभी चुने जा रहे हैं: अब तक ${number(count)}...`,
  stopCollecting: 'रोकें',
  clear: 'चयन हटाएँ',
  actions: 'कार्रवाइयाँ',
  status: 'स्थिति बदलें',
  export: 'निर्यात करें',
  cancel: 'रद्द करें',
  progress: (ended, total, failed) =>
    `${number(total)} में से ${number(ended)}${failed > 0 ? `, ${number(failed)} विफल` : ''}`,
  cancelRun: 'बाकी रद्द करें',
  cancelling: 'जो चल रहा है, उसके पूरा होने का इंतज़ार है...',
  finishedTitle: 'सब कुछ पूरा नहीं हो सका',
  failedTitle: 'इन पर यह नहीं हो सका',
  retry: (count) => `${number(count)} पर फिर से कोशिश करें`,
  close: 'बंद करें',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}।`,
  noReason: 'स्टोर से अपेक्षित जवाब नहीं मिला।',
  unreachable: 'स्टोर से संपर्क नहीं हो सका।',
  changedMeanwhile: 'इस बीच किसी और ने इसे बदल दिया।',
};
