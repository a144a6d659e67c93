import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import type { ReportTotals } from '#contract/reports/salesReport.ts';
import { cardStyle } from '#ui/card/Card.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import {
  type Change,
  type Figure,
  type FigureName,
  FIGURES,
  getChange,
  getFigure,
  type ReportFormatting,
  formatChange,
  formatFigure,
  formatRevenue,
} from './figures.ts';
import { salesLayout } from './salesLayout.ts';
import { getOrdersHref, type OrderFilters, type ReportScope } from './reportRow.ts';

type KeyFiguresProps = {
  period: ReportScope;
  total: ReportTotals;
  previous: ReportTotals;
  /** The figures to show, in order. @default all */
  names?: readonly FigureName[] | undefined;
  /** cards, or plain text in one line inside a card. @default 'cards' */
  look?: FiguresLook | undefined;
};

type FiguresLook = 'cards' | 'plain';

const gridStyle =
  'grid grid-cols-6 gap-x-3 -mb-3 *:mb-3 @max-[68rem]/page:grid-cols-3 @max-[36rem]/page:grid-cols-2 @max-[36rem]/page:gap-x-2 @max-[36rem]/page:-mb-2 @max-[36rem]/page:*:mb-2 @max-[18rem]/page:grid-cols-1 print:grid-cols-3!';

/** The figures of a period with the change from the period before, linked to its orders. */
export const KeyFigures = ({ names = FIGURES, look = 'cards', ...figures }: KeyFiguresProps) => {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const longest = Math.max(
    ...names.map((name) => formatFigure(getFigure(name, figures.total, formats.currency), formats).length),
  );
  return (
    <section
      aria-label={t.figuresLabel}
      style={{ '--longest': longest } as CSSProperties}
      className={look === 'cards' ? gridStyle : salesLayout.figures}
    >
      {names.map((name) => (
        <FigureCard key={name} name={name} look={look} {...figures} />
      ))}
    </section>
  );
};

const orderFilters: Record<FigureName, OrderFilters> = {
  revenue: { revenue: 'counted' },
  orders: {},
  average: { revenue: 'counted' },
  paid: { payment: 'paid' },
  refunded: { payment: 'refunded' },
  cancelled: { status: 'cancelled' },
};

function FigureCard({
  name,
  period,
  total,
  previous,
  look,
}: Omit<KeyFiguresProps, 'names'> & { name: FigureName; look: FiguresLook }) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const labelId = useId();
  const figure = getFigure(name, total, formats.currency);
  // In the dashboard's card, only the average needs an explanation.
  const detail = look === 'cards' || name === 'average' ? getDetail(name, total, { t, formats }) : undefined;
  return (
    <article
      aria-labelledby={labelId}
      className={clsx('relative print:break-inside-avoid', lookStyles[look].figure)}
    >
      <h2 id={labelId} className="truncate text-sm font-medium text-text-muted">
        {t.figures[name]}
      </h2>
      <p className={clsx('font-semibold tracking-tight wrap-anywhere tabular-nums', lookStyles[look].value)}>
        {/* The link covers the whole card. Its label is the figure, described by the card's title. */}
        <Link
          variant="quiet"
          href={getOrdersHref(period, orderFilters[name])}
          aria-describedby={labelId}
          translate="no"
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {formatFigure(figure, formats)}
        </Link>
      </p>
      <ChangeLine name={name} look={look} current={figure} previous={previous} />
      {detail && <p className={clsx('text-xs text-text-subtle', lookStyles[look].detail)}>{detail}</p>}
    </article>
  );
}

const lookStyles: Record<FiguresLook, { figure: string; value: string; change: string; detail: string }> = {
  cards: {
    figure: clsx(
      cardStyle,
      // Label, value, change and detail stand on the same lines in all cards.
      'row-span-4 grid grid-rows-subgrid px-4 pt-3.5 pb-4 has-[a:hover]:bg-surface-hover print:shadow-none',
    ),
    value: '@container mt-1 leading-7 *:text-[min(var(--text-xl),calc(100cqi*1.6/var(--longest)))]',
    change: 'mt-1',
    detail: 'mt-0.5',
  },
  plain: {
    figure: salesLayout.figure,
    value: 'text-[min(var(--text-lg),11.5cqi)] leading-6',
    change: '',
    detail: '',
  },
};

function getDetail(
  name: FigureName,
  total: ReportTotals,
  { t, formats }: ReportFormatting,
): string | undefined {
  switch (name) {
    case 'average':
      return total.cancelled === 0 ? undefined : t.figureDetails.average(total.cancelled);
    case 'paid':
      return t.figureDetails.paid(total.paid, total.orders);
    case 'cancelled':
      return t.figureDetails.cancelled(total.cancelled);
    case 'refunded':
      return t.figureDetails.refunded(
        total.refunded,
        total.orders,
        total.refundedRevenue === 0 ? undefined : formatRevenue(total.refundedRevenue, formats),
      );
    default:
      return undefined;
  }
}

/** Figures for which less is better. */
const LOWER_IS_BETTER: readonly FigureName[] = ['refunded', 'cancelled'];

const isImprovement = (name: FigureName, { direction }: Change) =>
  LOWER_IS_BETTER.includes(name) ? direction === 'down' : direction === 'up';

type ChangeLineProps = { name: FigureName; look: FiguresLook; current: Figure; previous: ReportTotals };

/**
 * The change of a figure. The arrow and text carry the meaning, not only the colour. Plain figures show only the ratio.
 */
function ChangeLine({ name, look, current, previous }: ChangeLineProps) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const changeStyle = clsx(
    'flex flex-wrap gap-x-1 text-xs text-text-muted tabular-nums',
    lookStyles[look].change,
  );
  const withoutRatio = look === 'plain' ? 'sr-only' : changeStyle;
  if (previous.orders === 0) return <p className={withoutRatio}>{t.noneBefore}</p>;
  const change = getChange(current, getFigure(name, previous, formats.currency));
  const { ratio, text } = formatChange(change, current.kind, { t, formats });
  if (change.direction === 'same') return <p className={withoutRatio}>{text}</p>;
  const tone = isImprovement(name, change) ? 'text-positive-strong' : 'text-critical-strong';
  return (
    <p className={changeStyle}>
      <span className={clsx('font-medium [&>svg]:inline-block [&>svg]:size-3 [&>svg]:align-[-0.1em]', tone)}>
        {change.direction === 'up' ? <ArrowUp /> : <ArrowDown />}
        {ratio !== undefined && (
          <span translate="no" className="ms-1 me-0.5">
            {ratio}
          </span>
        )}
      </span>{' '}
      <span className={look === 'plain' && ratio !== undefined ? 'sr-only' : undefined}>{text}</span>
    </p>
  );
}

export const KeyFiguresSkeleton = () => (
  <div aria-hidden="true" className={gridStyle}>
    {FIGURES.map((name) => (
      <div key={name} className={clsx(cardStyle, 'grid content-start gap-2.5 px-4 pt-4 pb-4.5')}>
        <Skeleton width="4.5rem" />
        <Skeleton width="min(7rem, 100%)" height="1.5rem" shape="block" />
        <Skeleton width="min(8.5rem, 100%)" />
      </div>
    ))}
  </div>
);
