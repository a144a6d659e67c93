import type * as En from '../en/list.ts';
import { number } from './rules.ts';

export const shared: typeof En.shared = {
  updatesAvailable: 'नए बदलाव उपलब्ध',
  refresh: 'रीफ़्रेश करें',
  refreshing: 'रीफ़्रेश किया जा रहा है...',
  refreshHint: 'सबसे नई सूची दिखाएँ',
  clearSearch: 'खोज साफ़ करें',
  clear: 'खोज और फ़िल्टर साफ़ करें',
  rowsPerPage: 'प्रति पृष्ठ पंक्तियाँ',
  previous: 'पिछला',
  next: 'अगला',
  atLeast: (count) => `${count}+`,
  selectPage: 'इस पृष्ठ की सभी पंक्तियाँ चुनें',
  selectRow: (name) => `${name} चुनें`,
  onFirstPage: 'यह पहला पृष्ठ है',
  onLastPage: 'यह आख़िरी पृष्ठ है',
  skipToRows: 'सीधे सूची पर जाएँ',
};

export const keys: typeof En.keys = {
  move: 'चलें',
  open: 'खोलें',
  select: 'चुनें',
  edit: 'संपादित करें',
  all: 'सभी शॉर्टकट',
  description: 'तीर कुंजियों से पंक्तियों के बीच चलें; Enter से पंक्ति खोलें।',
};

export const filters: typeof En.filters = {
  filters: 'फ़िल्टर',
  filtersActive: (count) => `फ़िल्टर (${number(count)})`,
  active: 'सक्रिय फ़िल्टर',
  clear: 'फ़िल्टर साफ़ करें',
  any: 'कोई भी',
  tabAll: 'सभी',
  count: (count) => `(${count})`,
  option: (label, count) => `${label} (${number(count)})`,
};

export const tools: typeof En.tools = {
  columns: 'कॉलम',
  export: 'निर्यात करें',
  more: 'और कार्रवाइयाँ',
};

export const viewTabs: typeof En.viewTabs = {
  views: 'व्यू',
  default: 'डिफ़ॉल्ट व्यू',
  shared: 'सबके साथ साझा',
  sharedBy: (name) => `${name} ने साझा किया`,
  save: 'व्यू सहेजें',
  saveChanges: (name) => `${name} में बदलाव सहेजें`,
  saveAsNew: 'नए व्यू के रूप में सहेजें',
  actions: (name) => `${name} के लिए कार्रवाइयाँ`,
  rename: 'नाम बदलें',
  makeDefault: 'इसे डिफ़ॉल्ट व्यू बनाएँ',
  removeDefault: 'डिफ़ॉल्ट व्यू से हटाएँ',
  share: 'सबके साथ साझा करें',
  unshare: 'साझा करना बंद करें',
  delete: 'हटाएँ',
  deleted: (name) => `${name} हटा दिया गया`,
  notSaved: 'व्यू सहेजा नहीं जा सका। फिर कोशिश करें।',
};

export const sorting: typeof En.sorting = {
  label: 'क्रम',
  current: (order) => `क्रम: ${order}`,
  unsorted: 'डिफ़ॉल्ट',
  newest: 'सबसे नए',
  oldest: 'सबसे पुराने',
  text: {
    ascending: (column) => `${column}: A से Z`,
    descending: (column) => `${column}: Z से A`,
  },
  number: {
    ascending: (column) => `${column}: कम से ज़्यादा`,
    descending: (column) => `${column}: ज़्यादा से कम`,
  },
  time: {
    ascending: (column) => `${column}: सबसे पुराने पहले`,
    descending: (column) => `${column}: सबसे नए पहले`,
  },
  option: (column, option) => `${column}: ${option} पहले`,
};

export const filterPanel: typeof En.filterPanel = {
  done: 'हो गया',
  close: 'फ़िल्टर पैनल बंद करें',
  ends: {
    count: { from: 'न्यूनतम', to: 'अधिकतम' },
    money: { from: 'न्यूनतम', to: 'अधिकतम' },
    days: { from: 'कब से', to: 'कब तक' },
  },
  namedEnds: {
    count: { from: (label) => `${label}, न्यूनतम`, to: (label) => `${label}, अधिकतम` },
    money: { from: (label) => `${label}, न्यूनतम`, to: (label) => `${label}, अधिकतम` },
    days: { from: (label) => `${label}, कब से`, to: (label) => `${label}, कब तक` },
  },
  presetsOf: (label) => `${label}, झटपट विकल्प`,
  notAnAmount: `${number(1200)} जैसी कोई राशि दर्ज करें।`,
  notACount: 'कोई पूर्ण संख्या दर्ज करें।',
  notADay: 'कोई मान्य तारीख़ दर्ज करें।',
  inverted: {
    count: 'अधिकतम मान न्यूनतम मान से कम है।',
    money: 'अधिकतम मान न्यूनतम मान से कम है।',
    days: 'समाप्ति की तारीख़ शुरुआत की तारीख़ से पहले की है।',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${value}`,
  remove: (chip) => `फ़िल्टर “${chip}” हटाएँ`,
  presets: { today: 'आज', '7days': 'पिछले 7 दिन', thisMonth: 'इस महीने' },
  preset: (preset, dates) => `${preset} (${dates})`,
  from: (low) => `${low} से`,
  upTo: (high) => `${high} तक`,
  between: (low, high) => `${low} – ${high}`,
};

/** Above a printed list. */
export const printed: typeof En.printed = {
  search: (search) => `खोज: “${search}”`,
  at: (day, time) => `${day}, ${time} पर प्रिंट किया गया`,
};
