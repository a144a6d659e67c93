import { type Dimension, getGroupKey, getSpelling, type ReportedOrder } from '#contract/reports/orderSums.ts';
import { sanitizeText } from '../sanitizeParameters.ts';
import type { Database, OrderLabelRow } from '../schema.ts';

/** What is spelled in other ways than its key, and named in a report. A status is spelled in one way. */
const LABELLED = ['category', 'place', 'product'] as const satisfies readonly Dimension[];

/** Notes how an order spells its keys. Orders come the oldest first: a later one is newer. */
export function noteLabels(labels: Map<string, OrderLabelRow>, order: ReportedOrder): void {
  for (const dimension of LABELLED) {
    const key = getGroupKey(order, dimension);
    const label = getSpelling(order, dimension);
    if (key === undefined || label === undefined) continue;
    const stored = sanitizeText(key);
    labels.set(`${dimension}\n${stored}`, { dimension, key: stored, label });
  }
}

/** Rows in one statement, which can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 500;

/** Writes labels, each in the place of one that an older order has given. */
export async function writeLabels(transaction: Database, labels: Iterable<OrderLabelRow>): Promise<void> {
  const rows = [...labels];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insertInto('order_labels')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['dimension', 'key']).doUpdateSet((eb) => ({ label: eb.ref('excluded.label') })),
      )
      .execute();
  }
}

/** Reads the labels of some keys. One that is not stored is spelled as its key. */
export async function readLabels(
  database: Database,
  keys: readonly { dimension: Dimension; key: string }[],
): Promise<(dimension: Dimension, key: string) => string> {
  const labels = new Map<string, string>();
  for (const dimension of LABELLED) {
    const asked = [...new Set(keys.filter((one) => one.dimension === dimension).map(({ key }) => key))];
    if (asked.length === 0) continue;
    const rows = await database
      .selectFrom('order_labels')
      .select(['key', 'label'])
      .where('dimension', '=', dimension)
      .where('key', 'in', asked)
      .execute();
    for (const { key, label } of rows) labels.set(`${dimension}\n${key}`, label);
  }
  return (dimension, key) => labels.get(`${dimension}\n${key}`) ?? key;
}
