import { Package, Plus, ShoppingCart, TrendingUp, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Totals } from '#contract/dashboard.ts';
import { countText } from '#features/countText.ts';
import { Money } from '#features/Money.tsx';
import type { MoneyScreen } from '#features/moneyModel.ts';
import { StatCard } from '#ui/stat-card/StatCard.tsx';
import { StatGrid } from '#ui/stat-card/StatGrid.tsx';
import { totalsCopy as copy } from './dashboardCopy.ts';
import type { TotalsState } from './totalsModel.ts';

export type TotalsCardsProps = {
  state: TotalsState;
  /** Dashboard and product list write the same revenue with their own symbols. */
  screen: Extract<MoneyScreen, 'dashboard' | 'productList'>;
  /** Only the dashboard's cards have captions. */
  captions: 'shown' | 'hidden';
};

export function TotalsCards({ state, screen, captions }: TotalsCardsProps) {
  const card = (figure: keyof typeof figures) => (
    <FigureCard key={figure} figure={figure} state={state} captions={captions} screen={screen} />
  );
  return (
    <StatGrid aria-label={copy.totals}>
      {card('orders')}
      {card('users')}
      {card('products')}
      {card('revenue')}
    </StatGrid>
  );
}

const figures: Record<
  'orders' | 'users' | 'products' | 'revenue',
  { icon: ReactNode; trend: ReactNode; value: (totals: Totals, screen: MoneyScreen) => ReactNode }
> = {
  orders: { icon: <ShoppingCart />, trend: <TrendingUp />, value: (totals) => countText(totals.totalOrders) },
  users: { icon: <Users />, trend: <TrendingUp />, value: (totals) => countText(totals.totalUsers) },
  products: { icon: <Package />, trend: <Plus />, value: (totals) => countText(totals.totalProducts) },
  revenue: {
    icon: <Wallet />,
    trend: <TrendingUp />,
    value: (totals, screen) => <Money amount={totals.totalRevenueAmount} screen={screen} />,
  },
};

function FigureCard({
  figure,
  state,
  screen,
  captions,
}: TotalsCardsProps & { figure: keyof typeof figures }) {
  const { icon, trend, value } = figures[figure];
  const { label, caption, emphasis } = copy[figure];
  return (
    <StatCard
      label={label}
      icon={icon}
      status={state.status}
      value={state.status === 'shown' ? value(state.totals, screen) : null}
      {...(captions === 'shown' && {
        trend: { icon: trend, emphasis, text: caption.slice(emphasis.length) },
      })}
    />
  );
}
