import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { SourceKind } from '#contract/history/historySource.ts';
import { updateOrderStatus } from '#contract/orders/orderCalls.ts';
import {
  moveOrderStock,
  recordPaymentByHand,
  removeOrderNote,
  saveOrderNote,
  saveTracking,
  undoPaymentByHand,
} from '#contract/orders/orderEvents.ts';
import { canMoveStock, isNoteChange, type OrderChange } from '#features/orders/detail/orderChange.ts';
import { hasStatus } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { orderQueries } from './orderQueries.ts';

const MUTATION_KEY = ['order change'];

export type ChangeRequest = {
  id: string;
  change: OrderChange;
  /** Undefined for a change in the dialog. */
  madeBy: Extract<SourceKind, 'bulk' | 'undo'> | undefined;
};

/** Sends a change of an order. Updates no cache. */
export function sendChange(client: QueryClient, { id, change, madeBy }: ChangeRequest) {
  const params = { id };
  const source = madeBy && createSourceIfAccepted(client, madeBy);
  switch (change.kind) {
    case 'status': {
      const { kind: _, ...body } = change;
      return send(updateOrderStatus, { params, body, source });
    }
    case 'payment': {
      const { kind: _, ...body } = change;
      return send(recordPaymentByHand, { params, body, source });
    }
    case 'undoPayment': {
      const { kind: _, ...body } = change;
      return send(undoPaymentByHand, { params, body, source });
    }
    case 'tracking':
      return send(saveTracking, { params, body: { tracking: change.tracking ?? null }, source });
    case 'stock':
      return send(moveOrderStock, { params, body: { move: change.move }, source });
    case 'note':
      return send(saveOrderNote, { params, body: { noteId: change.noteId, text: change.text } });
    case 'removeNote':
      return send(removeOrderNote, { params: { ...params, noteId: change.noteId }, body: undefined });
    default:
      return change satisfies never;
  }
}

/** Products changed with the order. Their code is loaded only then. */
async function invalidateProducts(client: QueryClient, productId: string | undefined) {
  const { productQueries } = await import('../products/productQueries.ts');
  void productQueries.invalidate(client);
  if (productId !== undefined) void client.invalidateQueries(productQueries.one(productId));
}

/** Changes an order, and updates its row and everything that shows it. */
export function useChangeOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    meta: { writes: 'orders' },
    // In sequence, so that an earlier response can't replace a later one.
    scope: { id: 'order change' },
    mutationFn: (request: ChangeRequest) => sendChange(client, request),
    onSuccess: async ({ order }, { id, change }) => {
      await orderQueries.updateRows(client, (one) => (one._id === id ? order : one));
      client.setQueryData(orderQueries.one(id).queryKey, order);
      const events = client.invalidateQueries({ queryKey: orderQueries.events(id).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      if (canMoveStock(change, order)) void invalidateProducts(client, order.product?._id);
      // A saved note appears with its event.
      if (isNoteChange(change)) await events;
    },
    onError: (error, { id }) => {
      if (!hasStatus(error, 409)) return;
      void orderQueries.invalidate(client);
      void client.invalidateQueries({ queryKey: orderQueries.events(id).queryKey });
    },
  });
}

/** Returns whether an order is being changed, even if the dialog was closed and opened again. Notes don't count. */
export function useIsChanging(id: string): boolean {
  const requests = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: ({ state }) => state.variables as ChangeRequest,
  });
  return requests.some((request) => request.id === id && !isNoteChange(request.change));
}
