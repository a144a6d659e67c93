import type { QueryClient } from '@tanstack/react-query';
import type { SourceKind } from '#contract/history/historySource.ts';
import type { Order } from '#contract/orders/order.ts';
import { updateOrderStatus } from '#contract/orders/orderCalls.ts';
import { recordPaymentByHand, saveTracking, undoPaymentByHand } from '#contract/orders/orderEvents.ts';
import { getPieces, type StockMove } from '#contract/orders/orderStock.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { Body } from '#contract/call.ts';
import type { OrderBulkAction, TrackingPlan } from '#features/orders/bulk/orderBulkAction.ts';
import { logFailure } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { PartialUndo, type Undoable } from '../bulk/useBulkRun.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { runWrite } from '../queries/listQueries.ts';
import { orderQueries } from './orderQueries.ts';

/** Reasons why an order was not changed. */
export type OrderActionTexts = { gone: string; changedMeanwhile: string };

/** Runs a bulk action on one order. Resolves to its undo, or to undefined if it changed nothing that can be undone. */
export async function runOrderAction(
  client: QueryClient,
  action: OrderBulkAction,
  id: string,
  texts: OrderActionTexts,
): Promise<Undoable | undefined> {
  switch (action.kind) {
    case 'status':
      return changeStatus(client, action, id);
    case 'payment':
      return recordPayment(client, action, id);
    case 'tracking':
      return addTracking(client, action.plan, id, texts);
    default:
      return action satisfies never;
  }
}

/** Reads an order as it is now. */
const readOrder = (client: QueryClient, id: string) =>
  orderQueries.readOrder(client, id, new AbortController().signal);

/** Saves an order's status, or its tracking. */
const sendStatus = (
  client: QueryClient,
  id: string,
  body: Body<typeof updateOrderStatus>,
  kind: SourceKind,
): Promise<Order> =>
  runWrite(client, 'orders', async () => {
    const source = createSourceIfAccepted(client, kind);
    return (await send(updateOrderStatus, { params: { id }, body, source })).order;
  });

const sendTracking = (
  client: QueryClient,
  id: string,
  body: Body<typeof saveTracking>,
  kind: SourceKind,
): Promise<unknown> =>
  runWrite(client, 'orders', () =>
    send(saveTracking, { params: { id }, body, source: createSourceIfAccepted(client, kind) }),
  );

/** Returns the move of an order's stock as a part of a request. */
const toStock = (move: StockMove, needed: boolean) => (needed ? { stock: move } : {});

/** Reports the pieces that an undo could not take out of stock again. */
const toPartialUndo = (order: Order, wasReturned: boolean): PartialUndo | undefined =>
  wasReturned && order.stock === 'returned' ? new PartialUndo(getPieces(order) ?? 0) : undefined;

async function changeStatus(
  client: QueryClient,
  { status, returning }: Extract<OrderBulkAction, { kind: 'status' }>,
  id: string,
): Promise<Undoable | undefined> {
  // Without the previous status, the change is saved all the same, but can't be undone.
  const before = await readOrder(client, id).catch(logFailure);
  const body = { status, ...toStock('return', returning.has(id)) };
  const changed = await sendStatus(client, id, body, 'bulk');
  const previous = before && getStatus(before);
  if (!previous || previous === status) return undefined;
  const wasReturned = before.stock !== 'returned' && changed.stock === 'returned';
  const undoBody = { status: previous, from: status, ...toStock('take', wasReturned) };
  return {
    undo: async () => toPartialUndo(await sendStatus(client, id, undoBody, 'undo'), wasReturned),
  };
}

async function recordPayment(
  client: QueryClient,
  { status, reference, returning }: Extract<OrderBulkAction, { kind: 'payment' }>,
  id: string,
): Promise<Undoable> {
  const isReturning = returning.has(id);
  const { order } = await runWrite(client, 'orders', () =>
    send(recordPaymentByHand, {
      params: { id },
      body: {
        status,
        ...(reference.trim() !== '' && { reference }),
        ...toStock('return', isReturning),
      },
      source: createSourceIfAccepted(client, 'bulk'),
    }),
  );
  const wasReturned = isReturning && order.stock === 'returned';
  return {
    undo: async () => {
      const undone = await runWrite(client, 'orders', () =>
        send(undoPaymentByHand, {
          params: { id },
          body: { status, ...toStock('take', wasReturned) },
          source: createSourceIfAccepted(client, 'undo'),
        }),
      );
      return toPartialUndo(undone.order, wasReturned);
    },
  };
}

/** Saves an order's tracking, and sets its status in the same request, so that the customer's mail has both. */
async function addTracking(
  client: QueryClient,
  plan: TrackingPlan,
  id: string,
  texts: OrderActionTexts,
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
  if (isDispatched) {
    const body = { status: 'out_for_delivery', from: before.orderDetails?.orderStatus, tracking } as const;
    await sendStatus(client, id, body, 'bulk');
  } else await sendTracking(client, id, { tracking }, 'bulk');

  return {
    async undo() {
      const present = await readOrder(client, id);
      if (present?.tracking?.number !== tracking.number) throw new Error(texts.changedMeanwhile);
      if (isDispatched && previous)
        await sendStatus(client, id, { status: previous, from: 'out_for_delivery' }, 'undo');
      await sendTracking(client, id, { tracking: before.tracking ?? null }, 'undo');
    },
  };
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
  if (action.kind !== 'tracking' && action.returning.size > 0)
    void client.invalidateQueries({ queryKey: ['products'] });
  await orderQueries.invalidate(client);
}
