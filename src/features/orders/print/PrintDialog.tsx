import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { SheetKind } from '../orderModel.ts';

export type PrintDialogState =
  | { status: 'tooMany'; count: number; most: number }
  | { status: 'loading'; done: number; total: number }
  /** The backend numbers the invoices. */
  | { status: 'numbering' }
  | { status: 'failed'; text: string };

type PrintDialogProps = {
  kind: SheetKind;
  state: PrintDialogState;
  onRetry: () => void;
  /** Closes the dialog. Cancels printing. */
  onClose: () => void;
};

/** Shown while the orders to print or their invoice numbers load, and if they can't be printed. */
export function PrintDialog({ kind, state, onRetry, onClose }: PrintDialogProps) {
  const t = useMessages('orderDetail').printDialog;
  const title = t.titles[kind];
  switch (state.status) {
    case 'tooMany':
      return (
        <Dialog
          role="alertdialog"
          onClose={onClose}
          icon={<TriangleAlert />}
          title={title}
          description={t.tooMany(state.count, state.most)}
          footer={
            <Button data-autofocus onClick={onClose}>
              {t.close}
            </Button>
          }
        />
      );
    case 'loading':
    case 'numbering': {
      const { text, label, done, total } =
        state.status === 'loading'
          ? { ...state, text: t.progress(state.done, state.total), label: t.loading }
          : { text: t.numbering, label: t.numbering, done: 0, total: undefined };
      return (
        <Dialog
          title={title}
          onClose={onClose}
          footer={
            <Button data-autofocus onClick={onClose}>
              {t.cancel}
            </Button>
          }
        >
          <div className="grid gap-2">
            <p className="text-sm text-text-muted tabular-nums">{text}</p>
            <ProgressBar label={label} done={done} total={total} />
          </div>
        </Dialog>
      );
    }
    case 'failed':
      return (
        <Dialog
          role="alertdialog"
          onClose={onClose}
          icon={<TriangleAlert />}
          title={title}
          description={state.text}
          footer={
            <>
              <Button onClick={onClose}>{t.close}</Button>
              <Button data-autofocus variant="primary" icon={<RotateCw />} onClick={onRetry}>
                {t.retry}
              </Button>
            </>
          }
        />
      );
    default:
      return state satisfies never;
  }
}
