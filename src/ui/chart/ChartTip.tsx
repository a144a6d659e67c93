import type { ChartSize } from './useChartSize.ts';

export type ChartTipProps = {
  /** When, then how much, then what else there is to say. */
  lines: readonly string[];
  /** The middle of the column and its upper end, in px from the chart's corner. */
  left: number;
  top: number;
  /** The tip stays in the chart's width. */
  size: ChartSize;
};

const HALF_WIDTH = 88;
const LINE_HEIGHT = 20;
const PADDING = 12;
const GAP = 8;

/** What a column says. Those who hear the chart have the same words as the column's name. */
export function ChartTip({ lines: [when, value, ...notes], left, top, size }: ChartTipProps) {
  const { width, textScale } = size;
  const half = Math.min(HALF_WIDTH * textScale, width / 2);
  const height = (LINE_HEIGHT * (2 + notes.length) + PADDING) * textScale;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-1 -translate-x-1/2 -translate-y-full"
      style={{
        left: Math.max(half, Math.min(left, width - half)),
        top: Math.max(top - GAP, height),
        width: half * 2,
      }}
    >
      <div className="mx-auto grid w-fit max-w-full gap-0.5 rounded-sm bg-tooltip px-2.5 py-1.5 text-center text-xs text-on-tooltip shadow-raised forced-colors:border">
        <span dir="auto" className="opacity-80">
          {when}
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
