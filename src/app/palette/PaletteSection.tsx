import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '#features/palette/CommandPalette.tsx';
import { createSearchableItems, matchItems } from '#features/palette/matchItems.ts';
import {
  derivePaletteState,
  type PaletteAction,
  type PaletteGroup,
  type PaletteItem,
  toPlainOption,
} from '#features/palette/paletteModel.ts';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import { useWords } from '#features/words/useWords.ts';
import { useTheme } from '../browser/theme.ts';
import { orderQueries } from '../queries/orders.ts';
import { productQueries } from '../queries/products.ts';
import { getActionItems, getPageItems } from './commands.ts';
import { loadRecentItems, saveRecentItem } from './recentItems.ts';
import { toOrderItem, toProductItem } from './rowItems.ts';
import { usePaletteRows } from './usePaletteRows.ts';

export type PaletteSectionProps = {
  email: string;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
};

const SEARCH_DELAY_MS = 200;
const COMMANDS_MAX = 5;

/** The open palette. */
export function PaletteSection({ email, onAction, onClose }: PaletteSectionProps) {
  const [query, setQuery] = useState('');
  const search = { query, debouncedQuery: useDebouncedValue(query, SEARCH_DELAY_MS) };
  const products = usePaletteRows(productQueries, toProductItem, search);
  const orders = usePaletteRows(orderQueries, toOrderItem, search);
  const groups: PaletteGroup[] = [
    ...useCommandGroups(query, email),
    { name: 'products', options: products.options },
    { name: 'orders', options: orders.options },
  ];
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    // First, so that the focus is back where it was before the page asks or goes.
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

/** What was opened last, pages and actions: all of them, or those that match. */
function useCommandGroups(query: string, email: string): PaletteGroup[] {
  const { navigationCopy } = useWords('adminShell');
  const { paletteCopy } = useWords('palette');
  const theme = useTheme();
  const [recent] = useState(() => loadRecentItems(email));
  const pages = getPageItems(navigationCopy);
  const actions = getActionItems(paletteCopy, theme);
  if (query.trim() === '')
    return [
      { name: 'recent', options: recent.map(toPlainOption) },
      { name: 'pages', options: pages.map(toPlainOption) },
      { name: 'actions', options: actions.map(toPlainOption) },
    ];
  return [
    { name: 'pages', options: matchItems(createSearchableItems(pages), query, COMMANDS_MAX) },
    { name: 'actions', options: matchItems(createSearchableItems(actions), query, COMMANDS_MAX) },
  ];
}
