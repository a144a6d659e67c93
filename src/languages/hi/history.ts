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
