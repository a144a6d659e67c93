import { type HistoryEntry, type OrderEvent, orderEvent } from '#contract/history/history.ts';
import { SOURCE_KINDS } from '#contract/history/historySource.ts';
import { type ProductChanges, productChanges } from '#contract/history/productChanges.ts';
import type { HistoryRow } from '../schema.ts';

/** Returns `undefined` if the stored changes can't be read. A creation has none. */
export function parseChanges(text: string | null): ProductChanges | undefined {
  if (text === null) return {};
  try {
    return productChanges.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function parseEvent(text: string | null): OrderEvent | undefined {
  return text === null ? undefined : orderEvent.safeParse(JSON.parse(text)).data;
}

type EntryRow = HistoryRow & { admin_name: string | null };

export const toEntry = (row: EntryRow): HistoryEntry => ({
  _id: row.id,
  at: row.created_at,
  kind: row.kind,
  adminId: row.admin_id ?? undefined,
  adminName: row.admin_name ?? undefined,
  by: row.made_by ?? undefined,
  keyName: row.key_name ?? undefined,
  subjectId: row.subject_id,
  subjectName: row.subject_name ?? undefined,
  source: SOURCE_KINDS.find((kind) => kind === row.source),
  fileName: row.file_name ?? undefined,
  changes: row.kind === 'productChanged' ? parseChanges(row.changes) : undefined,
  status: row.status_to === null ? undefined : { from: row.status_from ?? undefined, to: row.status_to },
  event: parseEvent(row.event),
});
