import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { formatRowCount } from '../formatListCount.ts';
import {
  countMissing,
  type ExportState,
  getChosenColumns,
  type ExportChoice,
  type ExportCounts,
  toggleColumn,
} from './exportModel.ts';

type ExportDialogProps = ExportChoicesProps & {
  state: ExportState;
  onStart: () => void;
  /** Stops and discards the file. */
  onStop: () => void;
  onRetry: () => void;
  /** Downloads the finished file again. */
  onSave: () => void;
  onClose: () => void;
};

/** Chooses the rows and columns of an export, and shows its progress. */
export function ExportDialog({ state, ...props }: ExportDialogProps) {
  const { exportCopy: copy } = useWords('listTools');
  const writing = state.status === 'writing';
  return (
    <Dialog
      title={copy.title}
      description={'selected' in props.counts ? copy.selectedText : copy.text}
      icon={<Download />}
      closeLabel={copy.close}
      closing={writing ? 'blocked' : 'allowed'}
      closeBlockedReason={writing ? copy.busy : undefined}
      onClose={props.onClose}
      footer={<Footer {...props} state={state} />}
    >
      {/* Announced only after choosing: choices are read as they change. */}
      <div aria-live={state.status === 'choosing' ? 'off' : 'polite'}>
        <Body {...props} state={state} />
      </div>
    </Dialog>
  );
}

function Body({ state, ...choices }: ExportDialogProps) {
  const { exportCopy: copy } = useWords('listTools');
  switch (state.status) {
    case 'choosing':
      return <ExportChoices {...choices} />;
    case 'writing':
      return (
        <Progress {...state}>
          <p>{copy.writing}</p>
        </Progress>
      );
    case 'failed':
      return (
        <Progress {...state}>
          <Notice role="alert" tone="critical" title={copy.failedTitle}>
            <span>{state.text}</span> <span>{copy.kept}</span>
          </Notice>
        </Progress>
      );
    case 'done': {
      const missing = countMissing(choices.counts, state.rowCount);
      return (
        <Notice tone={missing > 0 ? 'caution' : 'positive'} title={copy.doneTitle}>
          <span>{copy.done(state.fileName, state.rowCount)}</span>{' '}
          {missing > 0 && <span>{copy.missing(missing)}</span>}
        </Notice>
      );
    }
    default:
      return state satisfies never;
  }
}

type ProgressProps = { done: number; total: number | undefined; children: ReactNode };

const Progress = ({ done, total, children }: ProgressProps) => {
  const { exportCopy: copy } = useWords('listTools');
  return (
    <div className="grid gap-3">
      {children}
      <ProgressBar label={copy.progress} {...{ done, total }} />
      <p className="min-h-5 text-sm text-text-muted tabular-nums">
        {total !== undefined && copy.figures(done, Math.max(done, total))}
      </p>
    </div>
  );
};

/** Each state has its own buttons; focus moves to the primary one. */
function Footer({ state, columns, choice, onStart, onStop, onRetry, onSave, onClose }: ExportDialogProps) {
  const { exportCopy: copy } = useWords('listTools');
  const isEmpty = getChosenColumns(columns, choice).length === 0;
  switch (state.status) {
    case 'choosing':
      return (
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            onClick={onStart}
            disabledReason={isEmpty ? copy.noneChosen : undefined}
            data-autofocus
          >
            {copy.start}
          </Button>
        </>
      );
    case 'writing':
      return (
        <Button key="stop" ref={focus} data-autofocus onClick={onStop}>
          {copy.stop}
        </Button>
      );
    case 'failed':
      return (
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button key="retry" ref={focus} data-autofocus variant="primary" onClick={onRetry}>
            {copy.retry}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={onSave}>{copy.saveAgain}</Button>
          <Button key="finish" ref={focus} data-autofocus variant="primary" onClick={onClose}>
            {copy.finish}
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
  onChoose: (choice: ExportChoice) => void;
};

const ExportChoices = (props: ExportChoicesProps) => (
  <div className="grid gap-5">
    <Rows {...props} />
    <Columns {...props} />
  </div>
);

function Rows({ choice, counts, onChoose }: ExportChoicesProps) {
  const { exportCopy: copy } = useWords('listTools');
  const { listCopy } = useWords('list');
  const formats = useFormats();
  const format = (count: RowCount) => formatRowCount(listCopy, formats, count);
  if ('selected' in counts) return <p>{copy.selectedRows(counts.selected)}</p>;
  const { shown, everything } = counts;
  if (!shown) return <p>{copy.allRows(format(everything))}</p>;
  return (
    <SegmentedControl
      label={copy.scope}
      value={choice.scope}
      options={[
        { value: 'shown', label: copy.shown(format(shown)) },
        { value: 'everything', label: copy.everything(format(everything)) },
      ]}
      onChange={(scope) => onChoose({ ...choice, scope })}
    />
  );
}

function Columns({ choice, columns, onChoose }: ExportChoicesProps) {
  const { exportCopy: copy } = useWords('listTools');
  const titleId = useId();
  const leaveOut = (leftOut: readonly string[]) => onChoose({ ...choice, leftOut });
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={titleId} className="text-sm font-medium">
          {copy.columns}
        </span>
        <span className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={() => leaveOut([])}>
            {copy.allColumns}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => leaveOut(columns.map(({ id }) => id))}>
            {copy.noColumns}
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
              checked={!choice.leftOut.includes(id)}
              onChange={() => onChoose(toggleColumn(choice, id))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
