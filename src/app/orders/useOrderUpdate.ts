import { useEffect, useRef, useState } from 'react';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import {
  getMove,
  getSavedMove,
  getUndo,
  isMoved,
  type OrderChange,
  type OrderQuestion,
} from '#features/orders/detail/orderChange.ts';
import { formatMove, formatSaved } from '#features/orders/detail/formatSaved.ts';
import type { OrderOffers, OrderUpdate } from '#features/orders/detail/orderDetailModel.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import type { DialogOutcome } from '#features/form/useDialogForm.ts';
import { shortenId } from '#features/format/formatOrder.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { getFieldError, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { useChangeOrder, useIsChanging } from './orderChanges.ts';
import { useLastCarrier } from './useLastCarrier.ts';

/** Changes orders, says so in a toast, and undoes it from there. */
function useSaveWithUndo() {
  const messages = { orderDetail: useMessages('orderDetail'), orderChanges: useMessages('orderChanges') };
  const { statusLabels } = useMessages('orders');
  const { toasts: toastMessages } = useMessages('adminShell');
  const t = messages.orderDetail.dialog;
  // mutateAsync, because callbacks of `mutate` are skipped after the dialog is closed.
  const { mutateAsync } = useChangeOrder();
  const toasts = useToast();
  const describe = (id: string, change: OrderChange) => formatSaved(messages, statusLabels, id, change);

  const join = (saved: string | undefined, moved: string | undefined) =>
    saved && moved ? messages.orderChanges.stock.both(saved, moved) : (saved ?? moved ?? '');

  async function save(before: Order, change: OrderChange): Promise<void> {
    const id = before._id;
    const { order } = await mutateAsync({ id, change, madeBy: undefined });
    const undo = getUndo(change, before, order);
    const move = getSavedMove(change, before, order);
    const moved = move && formatMove(messages.orderChanges, move, order);
    toasts.add({
      tone: move && !isMoved(move, order) ? 'error' : 'success',
      text: join(describe(id, change), moved),
      ...(undo.length > 0 && {
        action: { label: toastMessages.undo, onClick: () => void undoChange(id, undo) },
      }),
    });
  }

  async function undoChange(id: string, [change, ...rest]: readonly OrderChange[]): Promise<void> {
    if (!change) return;
    try {
      const { order } = await mutateAsync({ id, change, madeBy: 'undo' });
      if (rest.length > 0) return await undoChange(id, rest);
      const move = getMove(change);
      const isSoldMeanwhile = move === 'take' && !isMoved(move, order);
      const { soldMeanwhile } = messages.orderChanges.stock;
      const moved = isSoldMeanwhile
        ? soldMeanwhile
        : change.kind === 'stock'
          ? formatMove(messages.orderChanges, change.move, order)
          : undefined;
      toasts.add({ tone: 'success', text: join(describe(id, change), moved) });
    } catch (error) {
      logFailure(error);
      const isOutdated = hasStatus(error, 409);
      const isStatus = change.kind === 'status';
      toasts.add({
        tone: 'error',
        text: isOutdated && isStatus ? t.undoOutdated(shortenId(id)) : serverMessageOr(error, t.notUndone),
        ...(!isOutdated && {
          action: { label: t.retry, onClick: () => void undoChange(id, [change, ...rest]) },
        }),
      });
    }
  }
  return save;
}

/** `id` is the order's, so that another order doesn't show its question or failure. */
type Pending<Value> = ({ id: string } & Value) | undefined;

/** Changes an order. A failure is shown in the dialog, or in a toast if the dialog was left. */
export function useOrderUpdate(id: string, order: Order | undefined, offers: OrderOffers) {
  const t = useMessages('orderDetail').dialog;
  const [asked, setAsked] = useState<Pending<{ question: OrderQuestion }>>();
  const [failure, setFailure] = useState<Pending<{ change: OrderChange; reason: string }>>();
  const isChanging = useIsChanging(id);
  const saveWithUndo = useSaveWithUndo();
  const { lastCarrier, rememberCarrier } = useLastCarrier();
  const toasts = useToast();
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    shownId.current = id;
    return () => void (shownId.current = undefined);
  }, [id]);

  async function save(change: OrderChange) {
    if (!order || isChanging) return;
    setAsked(undefined);
    setFailure(undefined);
    try {
      await saveWithUndo(order, change);
    } catch (error) {
      logFailure(error);
      const reason = serverMessageOr(error, t.notSaved);
      if (shownId.current === id) setFailure({ id, change, reason });
      else toasts.add({ tone: 'error', text: reason });
    }
  }

  /** Saves what a form asked for. The form shows its failure. */
  async function answer<Values extends object>(
    change: OrderChange,
    values: Values,
  ): Promise<DialogOutcome<Values>> {
    if (!order) return { status: 'done' };
    setFailure(undefined);
    try {
      await saveWithUndo(order, change);
      if ('tracking' in change && change.tracking) rememberCarrier(change.tracking.carrier);
      setAsked(undefined);
      return { status: 'done' };
    } catch (error) {
      logFailure(error);
      const message = serverMessageOr(error, t.notSaved);
      if (shownId.current !== id) toasts.add({ tone: 'error', text: message });
      const fieldError = toFormFieldError(getFieldError(error), values);
      return fieldError ? { status: 'invalid', ...fieldError } : { status: 'failed', message };
    }
  }

  const isFailed = failure?.id === id;
  const update: OrderUpdate = isChanging
    ? { status: 'saving' }
    : isFailed
      ? { status: 'failed', change: failure.change, reason: failure.reason }
      : { status: 'idle' };
  const ask = (question: OrderQuestion) => setAsked({ id, question });
  return {
    update,
    question: asked?.id === id ? asked.question : undefined,
    lastCarrier,
    onAsk: ask,
    onDismissQuestion: () => setAsked(undefined),
    onChange: (change: OrderChange) => void save(change),
    onAnswer: answer,
    onChooseStatus(status: OrderStatus) {
      if (status === 'cancelled') ask('cancel');
      else if (status === 'out_for_delivery' && offers.tracking === 'offered') ask('dispatch');
      else void save({ kind: 'status', status, from: order?.orderDetails?.orderStatus });
    },
    onRetryUpdate: () => isFailed && void save(failure.change),
  };
}
