import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Trash2, TriangleAlert } from '#ui/icon/icons.tsx';
import { bulkCopy as copy } from './bulkCopy.ts';
import type { BulkFailure, BulkProgress, BulkState } from './bulkModel.ts';

export type BulkDialogProps = {
  state: BulkState;
  onConfirm: () => void;
  /** Of the question, before anything has been done. */
  onCancel: () => void;
  onCancelRun: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Asks before all that are selected are deleted, says how far an action is, and what of it did not succeed. */
export function BulkDialog({ state, ...on }: BulkDialogProps) {
  switch (state.status) {
    case 'closed':
      return null;
    case 'confirming':
      return (
        <ConfirmDialog
          state="confirming"
          title={copy.confirmTitle(state.count)}
          text={copy.confirmText(state.count)}
          icon={<Trash2 />}
          tone="critical"
          confirmLabel={copy.confirm(state.count)}
          busyLabel={copy.confirm(state.count)}
          cancelLabel={copy.cancel}
          onConfirm={on.onConfirm}
          onCancel={on.onCancel}
        />
      );
    case 'running':
    case 'cancelling':
      return <RunDialog state={state} onCancelRun={on.onCancelRun} />;
    case 'finished':
      return <ResultDialog state={state} onRetry={on.onRetry} onClose={on.onClose} />;
    default:
      return state satisfies never;
  }
}

type RunDialogProps = Pick<BulkDialogProps, 'onCancelRun'> & {
  state: Extract<BulkState, { status: 'running' | 'cancelling' }>;
};

/** Escape does nothing: what runs ends by its button or by itself. */
const RunDialog = ({ state: { status, action, progress }, onCancelRun }: RunDialogProps) => (
  <Dialog
    title={copy.runningTitle[action.kind]}
    closing="blocked"
    onClose={onCancelRun}
    footer={
      <Button data-autofocus status={status === 'cancelling' ? 'busy' : 'ready'} onClick={onCancelRun}>
        {status === 'cancelling' ? copy.cancelling : copy.cancelRun}
      </Button>
    }
  >
    <Progress {...progress} label={copy.runningTitle[action.kind]} />
  </Dialog>
);

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-active [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

const Progress = ({ label, ...progress }: BulkProgress & { label: string }) => (
  <>
    <p className="mb-2 text-sm text-text-muted tabular-nums">{copy.progress(progress)}</p>
    <progress
      aria-label={label}
      aria-valuetext={copy.progress(progress)}
      value={progress.done + progress.failed}
      max={Math.max(1, progress.total)}
      className={bar}
    />
  </>
);

type ResultDialogProps = Pick<BulkDialogProps, 'onRetry' | 'onClose'> & {
  state: Extract<BulkState, { status: 'finished' }>;
};

const ResultDialog = ({ state: { action, result }, onRetry, onClose }: ResultDialogProps) => (
  <Dialog
    size="lg"
    title={copy.finishedTitle}
    description={`${copy.summarize(action, result)}.`}
    icon={<TriangleAlert />}
    tone="critical"
    onClose={onClose}
    footer={
      <>
        <Button data-autofocus onClick={onClose}>
          {copy.close}
        </Button>
        {result.failures.length > 0 && (
          <Button variant="primary" onClick={onRetry}>
            {copy.retry(result.failures.length)}
          </Button>
        )}
      </>
    }
  >
    {result.failures.length > 0 && <Failures failures={result.failures} />}
  </Dialog>
);

const Failures = ({ failures }: { failures: readonly BulkFailure[] }) => (
  <>
    <h3 className="mb-2 text-sm font-medium">{copy.failedTitle}</h3>
    <ul className="divide-y divide-border-subtle">
      {failures.map(({ id, name, reason }) => (
        <li key={id} className="grid gap-0.5 py-2 text-sm">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <span className="text-text-muted wrap-anywhere">{reason}</span>
        </li>
      ))}
    </ul>
  </>
);
