import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { formatFieldValue } from '#features/format/formatFieldValue.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ImportStep } from './ImportStep.tsx';
import { RefusedRows, RowPages } from './RowPages.tsx';
import type { FieldChange, FieldValue, ParsedField, ImportState, StockSinceExport } from './importModel.ts';
import { getOriginalCell } from './getOriginalCell.ts';
import type { ImportableField } from './importFields.ts';

type PreviewState = Extract<ImportState, { status: 'preview' }>;

export type ImportPreviewProps = {
  state: PreviewState;
  focus: 'title' | 'none';
  onStart: () => void;
  /** Returns to the column mapping. */
  onBack: () => void;
  /** Imports rows again that were imported before. */
  onSendAgain: () => void;
  onDownload: () => void;
};

/** Shows what will happen to the rows before anything is sent. */
export function ImportPreview({
  state,
  focus,
  onStart,
  onBack,
  onSendAgain,
  onDownload,
}: ImportPreviewProps) {
  const t = useMessages('productImport').importPage;
  const { counts, fileName } = state;
  const count = counts.created + counts.updated;
  return (
    <ImportStep
      title={t.previewTitle}
      text={fileName}
      focus={focus}
      buttons={
        <>
          <Button onClick={onBack}>{t.back}</Button>
          {count > 0 && (
            <Button variant="primary" onClick={onStart}>
              {t.start(count)}
            </Button>
          )}
        </>
      }
    >
      {counts.earlier > 0 && (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={onSendAgain}>
              {t.again}
            </Button>
          }
        >
          {t.earlier(counts.earlier)}
        </Notice>
      )}
      {count === 0 && <p>{t.nothingToDo}</p>}
      {counts.unchanged > 0 && <p className="text-sm text-text-muted">{t.unchanged(counts.unchanged)}</p>}
      <RowTabs state={state} onDownload={onDownload} />
    </ImportStep>
  );
}

const TABS = ['created', 'changed', 'kept', 'refused'] as const;
type RowTab = (typeof TABS)[number];

function RowTabs({ state, onDownload }: Pick<ImportPreviewProps, 'state' | 'onDownload'>) {
  const { reviewTabs } = useMessages('productImport').importPage;
  const { count } = useFormats();
  const [tab, setTab] = useState<RowTab>(() => TABS.find((name) => state[name].length > 0) ?? 'created');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="-mx-5">
        <TabBar
          label={reviewTabs.label}
          value={tab}
          tabs={TABS.filter((value) => value !== 'kept' || state.kept.length > 0).map((value) => ({
            value,
            label: reviewTabs[value],
            count: `(${count(state[value].length)})`,
          }))}
          onChange={setTab}
        />
      </div>
      <TabRows key={tab} {...{ tab, state, onDownload }} />
    </div>
  );
}

type TabRowsProps = { tab: RowTab } & Pick<ImportPreviewProps, 'state' | 'onDownload'>;

function TabRows({ tab, state, onDownload }: TabRowsProps) {
  const { emptyTabs } = useMessages('productImport').importPage;
  if (tab !== 'kept' && state[tab].length === 0)
    return <p className="text-sm text-text-muted">{emptyTabs[tab]}</p>;
  switch (tab) {
    case 'created':
      return <RowPages rows={state.created}>{({ fields }) => <NewFields fields={fields} />}</RowPages>;
    case 'changed':
      return (
        <RowPages rows={state.changed}>
          {({ changes, sinceExport }) => (
            <>
              <ChangedFields changes={changes} />
              {sinceExport && <StockNote {...sinceExport} />}
            </>
          )}
        </RowPages>
      );
    case 'kept':
      return <RowPages rows={state.kept}>{({ sinceExport }) => <StockNote {...sinceExport} />}</RowPages>;
    case 'refused':
      return <RefusedRows rows={state.refused} onDownload={onDownload} />;
    default:
      return tab satisfies never;
  }
}

/** Values of a new product. */
const NewFields = ({ fields }: { fields: readonly ParsedField[] }) => {
  const format = useFormatFieldValue();
  return (
    <Fields>
      {fields
        .filter(({ field }) => field !== 'name')
        .map((parsed) => {
          const text = format(parsed.field, parsed.value);
          return (
            <Field key={parsed.field} field={parsed.field} length={text.length}>
              <bdi translate="no">{text}</bdi> <OriginalCell parsed={parsed} formattedValue={text} />
            </Field>
          );
        })}
    </Fields>
  );
};

/** Values before and after the change. */
const ChangedFields = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useMessages('productImport').importPage;
  const format = useFormatFieldValue();
  return (
    <Fields>
      {changes.map((change) => {
        const before = format(change.field, change.before);
        const after = format(change.field, change.value);
        return (
          <Field key={change.field} field={change.field} length={before.length + after.length}>
            <span className="sr-only">{t.fromTo(before, after)}</span>
            <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-1.5">
              {/* Clamped, so that a long old value doesn't hide the new one. */}
              <span className="line-clamp-2 text-text-muted line-through">
                <bdi translate="no">{before}</bdi>
              </span>
              <span className="flex items-baseline gap-x-1.5">
                <ArrowRight className="size-3.5 flex-none self-center text-text-muted" />
                <span className="line-clamp-2 font-medium">
                  <bdi translate="no">{after}</bdi>
                </span>
              </span>
            </span>{' '}
            <OriginalCell parsed={change} formattedValue={after} />
          </Field>
        );
      })}
    </Fields>
  );
};

/** Says how the stock has changed since the export, and what happens to it now. */
const StockNote = ({ moved, effect }: StockSinceExport) => {
  const t = useMessages('productImport').importPage.stockSinceExport;
  if (effect === 'edited') return <p className="text-text-muted">{t.edited}</p>;
  return (
    <p className="text-text-muted">
      <span>{moved < 0 ? t.sold(-moved) : t.added(moved)}</span> <span>{t[effect]}</span>
    </p>
  );
};

const Fields = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-2">
    {children}
  </dl>
);

/** Longer values take the full width. In characters. */
const MAX_COLUMN_LENGTH = 28;

type FieldProps = { field: ImportableField; length: number; children: ReactNode };

const Field = ({ field, length, children }: FieldProps) => {
  const { labels } = useMessages('productLabels');
  return (
    <div className={clsx('min-w-0', length > MAX_COLUMN_LENGTH && 'col-span-full')}>
      <dt className="text-xs text-text-muted">{labels[field]}</dt>
      <dd className="line-clamp-5 wrap-anywhere">{children}</dd>
    </div>
  );
};

const OriginalCell = ({ parsed, formattedValue }: { parsed: ParsedField; formattedValue: string }) => {
  const t = useMessages('productImport').importPage;
  const cell = getOriginalCell(parsed, formattedValue);
  if (cell === undefined) return null;
  return <span className="text-xs text-text-muted">{t.readFrom(cell)}</span>;
};

function useFormatFieldValue() {
  const { emptyValue: empty, flagLabels } = useMessages('productImport').importPage;
  const { choices } = useMessages('productForm');
  const formats = useFormats();
  return (field: ImportableField, value: FieldValue) =>
    formatFieldValue({ empty, flagLabels, choices }, formats, field, value);
}
