import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { MAX_REFERENCE_LENGTH, type PaymentByHand } from '#contract/orders/orderEvents.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { SelectedNames } from '#features/bulk/SelectedRowsDialog.tsx';
import type { SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { NO_STOCK, type OrderBulkAction } from './orderBulkAction.ts';
import { planPayment } from './planPayment.ts';
import { getDefaultStockChoice, StockSwitch } from './StockSwitch.tsx';
import { getReturning, planStockReturn } from './stockReturn.ts';

type PaymentDialogProps = {
  status: PaymentByHand;
  rows: readonly SelectableRow[];
  /** Whether the backend can put the pieces of orders back into stock. */
  stockCapability: 'offered' | 'unavailable';
  onConfirm: (action: OrderBulkAction, rows: readonly SelectableRow[]) => void;
  onCancel: () => void;
};

/** Asks for the reference of a payment or refund of several orders, and says which orders are skipped. */
export function PaymentDialog({ status, rows, stockCapability, onConfirm, onCancel }: PaymentDialogProps) {
  const t = useMessages('orderTools').bulkPayment;
  const { bulk: bulkMessages } = useMessages('listTools');
  const { orderFilters } = useMessages('orders');
  const plan = planPayment(orderFilters.payment.options, rows, status);
  const stock = planStockReturn(plan.rows);
  const [choice, setChoice] = useState(() => getDefaultStockChoice(stock));
  const [reference, setReference] = useState('');
  const isOffered = status === 'refunded' && stockCapability === 'offered' && stock.pieces > 0;
  const count = plan.rows.length;
  const isTooLong = reference.trim().length > MAX_REFERENCE_LENGTH;
  const confirm = () => {
    if (count === 0 || isTooLong) return;
    const returning = isOffered ? getReturning(stock, choice) : NO_STOCK;
    onConfirm({ kind: 'payment', status, reference, returning }, plan.rows);
  };
  return (
    <Dialog
      title={t.title[status](count || rows.length)}
      description={t.text[status]}
      icon={<HandCoins />}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{bulkMessages.cancel}</Button>
          <Button
            variant="primary"
            data-autofocus={count === 0 || undefined}
            disabledReason={count === 0 ? t.none[status] : undefined}
            onClick={confirm}
          >
            {t.confirm[status](count || rows.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {plan.skipped.size > 0 && (
          <ul className="grid gap-1 text-sm text-text-muted">
            {[...plan.skipped].map(([label, skipped]) => (
              <li key={label}>{t.skipped(skipped, label)}</li>
            ))}
          </ul>
        )}
        {count > 0 && (
          <>
            <SelectedNames rows={plan.rows} />
            <TextField
              data-autofocus
              label={t.reference}
              hint={t.referenceHint}
              error={isTooLong ? t.referenceTooLong(MAX_REFERENCE_LENGTH) : undefined}
              value={reference}
              autoComplete="off"
              onChange={({ target }) => setReference(target.value)}
              onKeyDown={({ key, nativeEvent }) =>
                key === 'Enter' && !nativeEvent.isComposing && !nativeEvent.repeat && confirm()
              }
            />
          </>
        )}
        {isOffered && <StockSwitch stock={stock} choice={choice} onChange={setChoice} />}
      </div>
    </Dialog>
  );
}
