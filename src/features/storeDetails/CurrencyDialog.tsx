import { Coins } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

/** `currency` is the new one, an ISO 4217 code. */
export type CurrencyDialogState =
  | { status: 'closed' }
  | { status: 'asking'; orders: number; currency: string };

type CurrencyDialogProps = {
  state: CurrencyDialogState;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before the currency of a store with orders changes. */
export function CurrencyDialog({ state, onConfirm, onCancel }: CurrencyDialogProps) {
  const t = useMessages('storeDetails').currencyQuestion;
  if (state.status === 'closed') return null;
  const { orders, currency } = state;
  return (
    <ConfirmDialog
      state="confirming"
      icon={<Coins />}
      title={t.title(currency)}
      text={t.text(orders, currency)}
      confirmLabel={t.confirm}
      busyLabel={t.confirm}
      cancelLabel={t.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
