import { Truck } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { TrackingFields } from './TrackingFields.tsx';
import { TrackingPreview } from './TrackingPreview.tsx';
import { type CheckedLine, isReady, MAX_TRACKING_LINES, type TrackingInput } from './trackingModel.ts';
import { parseTrackingLines } from './trackingLines.ts';

export type TrackingState =
  /** unreadable: the chosen file is no text. */
  | { status: 'entering'; file: 'none' | 'unreadable' }
  /** The orders of the lines are being found. */
  | { status: 'checking'; done: number; total: number }
  | { status: 'checked'; lines: readonly CheckedLine[] };

type TrackingDialogProps = {
  state: TrackingState;
  input: TrackingInput;
  onInput: (input: TrackingInput) => void;
  onFile: (file: File) => void;
  onCheck: () => void;
  /** Returns to the input. */
  onBack: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** Takes the tracking numbers of several orders, and shows what changes before anything is saved. */
export function TrackingDialog(props: TrackingDialogProps) {
  const t = useMessages('orderTools').bulkTracking;
  const { state, input, onClose } = props;
  return (
    <Dialog
      size="lg"
      title={t.title}
      description={state.status === 'entering' ? t.text : undefined}
      icon={<Truck />}
      onClose={onClose}
      footer={<Footer {...props} />}
    >
      {state.status === 'entering' && (
        <TrackingFields
          {...props}
          file={state.file}
          onSubmit={() => getBlockedReason(t, input) === undefined && props.onCheck()}
        />
      )}
      {state.status === 'checking' && (
        <div className="grid gap-3">
          <ProgressBar label={t.title} done={state.done} total={state.total} />
          <output className="text-sm text-text-muted tabular-nums">
            {t.checking(state.done, state.total)}
          </output>
        </div>
      )}
      {state.status === 'checked' && <TrackingPreview lines={state.lines} status={input.status} />}
    </Dialog>
  );
}

/** The buttons of each state. Those with a key remount with the state, so that their ref focuses them. */
function Footer({ state, input, onCheck, onBack, onConfirm, onClose }: TrackingDialogProps) {
  const t = useMessages('orderTools').bulkTracking;
  switch (state.status) {
    case 'entering':
      return (
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabledReason={getBlockedReason(t, input)}
            onClick={onCheck}
          >
            {t.check}
          </Button>
        </>
      );
    case 'checking':
      return (
        <Button key="stop" ref={focus} data-autofocus onClick={onBack}>
          {t.cancel}
        </Button>
      );
    case 'checked': {
      const count = state.lines.filter(isReady).length;
      return (
        <>
          <Button onClick={onBack}>{t.back}</Button>
          <Button
            key="confirm"
            ref={focus}
            data-autofocus
            variant="primary"
            disabledReason={count === 0 ? t.nothing : undefined}
            onClick={onConfirm}
          >
            {t.confirm(count)}
          </Button>
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

/** Defined once, because React calls a new ref callback on every render. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

type TrackingMessages = ReturnType<typeof useMessages<'orderTools'>>['bulkTracking'];

function getBlockedReason(t: TrackingMessages, { text }: TrackingInput): string | undefined {
  const count = parseTrackingLines(text).length;
  if (count === 0) return t.noLines;
  return count > MAX_TRACKING_LINES ? t.tooMany(MAX_TRACKING_LINES) : undefined;
}
