import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { cleanLine, isBlank } from '#contract/text/cleanText.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#contract/orders/order.ts';
import { createRowPredicate } from '#contract/lists/listRules.ts';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import type { Product } from '#contract/products/product.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { CommandPalette } from '#features/palette/CommandPalette.tsx';
import { createSearchableItems, matchItems, matchServerItems } from '#features/palette/matchItems.ts';
import {
  derivePaletteState,
  type PaletteAction,
  type PaletteGroup,
  type PaletteItem,
  toBarcode,
  toUnmatchedOption,
  type PaletteOption,
  type SearchStatus,
} from '#features/palette/paletteModel.ts';
import { placeholderPaths } from '#features/paths.ts';
import { useTheme } from '../browser/theme.ts';
import { customerQueries } from '../customers/customerQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { productQueries } from '../products/productQueries.ts';
import { useCapabilities, useCapability } from '../session/useSession.ts';
import {
  getActionItems,
  getPageItems,
  toCustomerItem,
  toOrderItem,
  toAllOrdersItem,
  toProductItem,
  toRecentItem,
  toRecentPaletteItem,
  toSharedBarcodeItem,
} from './paletteItems.tsx';
import { loadRecentItems, type RecentItem, saveRecentItem } from '../page/recentItems.ts';

/** Maximum number of products shown. The same applies to orders and customers. */
const MAX_ROWS = 5;
/** Loads more rows than are shown, because some stop matching as the query is edited. */
const PAGE_SIZE = 10;
const SEARCH_DELAY_MS = 200;
/** Maximum number of pages shown for a query. The same applies to actions. */
const MAX_PAGES = 5;

type Search = {
  query: string;
  /** The query that rows were searched for. */
  debouncedQuery: string;
};

type PaletteRows = {
  options: readonly PaletteOption[];
  status: SearchStatus;
  retry: () => void;
};

/** Returns the options of loaded rows, narrowed to `query` until its own rows arrive. */
function toPaletteRows<Data>(
  result: UseQueryResult<Data>,
  toItems: (data: Data) => readonly PaletteItem[],
  { query, debouncedQuery }: Search,
): PaletteRows {
  const isTyping = query !== debouncedQuery;
  const isCurrent = !isTyping && !result.isPlaceholderData;

  function getOptions(): readonly PaletteOption[] {
    if (isBlank(query) || !result.data) return [];
    const items = createSearchableItems(toItems(result.data));
    return (isCurrent ? matchServerItems : matchItems)(items, query, MAX_ROWS);
  }
  function getStatus(): SearchStatus {
    if (isBlank(query)) return 'ready';
    if (isTyping) return 'searching';
    if (result.data && isCurrent) return 'ready';
    return isFailedOrOffline(result) ? 'failed' : 'searching';
  }
  return {
    options: getOptions(),
    status: getStatus(),
    retry: () => result.isError && void result.refetch(),
  };
}

/** Searches products, orders and customers. */
function useSearches(search: Search) {
  const products = useMessages('products');
  const { order } = useMessages('orders');
  const t = useMessages('palette').palette;
  const text = cleanLine(search.debouncedQuery);
  const criteria = { search: text, filters: {}, page: 1, pageSize: PAGE_SIZE };
  const options = {
    enabled: text !== '',
    // Otherwise the options disappear until the response, and an Enter meanwhile does nothing.
    placeholderData: keepPreviousData,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  };
  const productPage = useQuery({ ...productQueries.page(criteria), ...options });
  const orderPage = useQuery({ ...orderQueries.page(criteria), ...options });
  const customerPage = useQuery({ ...customerQueries.page(criteria), ...options });
  return {
    products: toPaletteRows(
      productPage,
      ({ rows }) => rows.map((row) => toProductItem(products, row)),
      search,
    ),
    orders: toPaletteRows(orderPage, ({ rows }) => rows.map((row) => toOrderItem(order, row)), search),
    customers: toPaletteRows(customerPage, ({ rows }) => rows.map((row) => toCustomerItem(t, row)), search),
  };
}

/** Searches the products with exactly the barcode that was typed or scanned. */
function useBarcodeSearch({ query, debouncedQuery }: Search): PaletteRows {
  const products = useMessages('products');
  const t = useMessages('palette').palette;
  const barcode = toBarcode(query);
  const isTyping = query !== debouncedQuery;
  const filters = { barcode: barcode ?? '' };
  const result = useQuery({
    ...productQueries.page({ search: '', filters, page: 1, pageSize: PAGE_SIZE }),
    enabled: barcode !== undefined && !isTyping,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });

  function getOptions(): readonly PaletteOption[] {
    if (barcode === undefined || !result.data) return [];
    // A backend may ignore a filter that it doesn't have.
    const rows = result.data.rows.filter(createRowPredicate(productListRules, 'barcode', barcode));
    const items =
      rows.length > 1
        ? [toSharedBarcodeItem(t, barcode, result.data.matches.count)]
        : rows.map((row) => toProductItem(products, row));
    return items.map(toUnmatchedOption);
  }
  function getStatus(): SearchStatus {
    if (barcode === undefined || result.data) return 'ready';
    return !isTyping && isFailedOrOffline(result) ? 'failed' : 'searching';
  }
  return {
    options: getOptions(),
    status: getStatus(),
    retry: () => result.isError && void result.refetch(),
  };
}

