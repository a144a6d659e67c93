import * as z from 'zod/mini';
import type { Query } from '#contract/call.ts';
import { rowExtensions } from '#contract/rowExtensions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { PAGE_SIZE_MAX, pageFields } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { getProduct } from '#contract/products/productCalls.ts';
import { lenientArray } from '#contract/wire/lenient.ts';
import type { ExportScope } from '#features/list/export/exportModel.ts';
import { send } from '../../api/send.ts';
import { toPageQuery } from '../../queries/rowPages.ts';
import { type FetchPage, readPages, type RowReader } from './rowReader.ts';

/** A list's rows keep only what it shows: a file has every field. */
const getFullProductPage = {
  ...rowExtensions.getProductPage,
  parsedResponse: z.object({ products: lenientArray(lenientProduct), ...pageFields }),
};
const { getOrder, getOrderPage } = rowExtensions;

/** As many rows as may be asked for at once. Everything is without search, filter and sort. */
const toQuery = (criteria: ListCriteria, scope: ExportScope, page: number) => {
  const asked = scope === 'shown' ? criteria : { search: '', filters: {}, sort: undefined };
  return toPageQuery({ ...asked, page, pageSize: PAGE_SIZE_MAX });
};

export function readProductPages(criteria: ListCriteria, scope: ExportScope): RowReader<Product> {
  const fetchPage: FetchPage<Product> = async ({ page, cursor }, signal) => {
    const query = { ...(toQuery(criteria, scope, page) as Query<typeof getFullProductPage>), cursor };
    const { products, ...facts } = await send(
      getFullProductPage,
      { params: {}, body: undefined, query },
      signal,
    );
    return { ...facts, rows: products };
  };
  return readPages(fetchPage, PAGE_SIZE_MAX);
}

export function readOrderPages(criteria: ListCriteria, scope: ExportScope): RowReader<Order> {
  const fetchPage: FetchPage<Order> = async ({ page, cursor }, signal) => {
    const query = { ...(toQuery(criteria, scope, page) as Query<typeof getOrderPage>), cursor };
    const { orders, ...facts } = await send(getOrderPage, { params: {}, body: undefined, query }, signal);
    return { ...facts, rows: orders };
  };
  return readPages(fetchPage, PAGE_SIZE_MAX);
}

/** Gets one product; undefined where the backend says that there is none. */
export const fetchProduct = async (productId: string, signal: AbortSignal) =>
  (await send(getProduct, { params: { productId }, body: undefined }, signal)).product ?? undefined;

export const fetchOrder = async (id: string, signal: AbortSignal) =>
  (await send(getOrder, { params: { id }, body: undefined }, signal)).order;
