import type * as En from '../en/history.ts';
import { number } from './rules.ts';

export const entry: typeof En.entry = {
  formerAdmin: 'एक पूर्व एडमिन',
  created: (who, name) => `${who} ने ${name} बनाया`,
  deleted: (who, name) => `${who} ने ${name} हटाया`,
  changed: (who, what) => `${who} ने ये बदलाव किए: ${what}`,
  changedNamed: (who, name, what) => `${who} ने ${name} में ये बदलाव किए: ${what}`,
  orderChanged: (who, order, from, to) => `${who} ने ${order} की स्थिति बदली: ${from} → ${to}`,
  orderUnreadable: (who, order) => `${who} ने ${order} की स्थिति बदली`,
  unreadable: 'कुछ ऐसा जो पढ़ा नहीं जा सकता',
  valueChange: (field, from, to) => `${field} ${from} → ${to}`,
  fieldChange: (field) => field,
  countChange: (field, from, to) => `${field} (${number(from)} → ${number(to)})`,
  none: 'खाली',
  to: 'से बदलकर',
  withSource: (line, source) => `${line}, ${source}`,
  sources: {
    quickEdit: 'त्वरित संपादन से',
    bulk: 'एक साथ कई उत्पादों में',
    import: 'आयात से',
    undo: 'पूर्ववत करके',
    restore: 'पुराना संस्करण वापस लाकर',
  },
  fromFile: (fileName) => `${fileName} से`,
};

export const card: typeof En.card = {
  title: 'इतिहास',
  all: 'सभी बदलाव',
  loading: 'इतिहास लोड हो रहा है...',
  loaded: 'इतिहास लोड हो गया',
  failed: 'इतिहास लोड नहीं हो सका।',
  retry: 'फिर से कोशिश करें',
  none: 'अभी तक कोई बदलाव नहीं। इस उत्पाद का हर बदलाव यहाँ दिखेगा।',
  older: 'पुराने दिखाएँ',
  loadingOlder: 'लोड हो रहा है...',
  olderFailed: 'पुराने बदलाव लोड नहीं हो सके। अपना कनेक्शन जाँचकर फिर से कोशिश करें।',
};

export const version: typeof En.version = {
  titles: {
    first: (moment) => `पहला संस्करण, ${moment} को बनाया गया`,
    before: (moment) => `${moment} के बदलाव से पहले`,
    last: (moment) => `आख़िरी संस्करण, ${moment} को हटाया गया`,
  },
  dayAndTime: (day, time) => `${day}, ${time}`,
  loading: 'यह संस्करण लोड हो रहा है...',
  failed: 'यह संस्करण लोड नहीं हो सका। अपना कनेक्शन जाँचकर फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  close: 'बंद करें',
  same: 'उत्पाद अभी ऐसा ही है, इसलिए वापस लाने के लिए कुछ नहीं है।',
  showAll: 'सभी फ़ील्ड दिखाएँ',
  comparison: 'यह संस्करण और उत्पाद अभी',
  columns: { field: 'फ़ील्ड', version: 'यह संस्करण', now: 'अभी' },
  thisChange: 'यह बदलाव',
  restore: 'यह संस्करण वापस लाएँ',
  restoring: 'वापस लाया जा रहा है...',
  notRestored: 'यह संस्करण वापस नहीं लाया जा सका। अपना कनेक्शन जाँचकर फिर से कोशिश करें।',
  invalid: (problems) => `यह संस्करण वापस नहीं लाया जा सकता: ${problems}`,
  conflict: 'इस बीच किसी और ने यह उत्पाद सहेज दिया है। कुछ भी वापस नहीं लाया गया।',
  compareAgain: 'नवीनतम संस्करण से तुलना करें',
  comparing: 'तुलना हो रही है...',
  restored: 'पिछला संस्करण वापस लाया गया',
  deleted: 'यह उत्पाद हटा दिया गया है। आप इसे नए उत्पाद के रूप में फिर से बना सकते हैं।',
  createAgain: 'फिर से बनाएँ',
};
