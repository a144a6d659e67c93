import { number } from './rules.ts';

/** The name of a field inside a sentence: 'Stock unit' becomes 'stock unit', and 'RAM' stays. */
const lowered = (field: string) => field.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** One entry. `who` is a name or `formerAdmin`, `what` a list of changes, `order` an order inside a sentence. */
export const entry = {
  formerAdmin: 'A former administrator',
  created: (who: string, name: string) => `${who} created ${name}`,
  deleted: (who: string, name: string) => `${who} deleted ${name}`,
  changed: (who: string, what: string) => `${who} changed ${what}`,
  /** On pages of several products. */
  changedNamed: (who: string, name: string, what: string) => `${who} changed ${name}: ${what}`,
  orderChanged: (who: string, order: string, from: string, to: string) =>
    `${who} changed ${order} ${from} → ${to}`,
  orderUnreadable: (who: string, order: string) => `${who} changed ${order}`,
  unreadable: 'something that can’t be read',
  valueChange: (field: string, from: string, to: string) => `${lowered(field)} ${from} → ${to}`,
  /** A change whose values are too long to show. */
  fieldChange: (field: string) => `the ${lowered(field)}`,
  countChange: (field: string, from: number, to: number) =>
    `the ${lowered(field)} (${number(from)} → ${number(to)})`,
  /** Instead of a missing value. */
  none: 'none',
  /** Read instead of an arrow. */
  to: 'to',
  withSource: (line: string, source: string) => `${line}, ${source}`,
  sources: {
    quickEdit: 'by quick edit',
    bulk: 'in bulk',
    import: 'by import',
    undo: 'by undo',
    restore: 'by restoring a version',
  },
  fromFile: (fileName: string) => `from ${fileName}`,
};
