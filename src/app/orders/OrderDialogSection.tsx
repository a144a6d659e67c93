import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { OrderDetailState, PrintKind } from '#features/orders/detail/orderDetailModel.ts';
import type { Order } from '#contract/orders/order.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { formatAddress } from '#features/orders/orderAddressLines.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useWords } from '#features/words/useWords.ts';
import { toOrderItem } from '../palette/rowItems.ts';
import { useRecentItem } from '../palette/useRecentItem.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../queries/orders.ts';
import type { PrintSectionProps } from './PrintSection.tsx';
import { useCopyText } from './useCopyText.ts';
import { useOrderPosition } from './useOrderPosition.ts';
import { useStatusHistory } from './useStatusHistory.ts';
import { useStatusUpdate } from './useStatusUpdate.ts';

export type OrderDialogSectionProps = {
  id: string;
  /** Of the list that it was opened from. */
  criteria: ListCriteria;
  onStep: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

const PrintSection = lazyWithRetry(() => import('./PrintSection.tsx').then((module) => module.PrintSection));

/** The dialog of one order: its place in the list, its history, and the change of its status. */
export function OrderDialogSection({ id, criteria, ...actions }: OrderDialogSectionProps) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const found = useOrderPosition(id, criteria);
  const query = useQuery({ ...orderQueries.one(id), ...(found.order && { initialData: found.order }) });
  const order = query.data ?? undefined;
  const { history, retry } = useStatusHistory(id, order);
  useRecentItem(order && toOrderItem(order));
  const [printing, setPrinting] = useState<Pick<PrintSectionProps, 'kind' | 'orders'>>();
  const endPrinting = () => setPrinting(undefined);
  const copyText = useCopyText();
  const { update, ...updateActions } = useStatusUpdate(id);

  function print(kind: PrintKind, shown: Order) {
    if (kind === 'order') window.print();
    else startTransition(() => setPrinting({ kind, orders: [shown] }));
  }

  function getState(): OrderDetailState {
    if (order) return { status: 'shown', order, position: found.position, update, history };
    if (query.data === null) return { status: 'notFound', id };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading', id };
  }
  return (
    <>
      <OrderDialog
        state={getState()}
        {...actions}
        {...updateActions}
        onRetry={() => void query.refetch()}
        onRetryHistory={retry}
        onPrint={print}
        onCopyAddress={(shown) => copyText(formatAddress(shown), copy.addressCopied, copy.addressNotCopied)}
      />
      <LoadBoundary onClose={endPrinting}>
        {printing && <PrintSection {...printing} onDone={endPrinting} />}
      </LoadBoundary>
    </>
  );
}
