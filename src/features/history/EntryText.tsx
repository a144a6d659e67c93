import type { HistoryEntry } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { wrapText } from '#ui/text/wrapText.tsx';
import { ChangeArrow } from './ChangeArrow.tsx';
import {
  type EntrySubject,
  formatChanges,
  formatEntry,
  type HistoryMessages,
  splitLine,
} from './entryModel.ts';

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
  return <LineText line={line} strong={trimToUndefined(entry.adminName)} />;
}

/** The changed fields of an entry: 'price ₹1,299 → ₹1,199 and stock 12 → 40'. */
export const ChangesText = ({ entry }: { entry: HistoryEntry }) => (
  <LineText line={formatChanges(useHistoryMessages(), useFormats(), entry.changes)} />
);

/** `strong` is the value to emphasize. */
function LineText({ line, strong }: { line: string; strong?: string | undefined }) {
  return splitLine(line).map(({ kind, text }, index) =>
    kind === 'value' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
      <bdi key={index} translate="no" className={text === strong ? 'font-medium' : 'tabular-nums'}>
        {text}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <TextWithArrows key={index} text={text} />
    ),
  );
}

/** Replaces the arrow of a text. */
function TextWithArrows({ text }: { text: string }) {
  const [before, after] = text.split(/[→←]/);
  if (after === undefined) return wrapText(text);
  return (
    <>
      {wrapText(before)}
      <ChangeArrow />
      {wrapText(after)}
    </>
  );
}
