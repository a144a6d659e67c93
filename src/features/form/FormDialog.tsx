import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'icon' | 'tone'> & {
  submitLabel: string;
  cancelLabel: string;
  /** Why the dialog can't be cancelled while busy. */
  busyReason: string;
  status: 'ready' | 'busy';
  /** Why the last attempt failed. */
  error: string | undefined;
  /** Enables the cancel button while busy. @default 'afterwards' */
  cancelling?: 'always' | 'afterwards' | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A dialog with a form. It stays open while busy. */
export function FormDialog({
  submitLabel,
  cancelLabel,
  busyReason,
  status,
  error,
  cancelling = 'afterwards',
  onSubmit,
  onCancel,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const isBusy = status === 'busy';
  const isLocked = isBusy && cancelling === 'afterwards';
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      closing={isBusy ? 'blocked' : 'allowed'}
      footer={
        <>
          <Button onClick={onCancel} disabledReason={isLocked ? busyReason : undefined}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={dialog.tone === 'critical' ? 'critical' : 'primary'}
            status={status}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        {/* Rendered without an error too: screen readers only announce text that is added to an existing alert. */}
        <div role="alert">
          {error && (
            <Notice tone="critical" className="mb-4">
              {error}
            </Notice>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      </form>
    </Dialog>
  );
}
