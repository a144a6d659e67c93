import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import { createProduct, editProduct, getProduct } from '#contract/products/productCalls.ts';
import { isRefusedWith } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { runListMutation } from './listQueries.ts';
import { productQueries } from './products.ts';

/** Asks for a product as it is now; undefined where there is none. It is not cached: a file may name thousands. */
export async function fetchProduct(productId: string, signal: AbortSignal): Promise<Product | undefined> {
  try {
    return (await send(getProduct, { params: { productId }, body: undefined }, signal)).product;
  } catch (error) {
    if (isRefusedWith(404, error)) return undefined;
    throw error;
  }
}

/** What a row sends, with the key that it has each time it is sent. */
type SentBody<B> = { body: B; idempotencyKey: string | undefined };

export const createImported = (client: QueryClient, row: SentBody<Body<typeof createProduct>>) =>
  runListMutation(client, 'products', () => send(createProduct, { params: {}, ...row }));

export const editImported = (
  client: QueryClient,
  productId: string,
  row: SentBody<Body<typeof editProduct>>,
) => runListMutation(client, 'products', () => send(editProduct, { params: { productId }, ...row }));

/** Shows what was imported, once for all products and not once for each. */
export async function invalidateAfterImport(client: QueryClient, editedIds: Iterable<string>) {
  for (const id of editedIds) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  await client.invalidateQueries({ queryKey: productQueries.key });
}
