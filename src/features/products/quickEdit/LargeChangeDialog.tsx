import { TriangleAlert } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type LargeChangeDialogProps = {
  /** 'Price of Kettle' */
  label: string;
  /** 'Rs 2,900 → Rs 290' */
  change: string;
  onConfirm: () => void;
  /** Goes back to the editor. */
  onCancel: () => void;
};

/** Asks before a price changes by more than half. Enter confirms, because the price was typed on purpose. */
export function LargeChangeDialog({ label, change, ...handlers }: LargeChangeDialogProps) {
  const t = useMessages('productTools').quickEdit.largeChange;
  return (
    <ConfirmDialog
      {...handlers}
      state="confirming"
      icon={<TriangleAlert />}
      title={t.title}
      text={
        <>
          <p>{label}</p>
          <p className="font-medium text-text tabular-nums">{change}</p>
        </>
      }
      initialFocus="confirm"
      confirmLabel={t.confirm}
      busyLabel={t.confirm}
      cancelLabel={t.cancel}
    />
  );
}
