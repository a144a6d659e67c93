import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import { createProduct, deleteProduct, editProduct, getProduct } from '#contract/products/productCalls.ts';
import type { ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { buildChangeBody, hasChange, type ProductChange } from '#features/products/bulk/buildChangeBody.ts';
import { isRefusedWith } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createKeyFor } from './idempotencyKey.ts';
import { runListMutation } from './listQueries.ts';
import { productQueries } from './products.ts';

/** Loads a product without caching it, because a file may name thousands. Undefined if it doesn't exist. */
export async function fetchProduct(productId: string, signal: AbortSignal): Promise<Product | undefined> {
  try {
    return (await send(getProduct, { params: { productId }, body: undefined }, signal)).product;
  } catch (error) {
    if (isRefusedWith(404, error)) return undefined;
    throw error;
  }
}

type SentBody<B> = { body: B; idempotencyKey: string | undefined };

export const createImported = (client: QueryClient, row: SentBody<Body<typeof createProduct>>) =>
  runListMutation(client, 'products', () => send(createProduct, { params: {}, ...row }));

export const editImported = (
  client: QueryClient,
  productId: string,
  row: SentBody<Body<typeof editProduct>>,
) => runListMutation(client, 'products', () => send(editProduct, { params: { productId }, ...row }));

/** Refreshes the cached data once after an import. */
export async function invalidateAfterImport(client: QueryClient, editedIds: Iterable<string>) {
  for (const id of editedIds) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  await client.invalidateQueries({ queryKey: productQueries.key });
}

const toChange = (action: Exclude<ProductBulkAction, { kind: 'delete' }>): ProductChange =>
  action.kind === 'status' ? { status: action.status } : { isFeatured: action.isFeatured };

/** Runs a bulk action on one product. Throws `notAvailable` if the product doesn't exist. */
export async function runOnProduct(
  client: QueryClient,
  action: ProductBulkAction,
  id: string,
  notAvailable: string,
): Promise<void> {
  const idempotencyKey = createKeyFor(client);
  if (action.kind === 'delete') {
    await runListMutation(client, 'products', () =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey }),
    );
    return;
  }
  const { product } = await send(getProduct, { params: { productId: id }, body: undefined });
  if (!product) throw new Error(notAvailable);
  const change = toChange(action);
  if (hasChange(product, change)) return;
  const body = buildChangeBody(product, change);
  await runListMutation(client, 'products', () =>
    send(editProduct, { params: { productId: id }, body, idempotencyKey }),
  );
}

/** Refreshes the cached data once after a bulk action. */
export async function invalidateAfterBulk(
  client: QueryClient,
  action: ProductBulkAction,
  ids: ReadonlySet<string>,
) {
  for (const id of ids) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (action.kind === 'delete') await productQueries.removeRows(client, ids);
  else await client.invalidateQueries({ queryKey: productQueries.key });
}
