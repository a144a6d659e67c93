import {
  memo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Anchor } from '../link/Link.tsx';
import { describePoint, moveFocus } from './chartModel.ts';
import { CHART_HEIGHT, ColumnPlot, type ColumnPlotProps, createScales } from './ColumnPlot.tsx';
import { type ChartSize, useChartSize } from './useChartSize.ts';

type ColumnChartProps = Pick<ColumnPlotProps, 'points' | 'values' | 'formatTick' | 'compare'> & {
  /** Accessible name of the chart. */
  label: string;
  /** Formats a value in full: '₹1,234.50'. */
  formatValue: (value: number) => string;
  /** Joins a column's texts to its accessible name. */
  formatName: (texts: readonly string[]) => string;
};

/**
 * A column chart over time. Columns have tooltips and can be links. The chart is one Tab stop; arrow keys, Home
 * and End move between columns.
 */
export function ColumnChart(props: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div
      ref={box}
      translate="no"
      className="relative [contain:inline-size] print:h-auto! print:[contain:none]"
      style={{ height: `${CHART_HEIGHT / 16}rem` }}
    >
      {size && size.width > 0 && <SizedChart {...props} size={size} />}
    </div>
  );
}

function SizedChart(props: ColumnChartProps & { size: ChartSize }) {
  const { points, values, compare, formatTick, formatValue, formatName, label, size } = props;
  const { active, tabStop, listeners } = useChartTooltip(points.length, size.direction);
  const { x, y } = createScales(points, size, compare);
  const activePoint = active === undefined ? undefined : points[active];
  return (
    <>
      <ColumnPlot {...size} {...{ points, values, compare, formatTick }} active={activePoint?.id} />
      <nav aria-label={label} className="absolute inset-0 print:hidden" {...listeners}>
        <ColumnLinks {...{ points, size, compare, formatValue, formatName, tabStop }} />
      </nav>
      {activePoint && (
        <ChartTooltip
          lines={describePoint(activePoint, formatValue, compare, active ?? 0)}
          left={(x(activePoint.id) ?? 0) + x.bandwidth() / 2}
          top={Math.min(y(activePoint.value), y(0))}
          size={size}
        />
      )}
    </>
  );
}

type ColumnLinksProps = Pick<ColumnChartProps, 'points' | 'compare' | 'formatValue' | 'formatName'> & {
  size: ChartSize;
  /** Index of the column that is the Tab stop. */
  tabStop: number;
};

/**
 * The press targets, as high as the chart and without gaps, because columns can be thin. Memoized: rendering 366
 * links for each column the mouse crosses would delay the tooltip.
 */
const ColumnLinks = memo(function ColumnLinks(props: ColumnLinksProps) {
  const { points, compare, formatValue, formatName, size, tabStop } = props;
  const { x } = createScales(points, size);
  const gap = x.step() - x.bandwidth();
  return points.map((point, index) => {
    const { id, href } = point;
    const column = {
      'aria-label': formatName(describePoint(point, formatValue, compare, index)),
      'data-column': index,
      tabIndex: index === tabStop ? 0 : -1,
      className: 'absolute inset-y-0 rounded-xs',
      style: { left: (x(id) ?? 0) - gap / 2, width: x.step() },
    };
    return href === undefined ? (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing lies below, this is its part and its words
      <span key={id} role="img" {...column} />
    ) : (
      <Anchor key={id} href={href} {...column} />
    );
  });
});

type ChartTooltipProps = {
  /** Date, value and notes. */
  lines: readonly string[];
  /** Middle and top of the column, in px from the chart's corner. */
  left: number;
  top: number;
  /** Keeps the tooltip inside the chart. */
  size: ChartSize;
};

const TOOLTIP_HALF_WIDTH = 88;
const TOOLTIP_LINE_HEIGHT = 20;
const TOOLTIP_PADDING = 12;
const TOOLTIP_GAP = 8;

/** The tooltip of a column. Hidden from screen readers, because the column's name has the same text. */
function ChartTooltip({ lines: [date, value, ...notes], left, top, size }: ChartTooltipProps) {
  const { width, textScale } = size;
  const half = Math.min(TOOLTIP_HALF_WIDTH * textScale, width / 2);
  const height = (TOOLTIP_LINE_HEIGHT * (2 + notes.length) + TOOLTIP_PADDING) * textScale;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-1 -translate-x-1/2 -translate-y-full"
      style={{
        left: Math.max(half, Math.min(left, width - half)),
        top: Math.max(top - TOOLTIP_GAP, height),
        width: half * 2,
      }}
    >
      <div className="mx-auto grid w-fit max-w-full gap-0.5 rounded-sm bg-tooltip px-2.5 py-1.5 text-center text-xs text-on-tooltip shadow-raised forced-colors:border">
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
 * Returns the column with a visible tooltip and the column that is the Tab stop. A mouse shows the tooltip by
 * hovering, a finger by a first tap (the second follows the link), and the keyboard by focus. The parent listens,
 * so that columns don't re-render.
 */
function useChartTooltip(count: number, direction: ChartSize['direction']) {
  const [active, setActive] = useState<number>();
  const [lastFocus, setLastFocus] = useState<number>();
  const touched = useRef<number>(undefined);
  // At first the newest column, which is the last.
  const tabStop = Math.min(lastFocus ?? count - 1, count - 1);
  useDismissTooltip(active !== undefined, () => setActive(undefined));

  const listeners = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = moveFocus(event.key, findColumn(event.target) ?? tabStop, count, direction);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-column='${next}']`)?.focus();
    },
    onFocus: (event: FocusEvent) => {
      const column = findColumn(event.target);
      setLastFocus(column);
      // A tap focuses before it clicks.
      if (touched.current === undefined) setActive(column);
    },
    onBlur: () => setActive(undefined),
    onPointerOver: (event: PointerEvent) =>
      event.pointerType === 'mouse' && setActive(findColumn(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
    onPointerDown: (event: PointerEvent) => {
      const column = findColumn(event.target);
      touched.current = event.pointerType === 'touch' && active !== column ? column : undefined;
    },
    // The finger scrolls, so no click follows.
    onPointerCancel: () => (touched.current = undefined),
    onClick: (event: MouseEvent) => {
      const isFirstTouch = touched.current !== undefined && touched.current === findColumn(event.target);
      touched.current = undefined;
      if (!isFirstTouch) return;
      event.preventDefault();
      setActive(findColumn(event.target));
    },
  };
  return { active, tabStop, listeners };
}

/** Hides the tooltip on Escape, wherever the focus is, and on a press outside the columns. */
function useDismissTooltip(isShown: boolean, dismiss: () => void) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A surrounding dialog stays open.
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
