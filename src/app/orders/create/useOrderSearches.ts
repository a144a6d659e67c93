import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { roundAmount } from '#contract/money/decimal.ts';
import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import type { Customer } from '#contract/customers/customer.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { LookupStatus } from '#ui/combobox/Lookup.tsx';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import type { CustomerSearch, Search } from '#features/orders/create/orderSearch.ts';
import {
  type FoundCustomer,
  type OrderedProduct,
  toFilledAddress,
} from '#features/orders/create/newOrderModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatProductName, getThumbnailUrl } from '#features/products/productModel.ts';
import { customerQueries } from '../../customers/customerQueries.ts';
import { useCustomersOffered } from '../../customers/useCustomersOffered.ts';
import { productQueries } from '../../products/productQueries.ts';
import { isFailedOrOffline } from '../../queries/isFailedOrOffline.ts';

const SEARCH_DELAY_MS = 200;
const PAGE_SIZE = 10;

const toCriteria = (query: string) => ({
  search: cleanLine(query),
  filters: {},
  page: 1,
  pageSize: PAGE_SIZE,
});

const SEARCH_OPTIONS = {
  // Otherwise the options disappear until the response.
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
} as const;

/** The text that is typed, and the one that rows are searched for. */
function useQueryText() {
  const [query, onQueryChange] = useState('');
  const debouncedQuery = useDebouncedValue(query, SEARCH_DELAY_MS);
  const getStatus = (result: UseQueryResult<unknown>): LookupStatus => {
    if (query !== debouncedQuery) return 'searching';
    if (result.data !== undefined && !result.isPlaceholderData) return 'ready';
    return isFailedOrOffline(result) ? 'failed' : 'searching';
  };
  return { query, onQueryChange, debouncedQuery, getStatus };
}

const toFoundCustomer = ({ _id, name = '', email = '', phone = '' }: Customer): FoundCustomer => ({
  id: _id,
  fullName: name,
  email,
  phoneNumber: phone,
});

/** Searches the earlier customers. Undefined if the backend doesn't list them. */
export function useCustomerSearch(): CustomerSearch | undefined {
  const client = useQueryClient();
  const isOffered = useCustomersOffered() === 'offered';
  const { debouncedQuery, getStatus, ...text } = useQueryText();
  const result = useQuery({
    ...customerQueries.page(toCriteria(debouncedQuery)),
    ...SEARCH_OPTIONS,
    enabled: isOffered,
  });
  if (!isOffered) return undefined;
  return {
    ...text,
    status: getStatus(result),
    rows: result.data?.rows.map(toFoundCustomer) ?? [],
    async readAddress({ id, fullName }) {
      const details = await client.fetchQuery(customerQueries.one(id)).catch(() => undefined);
      const [address] = details?.addresses ?? [];
      return address && toFilledAddress(address, fullName);
    },
  };
}

/** Converts a product to what the form shows of it. Its price is the one that the server expects. */
export function toOrderedProduct(
  product: Product,
  { name, currency }: { name: string; currency: Currency },
): OrderedProduct {
  const { price } = getPrices(product);
  const { _id, stock = 0, status } = product;
  return {
    id: _id,
    name,
    code: trimToUndefined(product.sku),
    price: price === undefined ? undefined : roundAmount(price, getCurrencyDecimals(currency)),
    stock,
    imageUrl: getThumbnailUrl(product),
    problem: status === 'active' ? (stock < 1 ? 'soldOut' : undefined) : 'inactive',
  };
}

/** Searches the products. */
export function useProductSearch(
  currency: Currency,
): Search<OrderedProduct> & { products: readonly Product[] } {
  const t = useMessages('products').inventory;
  const { debouncedQuery, getStatus, ...text } = useQueryText();
  const result = useQuery({ ...productQueries.page(toCriteria(debouncedQuery)), ...SEARCH_OPTIONS });
  const products = result.data?.rows ?? [];
  return {
    ...text,
    status: getStatus(result),
    products,
    rows: products.map((product) =>
      toOrderedProduct(product, { name: formatProductName(t, product), currency }),
    ),
  };
}
