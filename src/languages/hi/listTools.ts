import type * as En from '../en/listTools.ts';
import { number, plural } from './rules.ts';

export const exportDialog: typeof En.exportDialog = {
  title: 'CSV के रूप में निर्यात करें',
  text: 'सभी पंक्तियों वाली CSV फ़ाइल, सिर्फ़ इस पृष्ठ की नहीं।',
  selectedText: 'चुनी गई पंक्तियों वाली CSV फ़ाइल।',
  close: 'बंद करें',
  scope: 'पंक्तियाँ',
  shown: (count) => `मौजूदा परिणाम (${count})`,
  everything: (count) => `सभी पंक्तियाँ (${count})`,
  allRows: (count) => `सभी पंक्तियाँ (${count})।`,
  selectedRows: (count) => plural(count, { one: 'चुनी गई # पंक्ति।', other: 'चुनी गई # पंक्तियाँ।' }),
  columns: 'कॉलम',
  inStoreTime: (column) => `${column} (स्टोर का समय क्षेत्र)`,
  allColumns: 'सभी चुनें',
  noColumns: 'साफ़ करें',
  noneChosen: 'कम से कम एक कॉलम चुनें',
  cancel: 'रद्द करें',
  start: 'निर्यात करें',
  writing: 'फ़ाइल बनाई जा रही है...',
  progress: 'निर्यात की प्रगति',
  rowsDone: (done, total) =>
    plural(done, { one: `${number(total)} में से # पंक्ति`, other: `${number(total)} में से # पंक्तियाँ` }),
  stop: 'रोकें',
  busy: 'पहले निर्यात रोकें।',
  failedTitle: 'निर्यात बीच में रुक गया',
  retryHint: 'जहाँ रुका था, वहीं से आगे बढ़ने के लिए फिर से कोशिश करें।',
  failed: 'पंक्तियाँ लोड नहीं हो सकीं।',
  retry: 'फिर से कोशिश करें',
  doneTitle: 'आपकी फ़ाइल तैयार है',
  done: (fileName, rows) =>
    plural(rows, { one: `${fileName} में # पंक्ति है।`, other: `${fileName} में # पंक्तियाँ हैं।` }),
  missing: (count) =>
    plural(count, {
      one: 'चुनी गई # पंक्ति अब मौजूद नहीं है, इसलिए वह फ़ाइल में नहीं है।',
      other: 'चुनी गई # पंक्तियाँ अब मौजूद नहीं हैं, इसलिए वे फ़ाइल में नहीं हैं।',
    }),
  finish: 'हो गया',
  saveAgain: 'फिर से डाउनलोड करें',
};

export const columnsPanel: typeof En.columnsPanel = {
  title: 'कॉलम',
  close: 'कॉलम पैनल बंद करें',
  done: 'हो गया',
  reset: 'रीसेट करें',
  resetDone: 'कॉलम और पंक्तियों की ऊँचाई रीसेट हो गई।',
  nothingToReset: 'रीसेट करने के लिए कुछ नहीं है',
  storageUnavailableTitle: 'इस ब्राउज़र में सहेजा नहीं जा सकता',
  storageUnavailable: 'इसका स्टोरेज भरा हुआ या बंद है। आपके बदलाव यह सूची छोड़ने तक ही रहेंगे।',

  shown: 'दिखने वाले कॉलम',
  always: 'हमेशा दिखता है',
  moveUp: (column) => `${column} को ऊपर ले जाएँ`,
  moveDown: (column) => `${column} को नीचे ले जाएँ`,
  isTop: 'पहले से ही सबसे ऊपर है',
  isBottom: 'पहले से ही सबसे नीचे है',
  moved: (column, place, count) => `${column} अब ${number(count)} में से कॉलम ${number(place)} है।`,
  sortedByHidden: (column) => `सूची “${column}” कॉलम के अनुसार क्रमबद्ध है, जो छिपा हुआ है।`,

  density: 'पंक्तियों की ऊँचाई',
  densities: { comfortable: 'आरामदायक', compact: 'कॉम्पैक्ट' },
};

export const viewName: typeof En.viewName = {
  title: 'व्यू सहेजें',
  renameTitle: 'व्यू का नाम बदलें',
  close: 'बंद करें',
  hint: 'इसमें आपकी खोज, फ़िल्टर, क्रम और कॉलम रहते हैं।',
  name: 'नाम',
  nameErrors: {
    missing: 'नाम दर्ज करें।',
    tooLong: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर लिखें।`,
    taken: 'इस नाम का व्यू पहले से मौजूद है।',
    limitReached: (most) => `आप ज़्यादा से ज़्यादा ${number(most)} व्यू सहेज सकते हैं। पहले कोई एक हटाएँ।`,
  },
  replace: 'उसकी जगह सहेजें',
  cancel: 'रद्द करें',
  submit: 'सहेजें',
};

/** '480 उत्पाद हटाए गए, 20 विफल, 3 छोड़े गए' */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`${number(failed)} विफल`] : []),
    ...(notDone > 0 ? [plural(notDone, { one: '# छोड़ा गया', other: '# छोड़े गए' })] : []),
  ].join(', ');

export const bulk: typeof En.bulk = {
  selected: (count) => plural(count, { one: '# चुना गया', other: '# चुने गए' }),
  selectedHidden: (count, hidden) =>
    `${plural(count, { one: '# चुना गया', other: '# चुने गए' })}, ${number(hidden)} सूची में नहीं दिख रहे`,
  show: 'इन्हें दिखाएँ',
  hiddenText: (hidden, count) =>
    `${number(count)} में से ${number(hidden)} सूची में नहीं दिख रहे। किसी पंक्ति का चयन हटाने के लिए उसका निशान हटाएँ।`,
  keepSelected: (name) => `${name} को चुना हुआ रखें`,
  showMore: (count) => `${number(count)} और दिखाएँ`,
  done: 'हो गया',
  andMore: (count) => `और ${number(count)}`,
  collecting: (count) => `सभी चुने जा रहे हैं, अब तक ${number(count)}...`,
  stopCollecting: 'रोकें',
  clear: 'चयन हटाएँ',
  actions: 'कार्रवाइयाँ',
  status: 'स्थिति बदलें',
  export: 'निर्यात करें',
  cancel: 'रद्द करें',
  progress: (ended, total, failed) =>
    `${number(total)} में से ${number(ended)}${failed > 0 ? `, ${number(failed)} विफल` : ''}`,
  cancelRun: 'बाकी रद्द करें',
  cancelling: 'मौजूदा अनुरोध पूरा हो रहा है...',
  finishedTitle: 'कुछ विफल रहे',
  failedTitle: 'विफल',
  retry: (count) => `${number(count)} पर फिर से कोशिश करें`,
  close: 'बंद करें',
  summarize,
  finishedText: (done, failed, notDone) => `${summarize(done, failed, notDone)}।`,
  noReason: 'स्टोर से अनपेक्षित जवाब मिला।',
  unreachable: 'स्टोर से संपर्क नहीं हो सका।',
  changedMeanwhile: 'किसी और ने इसे बदल दिया।',
  undoing: 'बदलाव पूर्ववत किए जा रहे हैं',
  undone: (done, missed) => {
    const undone = plural(done, { one: '# बदलाव पूर्ववत किया गया', other: '# बदलाव पूर्ववत किए गए' });
    return missed === 0 ? undone : `${undone}, ${number(missed)} पूर्ववत नहीं हो सके`;
  },
};
