import type { ReactNode } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Download } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { ExportChoices, type ExportChoicesProps } from './ExportChoices.tsx';
import { countMissing, type ExportState, getChosenColumns } from './exportModel.ts';

export type ExportDialogProps = ExportChoicesProps & {
  state: ExportState;
  onStart: () => void;
  /** Ends the writing: what was written is thrown away. */
  onStop: () => void;
  onRetry: () => void;
  /** Downloads the finished file once more. */
  onSave: () => void;
  onClose: () => void;
};

/** Asks what goes into a file, and shows how it is written. */
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
      {/* Said aloud when it changes: what is chosen is read as one goes. */}
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

/** Each state's buttons are others: the focus is led to the one that goes on. */
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

/** Made once: React calls a ref that stays the same only when its button comes and goes. */
const focus = (button: HTMLButtonElement | null) => button?.focus();
