import {
  memo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Anchor } from '../link/Link.tsx';
import { type ChartPoint, getTooltipLines, getNextIndex } from './chartModel.ts';
import {
  ColumnPlot,
  type ColumnPlotProps,
  createScales,
  getAxisWidth,
  type PlotSize,
} from './ColumnPlot.tsx';
import { type ChartSize, useChartSize } from './useChartSize.ts';

type ColumnChartProps = Pick<ColumnPlotProps, 'points' | 'valueType' | 'formatTick' | 'comparison'> & {
  /** Accessible name of the chart. */
  label: string;
  /** Formats a value in full: '₹1,234.50'. */
  formatValue: (value: number) => string;
  /** Joins the lines of a column's tooltip to its accessible name. */
  formatName: (texts: readonly string[]) => string;
  /** Text of a column's link in the tooltip that a tap opens: "View orders". */
  linkLabel?: string | undefined;
  /** Height in px at normal text size. @default 240 */
  height?: number | undefined;
};

const DEFAULT_HEIGHT_PX = 240;

/**
 * A column chart over time. Columns have tooltips and can be links. The chart is one Tab stop; arrow keys, Home
 * and End move between columns.
 */
export function ColumnChart({ height = DEFAULT_HEIGHT_PX, ...props }: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div
      ref={box}
      translate="no"
      className="relative overflow-x-clip [contain:inline-size] print:h-auto! print:overflow-x-visible print:[contain:none]"
      style={{ height: `${height / 16}rem` }}
    >
      {size && size.width > 0 && (
        <SizedChart {...props} size={{ ...size, height, axisWidth: getAxisWidth(props) }} />
      )}
    </div>
  );
}

function SizedChart(props: ColumnChartProps & { size: PlotSize }) {
  const { points, valueType, comparison, formatTick, formatValue, formatName, label, size } = props;
  const { active, openedBy, tabStop, listeners } = useChartTooltip(points.length, size.direction);
  const { x, y } = createScales(points, size, comparison);
  const activePoint = active === undefined ? undefined : points[active];
  return (
    <>
      <ColumnPlot {...size} {...{ points, valueType, comparison, formatTick }} activeId={activePoint?.id} />
      <nav aria-label={label} className="absolute inset-0 print:hidden" {...listeners}>
        <ColumnLinks {...{ points, size, comparison, formatValue, formatName, tabStop }} />
      </nav>
      {activePoint && (
        <ChartTooltip
          lines={getTooltipLines(activePoint, formatValue, comparison, active ?? 0)}
          left={(x(activePoint.id) ?? 0) + x.bandwidth() / 2}
          top={Math.min(y(activePoint.value), y(0))}
          size={size}
          link={openedBy === 'touch' && <ColumnLink {...props} point={activePoint} column={active} />}
        />
      )}
    </>
  );
}

type ColumnLinksProps = Pick<ColumnChartProps, 'points' | 'comparison' | 'formatValue' | 'formatName'> & {
  size: PlotSize;
  /** Index of the column that is the Tab stop. */
  tabStop: number;
};

/**
 * The click targets, as high as the chart and without gaps, because columns can be thin. Memoized, because rendering
 * 366 links on every mouse move would delay the tooltip.
 */
const ColumnLinks = memo(function ColumnLinks(props: ColumnLinksProps) {
  const { points, comparison, formatValue, formatName, size, tabStop } = props;
  const { x } = createScales(points, size);
  const gap = x.step() - x.bandwidth();
  return points.map((point, index) => {
    const { id, href } = point;
    const column = {
      'aria-label': formatName(getTooltipLines(point, formatValue, comparison, index)),
      'data-column': index,
      tabIndex: index === tabStop ? 0 : -1,
      className: 'absolute inset-y-0 rounded-xs',
      style: { left: (x(id) ?? 0) - gap / 2, width: x.step() },
    };
    return href === undefined ? (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names one column of the drawing below it
      <span key={id} role="img" {...column} />
    ) : (
      <Anchor key={id} href={href} {...column} />
    );
  });
});

type ColumnLinkProps = Pick<ColumnChartProps, 'linkLabel'> & {
  point: ChartPoint;
  column: number | undefined;
};

/** The column's link in its tooltip. The column itself is the link for keyboards and screen readers. */
const ColumnLink = ({ linkLabel, point, column }: ColumnLinkProps) =>
  linkLabel !== undefined &&
  point.href !== undefined && (
    <Anchor
      href={point.href}
      tabIndex={-1}
      // Part of the column, so that a press on it doesn't close the tooltip.
      data-column={column}
      className="pointer-events-auto -mx-2.5 -mb-1.5 grid min-h-control-lg place-items-center border-t border-on-tooltip/25 px-2.5 text-sm font-medium underline underline-offset-3"
    >
      {linkLabel}
    </Anchor>
  );

