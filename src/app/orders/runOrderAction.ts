import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/orders/order.ts';
import { getPieces, type StockMove } from '#contract/orders/orderStock.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { OrderBulkAction, TrackingPlan } from '#features/orders/bulk/orderBulkAction.ts';
import {
  getMove,
  getSavedMove,
  getUndo,
  isMoved,
  type OrderChange,
} from '#features/orders/detail/orderChange.ts';
import { logFailure } from '../api/failure.ts';
import type { RowResult, Undoable } from '../bulk/useBulkRun.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { runWrite } from '../queries/listQueries.ts';
import { type ChangeRequest, sendChange } from './orderChanges.ts';
import { orderQueries } from './orderQueries.ts';

export type OrderActionOptions = {
  /** Reasons why an order was not changed. */
  texts: { gone: string; changedMeanwhile: string };
  /** Called with the order after each change, also after an undo. */
  onSaved: (order: Order) => void;
};

/** Runs a bulk action on one order. Resolves to its undo, or to undefined if it changed nothing that can be undone. */
export async function runOrderAction(
  client: QueryClient,
  action: OrderBulkAction,
  id: string,
  options: OrderActionOptions,
): Promise<Undoable | undefined> {
  const save: Save = async (request) => {
    const { order } = await runWrite(client, 'orders', () => sendChange(client, request));
    options.onSaved(order);
    return order;
  };
  switch (action.kind) {
    case 'status':
      return changeStatus(client, save, action, id);
    case 'payment':
      return recordPayment(client, save, action, id);
    case 'tracking':
      return addTracking(client, save, action.plan, id, options.texts);
    default:
      return action satisfies never;
  }
}

/** Reads an order as it is now. */
const readOrder = (client: QueryClient, id: string) =>
  orderQueries.readOrder(client, id, new AbortController().signal);

type Save = (request: ChangeRequest) => Promise<Order>;

/** Returns the pieces that could not be taken out of stock again, because they were sold meanwhile. */
const getSoldPieces = (move: StockMove | undefined, after: Order): number =>
  move === 'take' && !isMoved(move, after) ? (getPieces(after) ?? 0) : 0;

async function undoChanges(save: Save, id: string, changes: readonly OrderChange[]): Promise<RowResult> {
  let soldPieces = 0;
  for (const change of changes) {
    const order = await save({ id, change, madeBy: 'undo' });
    soldPieces += getSoldPieces(getMove(change), order);
  }
  return { soldPieces };
}

/** Saves a change. Without the order before it, it can't be undone. */
async function saveChange(
  save: Save,
  id: string,
  change: OrderChange,
  before: Order | undefined,
): Promise<Undoable | undefined> {
  const after = await save({ id, change, madeBy: 'bulk' });
  const undo = before ? getUndo(change, before, after) : [];
  if (!before || undo.length === 0) return undefined;
  const soldPieces = getSoldPieces(getSavedMove(change, before, after), after);
  return { soldPieces, undo: () => undoChanges(save, id, undo) };
}

async function changeStatus(
  client: QueryClient,
  save: Save,
  { status, returning }: Extract<OrderBulkAction, { kind: 'status' }>,
  id: string,
): Promise<Undoable | undefined> {
  const before = (await readOrder(client, id).catch(logFailure)) ?? undefined;
  const stock = returning.has(id) ? ('return' as const) : undefined;
  const isChanged = before && getStatus(before) !== status;
  // Without `from`, because the administrator means whatever status the order has.
  return saveChange(
    save,
    id,
    { kind: 'status', status, from: undefined, stock },
    isChanged ? before : undefined,
  );
}

async function recordPayment(
  client: QueryClient,
  save: Save,
  { status, reference, returning }: Extract<OrderBulkAction, { kind: 'payment' }>,
  id: string,
): Promise<Undoable | undefined> {
  const before = (await readOrder(client, id).catch(logFailure)) ?? undefined;
  const stock = returning.has(id) ? ('return' as const) : undefined;
  return saveChange(
    save,
    id,
    { kind: 'payment', status, reference: reference.trim() || undefined, stock },
    before,
  );
}

/** Saves an order's tracking, and sets its status in the same request, so that the customer's mail has both. */
async function addTracking(
  client: QueryClient,
  save: Save,
  plan: TrackingPlan,
  id: string,
  texts: OrderActionOptions['texts'],
): Promise<Undoable | undefined> {
  const planned = plan.get(id);
  if (!planned) return undefined;
  const { tracking } = planned;
  const before = await readOrder(client, id);
  if (!before) throw new Error(texts.gone);
  const previous = getStatus(before);
  // Someone else has ended it since the preview.
  if (previous === 'cancelled' || previous === 'delivered') throw new Error(texts.changedMeanwhile);
  const isDispatched = planned.status === 'dispatch' && previous !== 'out_for_delivery';
  const change: OrderChange = isDispatched
    ? { kind: 'status', status: 'out_for_delivery', from: before.orderDetails?.orderStatus, tracking }
    : { kind: 'tracking', tracking };
  const saved = await saveChange(save, id, change, before);
  return (
    saved && {
      ...saved,
      async undo() {
        const present = await readOrder(client, id);
        if (present?.tracking?.number !== tracking.number) throw new Error(texts.changedMeanwhile);
        return saved.undo();
      },
    }
  );
}

/** Refreshes the cached data once after a bulk action. */
export async function invalidateAfterAction(
  client: QueryClient,
  action: OrderBulkAction,
  ids: ReadonlySet<string>,
) {
  for (const id of ids) client.removeQueries({ queryKey: orderQueries.events(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  // Their stock.
  if (action.kind !== 'tracking') void client.invalidateQueries({ queryKey: ['products'] });
  await orderQueries.invalidate(client);
}
