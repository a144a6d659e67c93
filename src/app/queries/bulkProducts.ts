import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '#contract/call.ts';
import { rowExtensions } from '#contract/rowExtensions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { PAGE_SIZE_MAX } from '#contract/lists/pageCall.ts';
import { deleteProduct, editProduct, getProduct } from '#contract/products/productCalls.ts';
import type { ProductBulkAction } from '#features/products/bulk/productBulkAction.ts';
import { changeBody, hasChange, type ProductChange } from '#features/products/bulk/changeBody.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createKeyFor } from './idempotencyKey.ts';
import { productPagesKey, productQueries } from './products.ts';
import { toPageQuery } from './rowPages.ts';
import { writeOne } from './writeOne.ts';
import { updateCachedQuery } from './updateCachedQuery.ts';

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
  if (action.kind !== 'delete') {
    await client.invalidateQueries({ queryKey: productQueries.all().queryKey });
    return;
  }
  await updateCachedQuery(client, productQueries.all().queryKey, ({ products }) => ({
    products: products.filter(({ _id }) => !ids.has(_id)),
  }));
  await client.invalidateQueries({ queryKey: productPagesKey });
}

const { getProductPage } = rowExtensions;

/** Asks for a page of what matches, as large as pages can be. It is not cached: only the ids are wanted. */
export async function fetchMatches(
  criteria: ListCriteria,
  page: number,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  // The address names no sort but the list's own.
  const query = toPageQuery({ ...criteria, page, pageSize: PAGE_SIZE_MAX }) as Query<typeof getProductPage>;
  const input = { params: {}, body: undefined, query: { ...query, cursor } };
  const { products, matches, next } = await send(getProductPage, input, signal);
  return { rows: products, next, pageCount: Math.ceil(matches.count / PAGE_SIZE_MAX) };
}
