import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatRowCount } from '../formatListCount.ts';
import {
  countMissing,
  type ExportState,
  getIncludedColumns,
  type ExportChoice,
  type ExportCounts,
  toggleColumn,
} from './exportModel.ts';

type ExportDialogProps = ExportChoicesProps & {
  state: ExportState;
  onStart: () => void;
  /** Stops the export and discards the file. */
  onStop: () => void;
  onRetry: () => void;
  /** Downloads the finished file again. */
  onDownload: () => void;
  onClose: () => void;
};

/** Asks for the rows and columns of an export, and shows its progress. */
export function ExportDialog({ state, ...props }: ExportDialogProps) {
  const t = useMessages('listTools').exportDialog;
  const isWriting = state.status === 'writing';
  return (
    <Dialog
      title={t.title}
      description={'selected' in props.counts ? t.selectedText : t.text}
      icon={<Download />}
      closeLabel={t.close}
      closing={isWriting ? 'blocked' : 'allowed'}
      closeBlockedReason={isWriting ? t.busy : undefined}
      onClose={props.onClose}
      footer={<Footer {...props} state={state} />}
    >
      {/* Not live while choosing, because screen readers already announce changed controls. */}
      <div aria-live={state.status === 'choosing' ? 'off' : 'polite'}>
        <Body {...props} state={state} />
      </div>
    </Dialog>
  );
}

function Body({ state, ...choices }: ExportDialogProps) {
  const t = useMessages('listTools').exportDialog;
  switch (state.status) {
    case 'choosing':
      return <ExportChoices {...choices} />;
    case 'writing':
      return (
        <Progress {...state}>
          <p>{t.writing}</p>
        </Progress>
      );
    case 'failed':
      return (
        <Progress {...state}>
          <Notice role="alert" tone="critical" title={t.failedTitle}>
            <span>{state.text}</span> <span>{t.retryHint}</span>
          </Notice>
        </Progress>
      );
    case 'done': {
      const missing = countMissing(choices.counts, state.rowCount);
      return (
        <Notice tone={missing > 0 ? 'caution' : 'positive'} title={t.doneTitle}>
          <span>{t.done(state.fileName, state.rowCount)}</span>{' '}
          {missing > 0 && <span>{t.missing(missing)}</span>}
        </Notice>
      );
    }
    default:
      return state satisfies never;
  }
}

type ProgressProps = { done: number; total: number | undefined; children: ReactNode };

const Progress = ({ done, total, children }: ProgressProps) => {
  const t = useMessages('listTools').exportDialog;
  return (
    <div className="grid gap-3">
      {children}
      <ProgressBar label={t.progress} {...{ done, total }} />
      <p className="min-h-5 text-sm text-text-muted tabular-nums">
        {total !== undefined && t.rowsDone(done, Math.max(done, total))}
      </p>
    </div>
  );
};

/** The buttons of each state. Those with a key remount with the state, so that their ref focuses them. */
function Footer({
  state,
  columns,
  choice,
  onStart,
  onStop,
  onRetry,
  onDownload,
  onClose,
}: ExportDialogProps) {
  const t = useMessages('listTools').exportDialog;
  const isEmpty = getIncludedColumns(columns, choice).length === 0;
  switch (state.status) {
    case 'choosing':
      return (
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            onClick={onStart}
            disabledReason={isEmpty ? t.noneChosen : undefined}
            data-autofocus
          >
            {t.start}
          </Button>
        </>
      );
    case 'writing':
      return (
        <Button key="stop" ref={focus} data-autofocus onClick={onStop}>
          {t.stop}
        </Button>
      );
    case 'failed':
      return (
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button key="retry" ref={focus} data-autofocus variant="primary" onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={onDownload}>{t.saveAgain}</Button>
          <Button key="finish" ref={focus} data-autofocus variant="primary" onClick={onClose}>
            {t.finish}
          </Button>
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Defined once, because React calls a new ref callback on every render. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

type ExportChoicesProps = {
  choice: ExportChoice;
  counts: ExportCounts;
  columns: readonly { id: string; label: string }[];
  onChange: (choice: ExportChoice) => void;
};

const ExportChoices = (props: ExportChoicesProps) => (
  <div className="grid gap-5">
    <ScopeField {...props} />
    <ColumnsField {...props} />
  </div>
);

function ScopeField({ choice, counts, onChange }: ExportChoicesProps) {
  const t = useMessages('listTools').exportDialog;
  const { shared: sharedMessages } = useMessages('list');
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(sharedMessages, formats, count);
  if ('selected' in counts) return <p>{t.selectedRows(counts.selected)}</p>;
  const { filtered, all } = counts;
  if (!filtered) return <p>{t.allRows(format(all))}</p>;
  return (
    <SegmentedControl
      label={t.scope}
      value={choice.scope}
      options={[
        { value: 'filtered', label: t.shown(format(filtered)) },
        { value: 'all', label: t.everything(format(all)) },
      ]}
      onChange={(scope) => onChange({ ...choice, scope })}
    />
  );
}

function ColumnsField({ choice, columns, onChange }: ExportChoicesProps) {
  const t = useMessages('listTools').exportDialog;
  const titleId = useId();
  const setExcludedColumns = (excludedColumns: readonly string[]) => onChange({ ...choice, excludedColumns });
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={titleId} className="text-sm font-medium">
          {t.columns}
        </span>
        <span className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={() => setExcludedColumns([])}>
            {t.allColumns}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setExcludedColumns(columns.map(({ id }) => id))}>
            {t.noColumns}
          </Button>
        </span>
      </div>
      <div className="mt-1 grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {columns.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-8 items-center gap-2 text-sm wrap-anywhere pointer-coarse:min-h-control-lg"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-accent"
              checked={!choice.excludedColumns.includes(id)}
              onChange={() => onChange(toggleColumn(choice, id))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
