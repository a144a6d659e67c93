import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { ORDER_MAILS_CAPABILITY } from '#contract/orderMails/orderMailCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import type { OrderDetailState, PrintKind } from '#features/orders/detail/orderDetailModel.ts';
import { toSheets } from '#features/orders/orderModel.ts';
import { formatAddress } from '#features/format/contact.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { toRecentOrder, useRecentItem } from '../page/recentItems.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from './orderQueries.ts';
import type { PrintSectionProps } from './PrintSection.tsx';
import { DuplicateOrderLink } from './create/DuplicateOrderLink.tsx';
import { useCopyText } from './useCopyText.ts';
import { useOrderHistory } from './useOrderHistory.ts';
import { useOrderNotes } from './useOrderNotes.ts';
import { useOrderOffers } from './useOrderOffers.ts';
import { useOrderPosition } from './useOrderPosition.ts';
import { usePrintHint } from './usePrintHint.tsx';
import { useOrderUpdate } from './useOrderUpdate.ts';
import { useCapability } from '../session/useSession.ts';

type OrderDialogSectionProps = {
  id: string;
  /** Criteria of the list that the dialog was opened from. */
  criteria: ListCriteria;
  onNavigate: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

const OrderCartSection = lazyWithRetry(() =>
  import('./OrderCartSection.tsx').then((module) => module.OrderCartSection),
);
const OrderMailsSection = lazyWithRetry(() =>
  import('./OrderMailsSection.tsx').then((module) => module.OrderMailsSection),
);
const PrintSection = lazyWithRetry(() => import('./PrintSection.tsx').then((module) => module.PrintSection));

/** The dialog of one order, with its position in the list, its history and its changes. */
export function OrderDialogSection({ id, criteria, ...actions }: OrderDialogSectionProps) {
  const t = useMessages('orderDetail').dialog;
  const { tracking } = useMessages('orderChanges');
  const located = useOrderPosition(id, criteria);
  const query = useQuery({ ...orderQueries.one(id), ...(located.order && { initialData: located.order }) });
  const order = query.data ?? undefined;
  const { history, retry } = useOrderHistory(id, order);
  useRecentItem(order && toRecentOrder(order));
  const [printing, setPrinting] = useState<Omit<PrintSectionProps, 'onDone'>>();
  const endPrinting = () => setPrinting(undefined);
  const copyText = useCopyText();
  const areMailsOffered = useCapability(ORDER_MAILS_CAPABILITY) === 'offered';
  const offers = useOrderOffers();
  const notes = useOrderNotes(id);
  const { update, question, ...updateProps } = useOrderUpdate(id, order, offers);

  function print(kind: PrintKind, printed: Order) {
    if (kind === 'order') return window.print();
    startTransition(() => setPrinting({ ...toSheets(kind), orders: [printed] }));
  }

  function getState(): OrderDetailState {
    if (order)
      return {
        status: 'shown',
        order,
        position: located.position,
        update,
        question,
        offers,
        history,
      };
    if (query.data === null) return { status: 'notFound', id };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading', id };
  }
  return (
    <>
      <OrderDialog
        state={getState()}
        {...actions}
        {...updateProps}
        notes={offers.notes === 'offered' ? notes : undefined}
        cart={
          order?.cart && <OrderCartSection order={order} cart={order.cart} onNavigate={actions.onNavigate} />
        }
        mails={order && areMailsOffered && <OrderMailsSection key={id} order={order} />}
        onRetry={() => void query.refetch()}
        onRetryHistory={retry}
        onPrint={print}
        printHint={usePrintHint()}
        duplicateLink={<DuplicateOrderLink id={id} />}
        onCopyAddress={(shown) => copyText(formatAddress(shown), t.addressCopied, t.addressNotCopied)}
        onCopyTracking={({ number }) => copyText(number, tracking.copied, tracking.notCopied)}
      />
      <LoadBoundary onClose={endPrinting}>
        {printing && <PrintSection {...printing} onDone={endPrinting} />}
      </LoadBoundary>
    </>
  );
}
