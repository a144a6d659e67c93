import type { QueryClient } from '@tanstack/react-query';
import { deleteProduct, editProduct, getProduct } from '#contract/products/productCalls.ts';
import type { ProductBulkAction } from '#features/products/bulk/productBulkAction.ts';
import { changeBody, hasChange, type ProductChange } from '#features/products/bulk/changeBody.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createKeyFor } from './idempotencyKey.ts';
import { productQueries } from './products.ts';
import { writeOne } from './writeOne.ts';

const toChange = (action: Exclude<ProductBulkAction, { kind: 'delete' }>): ProductChange =>
  action.kind === 'status' ? { status: action.status } : { isFeatured: action.isFeatured };

/** Does to one product what is done to all that are selected; fails with a text where the store answers without it. */
export async function runOnProduct(
  client: QueryClient,
  action: ProductBulkAction,
  id: string,
  notAvailable: string,
): Promise<void> {
  const idempotencyKey = createKeyFor(client);
  if (action.kind === 'delete') {
    await writeOne(client, 'products', () =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey }),
    );
    return;
  }
  const { product } = await send(getProduct, { params: { productId: id }, body: undefined });
  if (!product) throw new Error(notAvailable);
  const change = toChange(action);
  if (hasChange(product, change)) return;
  const body = changeBody(product, change);
  await writeOne(client, 'products', () =>
    send(editProduct, { params: { productId: id }, body, idempotencyKey }),
  );
}

/** Shows what was done, once for all products and not once for each. */
export async function showBulkDone(client: QueryClient, action: ProductBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (action.kind === 'delete') await productQueries.removeRows(client, ids);
  else await client.invalidateQueries({ queryKey: productQueries.key });
}
