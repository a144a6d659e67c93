import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SelectedNames } from './SelectedRowsDialog.tsx';
import type { BulkFailure, BulkProgress, BulkConfirmation, BulkState, BulkMessages } from './bulkModel.ts';

type BulkDialogProps<Action> = {
  state: BulkState<Action>;
  messages: BulkMessages<Action>;
  onConfirm: () => void;
  /** Closes the confirmation without starting the action. */
  onCancel: () => void;
  /** Cancels the running action. */
  onCancelRun: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Asks for confirmation, shows the progress, and lists failures. */
export function BulkDialog<Action>({ state, messages, ...handlers }: BulkDialogProps<Action>) {
  const t = useMessages('listTools').bulk;
  switch (state.status) {
    case 'closed':
      return null;
    case 'confirming':
      return (
        <Confirmation
          {...messages.confirmation?.(state.action, state.rows)}
          rows={state.rows}
          {...handlers}
        />
      );
    case 'running':
    case 'cancelling':
      return (
        <ProgressDialog
          {...state}
          title={state.purpose === 'undo' ? t.undoing : messages.runningTitle(state.action)}
          onCancelRun={handlers.onCancelRun}
        />
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
          onRetry={handlers.onRetry}
          onClose={handlers.onClose}
        />
      );
    default:
      return state satisfies never;
  }
}

type ConfirmationProps = Partial<BulkConfirmation> &
  Pick<BulkDialogProps<never>, 'onConfirm' | 'onCancel'> & { rows: readonly SelectableRow[] };

const Confirmation = ({
  title = '',
  paragraphs = [],
  confirmLabel = '',
  cancelLabel,
  icon,
  rows,
  ...handlers
}: ConfirmationProps) => {
  const t = useMessages('listTools').bulk;
  return (
    <ConfirmDialog
      state="confirming"
      title={title}
      text={
        <>
          {paragraphs.map((text) => (
            <p key={text} className="not-first:mt-2">
              {text}
            </p>
          ))}
          <SelectedNames rows={rows} />
        </>
      }
      icon={icon}
      tone="critical"
      confirmLabel={confirmLabel}
      busyLabel={confirmLabel}
      cancelLabel={cancelLabel ?? t.cancel}
      onConfirm={handlers.onConfirm}
      onCancel={handlers.onCancel}
    />
  );
};

type ProgressDialogProps = Pick<BulkDialogProps<never>, 'onCancelRun'> & {
  status: 'running' | 'cancelling';
  title: string;
  progress: BulkProgress;
};

/** Stays open while the action runs. Escape is ignored, so that it can't cancel the action by accident. */
const ProgressDialog = ({ status, title, progress, onCancelRun }: ProgressDialogProps) => {
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

const progressBarStyle =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-active [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

const Progress = ({ label, done, failed, total }: BulkProgress & { label: string }) => {
  const t = useMessages('listTools').bulk;
  const processed = done + failed;
  const text = t.progress(processed, total, failed);
  return (
    <>
      <p className="mb-2 text-sm text-text-muted tabular-nums">{text}</p>
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={processed}
        max={Math.max(1, total)}
        className={progressBarStyle}
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
