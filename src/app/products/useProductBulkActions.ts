import type { QueryClient } from '@tanstack/react-query';
import { deleteProduct } from '#contract/products/productCalls.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { createProductBulkMessages } from '#features/products/bulk/createProductBulkMessages.tsx';
import { getSavedValues } from '#features/products/bulk/valueChange.ts';
import { send } from '../api/send.ts';
import type { BulkActions, Undoable } from '../bulk/useBulkRun.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { createKeyIfAccepted } from '../queries/idempotencyKey.ts';
import { runListMutation } from '../queries/listQueries.ts';
import { productQueries } from '../queries/products.ts';
import { changeProduct, type ChangeTexts, useChangeTexts } from './changeProduct.ts';

/** Returns the functions and messages of bulk actions on products. */
export function useProductBulkActions(): BulkActions<ProductBulkAction> {
  const messages = useMessages('productTools');
  const texts = useChangeTexts();
  return {
    messages: createProductBulkMessages(messages),
    run: (client, action, id) => runBulkAction(client, action, id, texts),
    invalidate: invalidateAfterBulk,
  };
}

/** Runs a bulk action on one product, with its undo. */
async function runBulkAction(
  client: QueryClient,
  action: ProductBulkAction,
  id: string,
  texts: ChangeTexts,
): Promise<Undoable | undefined> {
  switch (action.kind) {
    case 'delete': {
      const idempotencyKey = createKeyIfAccepted(client);
      await runListMutation(client, 'products', () =>
        send(deleteProduct, { params: { id }, body: undefined, idempotencyKey }),
      );
      return undefined;
    }
    case 'status':
      return changeProduct(client, id, { change: { status: action.status } }, texts);
    case 'featured':
      return changeProduct(client, id, { change: { isFeatured: action.isFeatured } }, texts);
    case 'change': {
      const planned = action.plan.get(id);
      if (!planned) return undefined;
      return changeProduct(client, id, { change: getSavedValues(planned), basis: planned.product }, texts);
    }
    default:
      return action satisfies never;
  }
}

/** Refreshes the cached data once after a bulk action. */
async function invalidateAfterBulk(client: QueryClient, action: ProductBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (action.kind === 'delete') await productQueries.removeRows(client, ids);
  else await client.invalidateQueries({ queryKey: productQueries.key });
}