/** Leaves out options that another group shows. */
const withoutOptions = (options: readonly PaletteOption[], others: readonly PaletteOption[]) =>
  options.filter(({ id }) => !others.some((other) => other.id === id));

type RecentRow = { item: RecentItem; product?: Product | undefined; order?: Order | undefined };

/** Returns the recent items, newest first, with their rows if the page that showed them has left them in the cache. */
function loadRecentRows(client: QueryClient, email: string): RecentRow[] {
  return loadRecentItems(email).map((item) => ({
    item,
    ...(item.kind === 'product'
      ? { product: client.getQueryData(productQueries.one(item.id).queryKey)?.product }
      : { order: client.getQueryData(orderQueries.one(item.id).queryKey) ?? undefined }),
  }));
}

/** Returns the recent items. Loads nothing: without a cached row, an item has only its last name. */
function useRecentPaletteItems(email: string): readonly PaletteItem[] {
  const products = useMessages('products');
  const orders = useMessages('orders').order;
  const client = useQueryClient();
  const [recent] = useState(() => loadRecentRows(client, email));
  return recent.map(({ item, product, order }) => {
    if (product) return toProductItem(products, product);
    if (order) return toOrderItem(orders, order);
    return toRecentPaletteItem(item);
  });
}

/** Returns the groups that need no search: all of them without a query, otherwise the matching pages and actions. */
function useLocalGroups(query: string, email: string): PaletteGroup[] {
  const recent = useRecentPaletteItems(email);
  const pages = getPageItems(useMessages('adminShell').navigation, useCapabilities());
  const newOrder = useCapability(CREATE_ORDER_CAPABILITY);
  const actions = getActionItems(useMessages('palette').palette, useTheme(), newOrder);
  if (isBlank(query)) {
    const builtPages = pages.filter(
      ({ target }) => 'href' in target && !placeholderPaths.includes(target.href),
    );
    return [
      { name: 'recent', options: recent.map(toUnmatchedOption) },
      { name: 'actions', options: actions.map(toUnmatchedOption) },
      { name: 'pages', options: builtPages.map(toUnmatchedOption) },
    ];
  }
  return [
    { name: 'pages', options: matchItems(createSearchableItems(pages), query, MAX_PAGES) },
    { name: 'actions', options: matchItems(createSearchableItems(actions), query, MAX_PAGES) },
  ];
}

/** Returns the found orders, and a link to all of them. */
function useOrderOptions(options: readonly PaletteOption[], query: string): readonly PaletteOption[] {
  const t = useMessages('palette').palette;
  if (options.length === 0) return options;
  return [...options, toUnmatchedOption(toAllOrdersItem(t, cleanLine(query)))];
}

type PaletteSectionProps = {
  email: string;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
};

export function PaletteSection({ email, onAction, onClose }: PaletteSectionProps) {
  const [query, setQuery] = useState('');
  const debouncedQuery = useDebouncedValue(query, SEARCH_DELAY_MS);
  const { products, orders, customers } = useSearches({ query, debouncedQuery });
  const barcode = useBarcodeSearch({ query, debouncedQuery });
  const groups: PaletteGroup[] = [
    { name: 'barcode', options: barcode.options },
    ...useLocalGroups(query, email),
    { name: 'products', options: withoutOptions(products.options, barcode.options) },
    { name: 'orders', options: useOrderOptions(orders.options, query) },
    { name: 'customers', options: customers.options },
  ];
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    // Closes first, so that focus is restored before the action runs.
    onClose();
    if ('run' in item.target) return onAction(item.target.run);
    const recent = toRecentItem(item);
    if (recent) saveRecentItem(email, recent);
    void navigate(item.target.href);
  };
  const searches = [products, orders, customers];
  return (
    <CommandPalette
      state={derivePaletteState(
        query,
        groups,
        searches.map(({ status }) => status),
        barcode.status,
      )}
      query={query}
      onQueryChange={setQuery}
      onChoose={choose}
      onRetry={() => [...searches, barcode].forEach(({ retry }) => retry())}
      onClose={onClose}
    />
  );
}
