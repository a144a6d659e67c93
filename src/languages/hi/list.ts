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

export const exportButton: typeof En.exportButton = {
  button: 'निर्यात करें',
};

export const viewButton: typeof En.viewButton = {
  button: 'व्यू',
};

export const filterPanel: typeof En.filterPanel = {
  done: 'हो गया',
  close: 'फ़िल्टर पैनल बंद करें',
  ends: {
    money: { from: 'न्यूनतम', to: 'अधिकतम' },
    days: { from: 'कब से', to: 'कब तक' },
  },
  namedEnds: {
    money: { from: (label) => `${label}, न्यूनतम`, to: (label) => `${label}, अधिकतम` },
    days: { from: (label) => `${label}, कब से`, to: (label) => `${label}, कब तक` },
  },
  notAnAmount: `${number(1200)} जैसी कोई राशि दर्ज करें।`,
  notADay: 'कोई मान्य तारीख़ दर्ज करें।',
  inverted: {
    money: 'अधिकतम मान न्यूनतम मान से कम है।',
    days: 'समाप्ति की तारीख़ शुरुआत की तारीख़ से पहले की है।',
  },
};

export const filterChips: typeof En.filterChips = {
  chip: (label, value) => `${label}: ${value}`,
  remove: (chip) => `फ़िल्टर “${chip}” हटाएँ`,
  from: (low) => `${low} से`,
  upTo: (high) => `${high} तक`,
  between: (low, high) => `${low} – ${high}`,
};
