import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/products/product.ts';
import { deleteProduct } from '#contract/products/productCalls.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { ProductBulkBar, type ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import type { ProductChange } from '#features/products/bulk/buildChangeBody.ts';
import { createProductBulkMessages } from '#features/products/bulk/createProductBulkMessages.tsx';
import { send } from '../api/send.ts';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import type { BulkActions, Undoable } from '../bulk/useBulkRun.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { createKeyIfAccepted } from '../queries/idempotencyKey.ts';
import { runListMutation } from '../queries/listQueries.ts';
import { productQueries } from '../queries/products.ts';
import { changeProduct, type ChangeTexts, useChangeTexts } from './changeProduct.ts';

const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** Bulk actions on products. Loaded with the first selection. */
export const ProductBulkSection = (props: BulkListProps<Product>) => {
  const messages = useMessages('productTools');
  const texts = useChangeTexts();
  const actions: BulkActions<ProductBulkAction> = {
    messages: createProductBulkMessages(messages),
    run: (client, action, id) => runBulkAction(client, action, id, texts),
    invalidate: invalidateAfterBulk,
  };
  return <BulkSection {...props} actions={actions} Bar={ProductBulkBar} Export={ProductExportSection} />;
};

const toProductChange = (action: Exclude<ProductBulkAction, { kind: 'delete' }>): ProductChange =>
  action.kind === 'status' ? { status: action.status } : { isFeatured: action.isFeatured };

/** Runs a bulk action on one product, with its undo. Throws an error with `notFoundText` if it doesn't exist. */
async function runBulkAction(
  client: QueryClient,
  action: ProductBulkAction,
  id: string,
  texts: ChangeTexts,
): Promise<Undoable | undefined> {
  if (action.kind === 'delete') {
    const idempotencyKey = createKeyIfAccepted(client);
    await runListMutation(client, 'products', () =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey }),
    );
    return undefined;
  }
  return changeProduct(client, id, { change: toProductChange(action) }, texts);
}

/** Refreshes the cached data once after a bulk action. */
async function invalidateAfterBulk(client: QueryClient, action: ProductBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (action.kind === 'delete') await productQueries.removeRows(client, ids);
  else await client.invalidateQueries({ queryKey: productQueries.key });
}
