import { Package, Plus, ShoppingCart, TrendingUp, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LenientTotals } from '#contract/dashboard/dashboard.ts';
import { StatCard, StatGrid } from '#ui/stat-card/StatCard.tsx';
import { OtherCurrencies } from '#features/format/OtherCurrencies.tsx';
import { paths } from '#features/paths.ts';
import type { Formats } from '#features/format/formats.ts';
import type { MoneyScreen } from '#features/format/formatMoney.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/** The store's totals. One that can't be loaded or read is shown as 0, as the specification says. */
export type TotalsState = { status: 'loading' } | { status: 'shown'; totals: LenientTotals };

export type TotalsCardsProps = {
  state: TotalsState;
  /** Dashboard and product list use their own currency symbols. */
  screen: Extract<MoneyScreen, 'dashboard' | 'productList'>;
  captions: 'shown' | 'hidden';
  /** `strip` is one low row, so that the list below starts higher. @default 'grid' */
  phoneLayout?: 'grid' | 'strip' | undefined;
  /** Links of the cards. A total without one is plain text. */
  hrefs?: Partial<Record<TotalName, string>> | undefined;
};

export function TotalsCards(props: TotalsCardsProps) {
  const t = useMessages('products').totals;
  const card = (name: TotalName) => <TotalCard key={name} name={name} {...props} />;
  const { state, screen } = props;
  const formats = useFormats();
  const others = state.status === 'shown' ? state.totals.otherCurrencies : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <StatGrid
        aria-label={t.totals}
        content={props.captions === 'shown' ? 'trends' : 'numbers'}
        phoneLayout={props.phoneLayout}
        longest={
          state.status === 'shown'
            ? Math.max(
                SHORTEST,
                ...Object.values(totalCards).map(({ value }) => value(state.totals, formats, screen).length),
              )
            : undefined
        }
      >
        {card('orders')}
        {card('users')}
        {card('products')}
        {card('revenue')}
      </StatGrid>
      <div className="text-sm empty:hidden">
        <OtherCurrencies
          currencies={others}
          message="notInRevenue"
          getHref={(currency) => `${paths.orders}?${new URLSearchParams({ revenue: 'counted', currency })}`}
        />
      </div>
    </div>
  );
}

/** Values of a few digits are not larger. */
const SHORTEST = 8;

type TotalName = 'orders' | 'users' | 'products' | 'revenue';

const totalCards: Record<
  TotalName,
  {
    icon: ReactNode;
    trend: ReactNode;
    value: (totals: LenientTotals, formats: Formats, screen: MoneyScreen) => string;
  }
> = {
  orders: {
    icon: <ShoppingCart />,
    trend: <TrendingUp />,
    value: (totals, formats) => formats.count(totals.totalOrders ?? 0),
  },
  users: {
    icon: <Users />,
    trend: <TrendingUp />,
    value: (totals, formats) => formats.count(totals.totalUsers ?? 0),
  },
  products: {
    icon: <Package />,
    trend: <Plus />,
    value: (totals, formats) => formats.count(totals.totalProducts ?? 0),
  },
  revenue: {
    icon: <Wallet />,
    trend: <TrendingUp />,
    value: (totals, formats, screen) => formats.money(totals.totalRevenueAmount ?? 0, screen),
  },
};

function TotalCard({ name, state, screen, captions, hrefs }: TotalsCardsProps & { name: TotalName }) {
  const t = useMessages('products').totals;
  const formats = useFormats();
  const { icon, trend, value } = totalCards[name];
  const { label, caption, emphasis } = t[name];
  const [before, after = ''] = caption.split(emphasis, 2);
  return (
    <StatCard
      label={label}
      icon={icon}
      href={hrefs?.[name]}
      status={state.status}
      value={state.status === 'shown' ? value(state.totals, formats, screen) : null}
      {...(captions === 'shown' && {
        trend: { icon: trend, before, emphasis, after },
      })}
    />
  );
}
