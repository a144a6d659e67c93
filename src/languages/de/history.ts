import type * as En from '../en/history.ts';
import { number } from './rules.ts';

export const entry: typeof En.entry = {
  formerAdmin: 'Ein ehemaliger Administrator',
  created: (who, name) => `${who} hat ${name} angelegt`,
  deleted: (who, name) => `${who} hat ${name} gelöscht`,
  changed: (who, what) => `${who} hat geändert: ${what}`,
  changedNamed: (who, name, what) => `${who} hat ${name} geändert: ${what}`,
  orderChanged: (who, order, from, to) => `${who} hat ${order} geändert: ${from} → ${to}`,
  orderUnreadable: (who, order) => `${who} hat ${order} geändert`,
  unreadable: 'etwas, das nicht gelesen werden kann',
  valueChange: (field, from, to) => `${field} ${from} → ${to}`,
  fieldChange: (field) => field,
  countChange: (field, from, to) => `${field} (${number(from)} → ${number(to)})`,
  none: 'leer',
  to: 'auf',
  withSource: (line, source) => `${line}, ${source}`,
  sources: {
    quickEdit: 'per Schnellbearbeitung',
    bulk: 'per Sammelaktion',
    import: 'per Import',
    undo: 'durch Rückgängigmachen',
    restore: 'durch Wiederherstellen eines früheren Stands',
  },
  fromFile: (fileName) => `aus ${fileName}`,
};
