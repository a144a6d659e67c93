import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Messages } from '#languages/messages.ts';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import { CommandPalette } from '#features/palette/CommandPalette.tsx';
import { createSearchableItems, matchItems, matchServerItems } from '#features/palette/matchItems.ts';
import {
  derivePaletteState,
  type PaletteAction,
  type PaletteGroup,
  type PaletteItem,
  toUnmatchedOption,
  type PaletteOption,
  type SearchStatus,
} from '#features/palette/paletteModel.ts';
import { getPageKeys } from '#features/palette/shortcuts.ts';
import { EXPORT_PARAM, paths } from '#features/paths.ts';
import { navigation } from '#features/shell/navigation.ts';
import type { Theme } from '#features/shell/shellModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useTheme } from '../browser/theme.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import type { ListQueries } from '../queries/listQueries.ts';
import { orderQueries } from '../queries/orders.ts';
import { productQueries } from '../queries/products.ts';
import { loadRecentItems, saveRecentItem, toOrderItem, toProductItem } from './recentItems.ts';

/** Maximum number of products shown. The same applies to orders. */
const MAX_ROWS = 5;
/** Loads more rows than are shown, because some stop matching as the query is edited. */
const PAGE_SIZE = 10;

type PaletteRows = {
  options: readonly PaletteOption[];
  status: SearchStatus;
  retry: () => void;
};

/** Loads rows of a list that match `debouncedQuery`, and narrows them to `query` while typing. */
function usePaletteRows<Row extends { _id: string }>(
  queries: ListQueries<Row>,
  toItem: (row: Row) => PaletteItem,
  { query, debouncedQuery }: { query: string; debouncedQuery: string },
): PaletteRows {
  const search = debouncedQuery.trim();
  const pageQuery = useQuery({
    ...queries.page({ search, filters: {}, page: 1, pageSize: PAGE_SIZE }),
    enabled: search !== '',
    // Enter chooses a row that was found with fewer letters.
    placeholderData: keepPreviousData,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  const isTyping = query !== debouncedQuery;
  const isCurrent = !isTyping && !pageQuery.isPlaceholderData;

  function getOptions(): readonly PaletteOption[] {
    if (query.trim() === '' || !pageQuery.data) return [];
    const items = createSearchableItems(pageQuery.data.rows.map(toItem));
    return (isCurrent ? matchServerItems : matchItems)(items, query, MAX_ROWS);
  }
  function getStatus(): SearchStatus {
    if (query.trim() === '') return 'ready';
    if (isTyping) return 'searching';
    if (pageQuery.data && isCurrent) return 'ready';
    return isFailedOrOffline(pageQuery) ? 'failed' : 'searching';
  }
  return {
    options: getOptions(),
    status: getStatus(),
    retry: () => pageQuery.isError && void pageQuery.refetch(),
  };
}

const getPageItems = (t: Messages['adminShell']['navigation']): readonly PaletteItem[] =>
  navigation
    .flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages))
    .filter(({ href }) => href !== paths.addProduct)
    .map(({ name, href }) => ({
      id: `page:${href}`,
      kind: 'page',
      label: t[name],
      keys: getPageKeys(href),
      target: { href },
    }));

const actionLinks = [
  { id: 'importProducts', href: paths.importProducts },
  { id: 'exportProducts', href: `${paths.productList}?${EXPORT_PARAM}` },
  { id: 'exportOrders', href: `${paths.orders}?${EXPORT_PARAM}` },
] as const;

/** Actions available on every page. */
const getActionItems = (t: Messages['palette']['palette'], theme: Theme): readonly PaletteItem[] => [
  {
    id: 'action:addProduct',
    kind: 'action',
    label: t.addProduct,
    keys: getPageKeys(paths.addProduct),
    target: { href: paths.addProduct },
  },
  ...actionLinks.map(({ id, href }) => ({
    id: `action:${id}`,
    kind: 'action' as const,
    label: t[id],
    target: { href },
  })),
  {
    id: 'action:toggleTheme',
    kind: 'action',
    label: theme === 'dark' ? t.toLight : t.toDark,
    target: { run: 'toggleTheme' },
  },
  {
    id: 'action:showShortcuts',
    kind: 'action',
    label: t.showShortcuts,
    keys: ['?'],
    target: { run: 'showShortcuts' },
  },
  { id: 'action:signOut', kind: 'action', label: t.signOut, target: { run: 'signOut' } },
];

type PaletteSectionProps = {
  email: string;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
};

const SEARCH_DELAY_MS = 200;
/** Maximum number of pages shown for a query. The same applies to actions. */
const MAX_PAGES = 5;

export function PaletteSection({ email, onAction, onClose }: PaletteSectionProps) {
  const [query, setQuery] = useState('');
  const search = { query, debouncedQuery: useDebouncedValue(query, SEARCH_DELAY_MS) };
  const products = usePaletteRows(productQueries, toProductItem, search);
  const orders = usePaletteRows(orderQueries, toOrderItem, search);
  const groups: PaletteGroup[] = [
    ...useLocalGroups(query, email),
    { name: 'products', options: products.options },
    { name: 'orders', options: orders.options },
  ];
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    // Closes first, so that focus is restored before the action runs.
    onClose();
    if ('run' in item.target) return onAction(item.target.run);
    saveRecentItem(email, item);
    void navigate(item.target.href);
  };
  return (
    <CommandPalette
      state={derivePaletteState(query, groups, [products.status, orders.status])}
      query={query}
      onQueryChange={setQuery}
      onChoose={choose}
      onRetry={() => {
        products.retry();
        orders.retry();
      }}
      onClose={onClose}
    />
  );
}

/** Returns the groups that need no request: all of them without a query, otherwise the matching pages and actions. */
function useLocalGroups(query: string, email: string): PaletteGroup[] {
  const [recent] = useState(() => loadRecentItems(email));
  const pages = getPageItems(useMessages('adminShell').navigation);
  const actions = getActionItems(useMessages('palette').palette, useTheme());
  if (query.trim() === '')
    return [
      { name: 'recent', options: recent.map(toUnmatchedOption) },
      { name: 'pages', options: pages.map(toUnmatchedOption) },
      { name: 'actions', options: actions.map(toUnmatchedOption) },
    ];
  return [
    { name: 'pages', options: matchItems(createSearchableItems(pages), query, MAX_PAGES) },
    { name: 'actions', options: matchItems(createSearchableItems(actions), query, MAX_PAGES) },
  ];
}
