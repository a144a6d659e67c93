import { Ban } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { SelectedNames } from '#features/bulk/SelectedRowsDialog.tsx';
import type { SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { describeCancelled, getCancellable } from './describeCancelled.ts';
import { NO_STOCK } from './orderBulkAction.ts';
import { getDefaultStockChoice, StockSwitch } from './StockSwitch.tsx';
import { getReturning, planStockReturn } from './stockReturn.ts';

type CancelOrdersDialogProps = {
  rows: readonly SelectableRow[];
  /** Whether the backend can put the pieces of orders back into stock. */
  stockCapability: 'offered' | 'unavailable';
  onConfirm: (returning: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Asks before several orders are cancelled, and offers to put their pieces back into stock. */
export function CancelOrdersDialog({ rows, stockCapability, onConfirm, onCancel }: CancelOrdersDialogProps) {
  const t = useMessages('orders').cancelQuestion;
  const stock = planStockReturn(getCancellable(rows));
  const [choice, setChoice] = useState(() => getDefaultStockChoice(stock));
  const isOffered = stockCapability === 'offered' && stock.pieces > 0;
  return (
    <ConfirmDialog
      state="confirming"
      title={t.title(rows.length)}
      text={
        <>
          <p>{t.text(rows.length)}</p>
          <p className="mt-2">{describeCancelled(t, rows)}</p>
          <SelectedNames rows={rows} />
        </>
      }
      icon={<Ban />}
      tone="critical"
      confirmLabel={t.confirm(rows.length)}
      busyLabel={t.confirm(rows.length)}
      cancelLabel={t.dismiss}
      onConfirm={() => onConfirm(isOffered ? getReturning(stock, choice) : NO_STOCK)}
      onCancel={onCancel}
    >
      {isOffered && <StockSwitch stock={stock} choice={choice} onChange={setChoice} />}
    </ConfirmDialog>
  );
}