type ChartTooltipProps = {
  /** Date, value and further lines. */
  lines: readonly string[];
  /** After the lines. */
  link: ReactNode;
  /** Middle and top of the column, in px from the chart's corner. */
  left: number;
  top: number;
  /** Keeps the tooltip inside the chart. */
  size: ChartSize;
};

// At normal text size.
const TOOLTIP_HALF_WIDTH_PX = 88;
const TOOLTIP_LINE_HEIGHT_PX = 20;
const TOOLTIP_PADDING_PX = 12;
const TOOLTIP_LINK_HEIGHT_PX = 44;
const TOOLTIP_GAP_PX = 8;

/** The tooltip of a column. Hidden from screen readers, because the column's name has the same text. */
function ChartTooltip({ lines: [date, value, ...notes], link, left, top, size }: ChartTooltipProps) {
  const { width, textScale } = size;
  const half = Math.min(TOOLTIP_HALF_WIDTH_PX * textScale, width / 2);
  const linkHeight = link ? TOOLTIP_LINK_HEIGHT_PX : 0;
  const height = (TOOLTIP_LINE_HEIGHT_PX * (2 + notes.length) + TOOLTIP_PADDING_PX + linkHeight) * textScale;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-1 -translate-x-1/2 -translate-y-full"
      style={{
        left: Math.max(half, Math.min(left, width - half)),
        top: Math.max(top - TOOLTIP_GAP_PX, height),
        width: half * 2,
      }}
    >
      <div className="mx-auto grid w-fit max-w-full gap-0.5 rounded-sm bg-tooltip px-2.5 py-1.5 text-center text-xs text-on-tooltip shadow-(--shadow-raised) forced-colors:border">
        <span dir="auto" className="opacity-80">
          {date}
        </span>
        <strong translate="no" className="text-sm font-semibold tabular-nums">
          {value}
        </strong>
        {notes.map((note) => (
          <span key={note} dir="auto" className="opacity-80">
            {note}
          </span>
        ))}
        {link}
      </div>
    </div>
  );
}

/** Returns the index of the column that an event came from. */
function findColumn(target: EventTarget): number | undefined {
  const column = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return column ? Number(column.dataset.column) : undefined;
}

/**
 * Returns the column with a visible tooltip (`active`), the column that is the Tab stop, and listeners for the parent
 * of the columns. The tooltip opens on hover, on keyboard focus and on the first tap; a second tap follows the link.
 */
function useChartTooltip(count: number, direction: ChartSize['direction']) {
  const [active, setActiveColumn] = useState<number>();
  const [openedBy, setOpenedBy] = useState<'touch' | 'other'>('other');
  const [lastFocus, setLastFocus] = useState<number>();
  const touchedColumn = useRef<number>(undefined);
  // Initially the last column, which is the newest.
  const tabStop = Math.min(lastFocus ?? count - 1, count - 1);
  const setActive = (column: number | undefined, by: typeof openedBy = 'other') => {
    setActiveColumn(column);
    setOpenedBy(by);
  };
  useDismissTooltip(active !== undefined, () => setActive(undefined));

  const listeners = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = getNextIndex(event.key, findColumn(event.target) ?? tabStop, count, direction);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-column='${next}']`)?.focus();
    },
    onFocus: (event: FocusEvent) => {
      const column = findColumn(event.target);
      setLastFocus(column);
      // A tap also focuses the column. Its click opens the tooltip.
      if (touchedColumn.current === undefined) setActive(column);
    },
    onBlur: () => setActive(undefined),
    onPointerOver: (event: PointerEvent) =>
      event.pointerType === 'mouse' && setActive(findColumn(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
    onPointerDown: (event: PointerEvent) => {
      const column = findColumn(event.target);
      touchedColumn.current = event.pointerType === 'touch' && active !== column ? column : undefined;
    },
    // The touch became a scroll, so no click follows.
    onPointerCancel: () => (touchedColumn.current = undefined),
    onClick: (event: MouseEvent) => {
      const isFirstTouch =
        touchedColumn.current !== undefined && touchedColumn.current === findColumn(event.target);
      touchedColumn.current = undefined;
      if (!isFirstTouch) return;
      event.preventDefault();
      setActive(findColumn(event.target), 'touch');
    },
  };
  return { active, openedBy, tabStop, listeners };
}

/** Hides the tooltip on Escape, wherever the focus is, and on a click outside the columns. */
function useDismissTooltip(isShown: boolean, dismiss: () => void) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      onDismiss();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target && findColumn(target) === undefined) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isShown]);
}
