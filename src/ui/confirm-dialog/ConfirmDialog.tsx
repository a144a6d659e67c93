import { CircleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { wrapText } from '../text/wrapText.tsx';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';

const confirmVariants = { neutral: 'primary', critical: 'critical' } as const;

type ConfirmDialogProps = Omit<
  DialogProps,
  'onClose' | 'closing' | 'description' | 'footer' | 'size' | 'role' | 'tone' | 'closeLabel'
> & {
  /** `busy` while the confirmed action runs: the dialog can't be closed. */
  state: 'closed' | 'confirming' | 'busy';
  /** Says what will happen and whether it can be undone. */
  text: ReactNode;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** A verb: "Delete", not "OK". */
  confirmLabel: string;
  busyLabel: string;
  cancelLabel: string;
  /** The button that Enter presses. `confirm` for actions that can be undone. @default 'cancel' */
  initialFocus?: 'cancel' | 'confirm' | undefined;
  onConfirm: () => void;
  /** Called on Cancel, on Escape and on a click outside. */
  onCancel: () => void;
  /** Why the last attempt failed. The confirm button tries again. */
  error?: string | undefined;
};

/** Asks for confirmation before an action. By default Cancel is focused first, so that Enter does no harm. */
export const ConfirmDialog = ({ state, ...props }: ConfirmDialogProps) =>
  state !== 'closed' && <OpenConfirmDialog {...props} state={state} />;

type OpenDialogProps = ConfirmDialogProps & { state: 'confirming' | 'busy' };

function OpenConfirmDialog({
  state,
  text,
  tone = 'neutral',
  confirmLabel,
  busyLabel,
  cancelLabel,
  initialFocus = 'cancel',
  onConfirm,
  onCancel,
  error,
  ...rest
}: OpenDialogProps) {
  const busy = state === 'busy';
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={onCancel}
      closing={busy ? 'blocked' : 'allowed'}
      tone={tone}
      description={
        <>
          {wrapText(text)}
          <ConfirmError>{error}</ConfirmError>
        </>
      }
      footer={
        <>
          <Button
            data-autofocus={initialFocus === 'cancel' || undefined}
            onClick={onCancel}
            disabledReason={busy ? busyLabel : undefined}
          >
            {cancelLabel}
          </Button>
          <Button
            data-autofocus={initialFocus === 'confirm' || undefined}
            variant={confirmVariants[tone]}
            status={busy ? 'busy' : 'ready'}
            onClick={onConfirm}
            onKeyDown={ignoreHeldEnter}
          >
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** Ignores Enter while it is held from the press that opened the dialog. */
const ignoreHeldEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && event.repeat && event.preventDefault();

/** Rendered without an error too: screen readers only announce text that is added to an existing alert. */
const ConfirmError = ({ children }: { children: ReactNode }) => (
  <div role="alert">
    {children && (
      <p className="mt-2 flex items-start gap-1.5 text-sm text-critical-strong">
        <CircleAlert className="mt-0.75 size-3.5 text-critical" />
        {wrapText(children)}
      </p>
    )}
  </div>
);
