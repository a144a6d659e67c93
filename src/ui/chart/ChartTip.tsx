import type { ChartPoint } from './chartModel.ts';

export type ChartTipProps = {
  point: ChartPoint;
  value: string;
  /** The middle of the column and its upper end, in px from the chart's corner. */
  left: number;
  top: number;
  /** The chart's width: the tip stays in it. */
  width: number;
};

const HALF_WIDTH = 88;

/** What a column says. Those who hear the chart have the same words as the column's name. */
export const ChartTip = ({ point, value, left, top, width }: ChartTipProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute z-1 w-44 -translate-x-1/2 -translate-y-full"
    style={{ left: Math.max(HALF_WIDTH, Math.min(left, width - HALF_WIDTH)), top: Math.max(top - 8, 62) }}
  >
    <div className="mx-auto grid w-fit max-w-full gap-0.5 rounded-sm bg-tooltip px-2.5 py-1.5 text-center text-xs text-on-tooltip shadow-raised forced-colors:border">
      <span className="opacity-80">{point.label}</span>
      <strong className="text-sm font-semibold tabular-nums">{value}</strong>
      {point.note && <span className="opacity-80">{point.note}</span>}
    </div>
  </div>
);
