import type { HistoryEntry } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { MarkedLine } from '#features/format/MarkedLine.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type EntrySubject, formatChanges, formatEntry, type HistoryMessages } from './entryModel.ts';

/** Returns the messages of entries and fields. */
export const useHistoryMessages = (): HistoryMessages => ({
  history: useMessages('history'),
  orders: useMessages('orders'),
  productForm: useMessages('productForm'),
  productImport: useMessages('productImport'),
  productLabels: useMessages('productLabels'),
  products: useMessages('products'),
});

type EntryTextProps = {
  entry: HistoryEntry;
  /** @default 'named' */
  subject?: EntrySubject | undefined;
};

/** One entry as a line: 'Asha Rao changed price ₹1,299 → ₹1,199 and stock 12 → 40, in bulk'. */
export function EntryText({ entry, subject = 'named' }: EntryTextProps) {
  const line = formatEntry(useHistoryMessages(), useFormats(), entry, subject);
  return <MarkedLine line={line} strong={trimToUndefined(entry.adminName ?? entry.keyName)} />;
}

/** The changed fields of an entry: 'price ₹1,299 → ₹1,199 and stock 12 → 40'. */
export const ChangesText = ({ entry }: { entry: HistoryEntry }) => (
  <MarkedLine line={formatChanges(useHistoryMessages(), useFormats(), entry.changes)} />
);
