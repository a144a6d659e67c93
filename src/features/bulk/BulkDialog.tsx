import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SelectedNames } from './SelectedRowsDialog.tsx';
import type { BulkFailure, BulkProgress, BulkQuestion, BulkState, BulkMessages } from './bulkModel.ts';

type BulkDialogProps<Action> = {
  state: BulkState<Action>;
  messages: BulkMessages<Action>;
  onConfirm: () => void;
  /** Closes the confirmation. */
  onCancel: () => void;
  onCancelRun: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Asks for confirmation, shows the progress, and lists failures. */
export function BulkDialog<Action>({ state, messages, ...on }: BulkDialogProps<Action>) {
  const t = useMessages('listTools').bulk;
  switch (state.status) {
    case 'closed':
      return null;
    case 'confirming':
      return <Question {...messages.question?.(state.action, state.rows)} rows={state.rows} {...on} />;
    case 'running':
    case 'cancelling':
      return (
        <RunDialog {...state} title={messages.runningTitle(state.action)} onCancelRun={on.onCancelRun} />
      );
    case 'finished':
      return (
        <ResultDialog
          failures={state.result.failures}
          summary={t.finishedText(
            messages.describeDone(state.action, state.result.done),
            state.result.failures.length,
            state.result.skipped,
          )}
          onRetry={on.onRetry}
          onClose={on.onClose}
        />
      );
    default:
      return state satisfies never;
  }
}

type QuestionProps = Partial<BulkQuestion> &
  Pick<BulkDialogProps<never>, 'onConfirm' | 'onCancel'> & { rows: readonly SelectableRow[] };

const Question = ({ title = '', texts = [], confirm = '', dismiss, icon, rows, ...on }: QuestionProps) => {
  const t = useMessages('listTools').bulk;
  return (
    <ConfirmDialog
      state="confirming"
      title={title}
      text={
        <>
          {texts.map((text) => (
            <p key={text} className="not-first:mt-2">
              {text}
            </p>
          ))}
          <SelectedNames rows={rows} />
        </>
      }
      icon={icon}
      tone="critical"
      confirmLabel={confirm}
      busyLabel={confirm}
      cancelLabel={dismiss ?? t.cancel}
      onConfirm={on.onConfirm}
      onCancel={on.onCancel}
    />
  );
};

type RunDialogProps = Pick<BulkDialogProps<never>, 'onCancelRun'> & {
  status: 'running' | 'cancelling';
  title: string;
  progress: BulkProgress;
};

/** Escape does nothing: a run ends by its button or by itself. */
const RunDialog = ({ status, title, progress, onCancelRun }: RunDialogProps) => {
  const t = useMessages('listTools').bulk;
  return (
    <Dialog
      title={title}
      closing="blocked"
      onClose={onCancelRun}
      footer={
        <Button data-autofocus status={status === 'cancelling' ? 'busy' : 'ready'} onClick={onCancelRun}>
          {status === 'cancelling' ? t.cancelling : t.cancelRun}
        </Button>
      }
    >
      <Progress {...progress} label={title} />
    </Dialog>
  );
};

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-active [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

const Progress = ({ label, done, failed, total }: BulkProgress & { label: string }) => {
  const t = useMessages('listTools').bulk;
  const ended = done + failed;
  const text = t.progress(ended, total, failed);
  return (
    <>
      <p className="mb-2 text-sm text-text-muted tabular-nums">{text}</p>
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={ended}
        max={Math.max(1, total)}
        className={bar}
      />
    </>
  );
};

type ResultDialogProps = Pick<BulkDialogProps<never>, 'onRetry' | 'onClose'> & {
  summary: string;
  failures: readonly BulkFailure[];
};

const ResultDialog = ({ summary, failures, onRetry, onClose }: ResultDialogProps) => {
  const t = useMessages('listTools').bulk;
  return (
    <Dialog
      size="lg"
      title={t.finishedTitle}
      description={summary}
      icon={<TriangleAlert />}
      tone="critical"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t.close}
          </Button>
          {failures.length > 0 && (
            <Button variant="primary" onClick={onRetry}>
              {t.retry(failures.length)}
            </Button>
          )}
        </>
      }
    >
      {failures.length > 0 && <Failures failures={failures} />}
    </Dialog>
  );
};

const Failures = ({ failures }: { failures: readonly BulkFailure[] }) => {
  const t = useMessages('listTools').bulk;
  return (
    <>
      <h3 className="mb-2 text-sm font-medium">{t.failedTitle}</h3>
      <ul>
        {failures.map(({ id, name, reason }) => (
          <li key={id} className="grid gap-0.5 border-border-subtle py-2 text-sm not-first:border-t">
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <span className="text-text-muted wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
