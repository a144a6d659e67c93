import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { cardStyle } from '../card/Card.tsx';
import { Anchor } from '../link/Link.tsx';
import { wrapText } from '../text/wrapText.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** Text about the trend: `before`, then the emphasized part, then `after`. Include the spaces around `emphasis`. */
type Trend = { before?: string | undefined; emphasis: string; after: string; icon?: ReactNode };

type StatCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  label: string;
  value: ReactNode;
  icon: ReactNode;
  trend?: Trend | undefined;
  /** Makes the card a link to the rows that the number counts. */
  href?: string | undefined;
  /** @default 'shown' */
  status?: 'loading' | 'shown' | undefined;
};

/** A card with one large number. The number shrinks to stay on one line of its card. */
export function StatCard({
  label,
  value,
  icon,
  trend,
  href,
  status = 'shown',
  className,
  ...rest
}: StatCardProps) {
  const labelId = useId();
  const valueId = useId();
  return (
    <article
      aria-labelledby={labelId}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      className={clsx(
        cardStyle,
        href !== undefined && 'relative has-[a:hover]:bg-surface-hover',
        '@container grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-2 gap-y-0.5 px-5 pt-4 pb-4.25 @max-[38rem]/stats:gap-x-1 @max-[38rem]/stats:px-4 @max-[38rem]/stats:pt-3 @max-[38rem]/stats:pb-3.5',
        '@max-[20.5rem]/stats:grid-cols-[minmax(0,1fr)_fit-content(62%)] @max-[20.5rem]/stats:gap-x-3',
        !trend && '@min-[40rem]/stats:@max-[52rem]/stats:[&>svg]:hidden',
        '[&>svg]:size-4 [&>svg]:text-text-subtle @max-[20.5rem]/stats:[&>svg]:hidden',
        'strip:flex-[1_0_8.25rem] strip:grid-cols-1 strip:gap-0 strip:px-3 strip:py-2 strip:[&>svg]:hidden',
        className,
      )}
    >
      <span
        id={labelId}
        className={clsx(
          'flex min-w-0 items-center text-sm font-medium text-text-muted strip:row-span-1 strip:text-xs',
          !trend && '@max-[20.5rem]/stats:row-span-2',
        )}
      >
        <span className="min-w-0 wrap-anywhere strip:truncate">{label}</span>
        {href !== undefined && (
          <ChevronRight className="-me-1 size-3.5 flex-none text-text-subtle strip:size-3 rtl:-scale-x-100" />
        )}
      </span>
      {icon}
      <p className="strip:col-span-1 strip:col-start-1 strip:row-span-1 strip:mt-0 strip:text-start strip:text-[min(1rem,var(--fitting-size))] strip:leading-6 col-span-2 mt-1.5 @max-[20.5rem]/stats:col-span-1 @max-[20.5rem]/stats:col-start-2 @max-[20.5rem]/stats:row-span-2 @max-[20.5rem]/stats:mt-0 @max-[20.5rem]/stats:text-end [--fitting-size:calc(100cqi*1.6/var(--longest,10.5))] text-[min(var(--text-2xl),var(--fitting-size))] @max-[20.5rem]/stats:text-[1.375rem] leading-8.5 font-semibold tracking-[-0.028em] wrap-anywhere tabular-nums @max-[38rem]/stats:leading-7">
        {status === 'loading' ? (
          <Skeleton
            width="min(7rem, 100%)"
            height="1.5rem"
            shape="block"
            className="my-[calc((1lh-1.5rem)/2)] align-top"
          />
        ) : href === undefined ? (
          <span translate="no">{value}</span>
        ) : (
          <Anchor
            id={valueId}
            href={href}
            translate="no"
            aria-labelledby={`${labelId} ${valueId}`}
            className={coverStyle}
          >
            {value}
          </Anchor>
        )}
      </p>
      {trend && <TrendLine trend={trend} status={status} />}
    </article>
  );
}

/** Makes a link cover its card, with the focus ring around the card. */
const coverStyle =
  'outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-(length:--focus-width) focus-visible:after:outline-offset-(--focus-offset) focus-visible:after:outline-focus';

const TrendLine = ({ trend, status }: { trend: Trend; status: 'loading' | 'shown' }) => (
  <p className="col-span-2 mt-1 flex min-h-5 @max-[20.5rem]/stats:col-span-1 items-start gap-1 py-0.5 text-xs text-text-muted [&>svg]:mt-px [&>svg]:size-3.5 [&>svg]:flex-none [&>svg]:text-positive">
    {status === 'loading' ? (
      <Skeleton width="8.5rem" />
    ) : (
      <>
        {trend.icon}
        <span>
          {wrapText(trend.before)}
          <b className="font-medium text-positive-strong">{trend.emphasis}</b>
          {wrapText(trend.after)}
        </span>
      </>
    )}
  </p>
);

type StatGridProps = ComponentProps<'section'> & {
  /** `numbers`: cards without trends, of which four fit into a narrower grid. @default 'trends' */
  content?: 'trends' | 'numbers' | undefined;
  /** Number of characters of the longest value, so that it fits on its line. All values have the same size. */
  longest?: number | undefined;
  /** `strip` is one low row that scrolls sideways. Its cards should be links, which scroll it by keyboard. @default 'grid' */
  phoneLayout?: 'grid' | 'strip' | undefined;
};

/** A grid of StatCards in four, two or one columns. Name it with `aria-label`. */
export const StatGrid = ({
  content = 'trends',
  phoneLayout = 'grid',
  longest,
  className,
  children,
  ...rest
}: StatGridProps) => (
  <section
    {...rest}
    style={longest ? ({ '--longest': longest } as CSSProperties) : undefined}
    className={clsx('@container/stats', className)}
  >
    <div
      data-phone-layout={phoneLayout}
      // Not a Tab stop in Firefox: the links of a strip are.
      tabIndex={phoneLayout === 'strip' ? -1 : undefined}
      className={clsx(
        'grid grid-cols-4 gap-3 @max-[38rem]/stats:gap-2 @max-[20.5rem]/stats:grid-cols-1 strip:-m-1 strip:flex strip:overflow-x-auto strip:p-1 strip:[scrollbar-width:none]',
        content === 'trends' ? '@max-[52rem]/stats:grid-cols-2' : '@max-[40rem]/stats:grid-cols-2',
      )}
    >
      {children}
    </div>
  </section>
);
