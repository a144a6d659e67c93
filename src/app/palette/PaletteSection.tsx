import { useEffect, useMemo, useState } from 'react';
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
import { useFoundRows } from './useFoundRows.ts';
import { type PaletteRows, usePaletteRows } from './usePaletteRows.ts';

export type PaletteSectionProps = {
  email: string;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
};

const SERVER_DELAY_MS = 200;
const COMMANDS_MAX = 5;

/** The palette, for as long as it is open. A letter leaves the rows as they are: only the search runs anew. */
export function PaletteSection(props: PaletteSectionProps) {
  const [restedQuery, setRestedQuery] = useState('');
  const products = usePaletteRows(productQueries, toProductItem, restedQuery);
  const orders = usePaletteRows(orderQueries, toOrderItem, restedQuery);
  return <PaletteSearch {...props} {...{ products, orders, restedQuery }} onRest={setRestedQuery} />;
}

type PaletteSearchProps = PaletteSectionProps & {
  products: PaletteRows;
  orders: PaletteRows;
  restedQuery: string;
  /** The typing rests, and the server may be asked. */
  onRest: (query: string) => void;
};

function PaletteSearch({ email, products, orders, restedQuery, ...on }: PaletteSearchProps) {
  // Not deferred: Enter right after a letter must find the list of that letter.
  const [query, setQuery] = useState('');
  const resting = useDebouncedValue(query, SERVER_DELAY_MS);
  const { onRest } = on;
  useEffect(() => onRest(resting), [resting, onRest]);
  const foundProducts = useFoundRows(products, query, restedQuery);
  const foundOrders = useFoundRows(orders, query, restedQuery);
  const groups: PaletteGroup[] = [
    ...useCommandGroups(query, email),
    { name: 'products', options: foundProducts.options },
    { name: 'orders', options: foundOrders.options },
  ];
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    // First, so that the focus is back where it was before the page asks or goes.
    on.onClose();
    if ('run' in item.target) return on.onAction(item.target.run);
    saveRecentItem(email, item);
    void navigate(item.target.href);
  };
  return (
    <CommandPalette
      state={derivePaletteState(query, groups, [foundProducts.status, foundOrders.status])}
      query={query}
      onQueryChange={setQuery}
      onChoose={choose}
      onRetry={() => {
        products.retry();
        orders.retry();
      }}
      onClose={on.onClose}
    />
  );
}

/** What was opened last, pages and actions: all of them, or those that match. */
function useCommandGroups(query: string, email: string): PaletteGroup[] {
  const { navigationCopy } = useWords('adminShell');
  const { paletteCopy } = useWords('palette');
  const theme = useTheme();
  const pages = useMemo(() => createSearchableItems(getPageItems(navigationCopy)), [navigationCopy]);
  const [recent] = useState(() => loadRecentItems(email));
  return useMemo(() => {
    const actions = getActionItems(paletteCopy, theme);
    if (query.trim() === '')
      return [
        { name: 'recent', options: recent.map(toPlainOption) },
        { name: 'pages', options: pages.items.map(toPlainOption) },
        { name: 'actions', options: actions.map(toPlainOption) },
      ];
    return [
      { name: 'pages', options: matchItems(pages, query, COMMANDS_MAX) },
      { name: 'actions', options: matchItems(createSearchableItems(actions), query, COMMANDS_MAX) },
    ];
  }, [query, recent, pages, paletteCopy, theme]);
}
