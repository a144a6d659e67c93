import { memo } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import type { ChartPoint } from './chartModel.ts';
import { createScales } from './ColumnPlot.tsx';
import type { ChartSize } from './useChartSize.ts';

export type ColumnLinksProps = {
  points: readonly ChartPoint[];
  size: ChartSize;
  /** The words of each column, for those who hear it. */
  names: readonly string[];
  /** The column that the Tab key comes to. */
  tabStop: number;
};

/**
 * What is pressed: as high as the chart and as wide as a column with its gap, so that nobody has to meet a thin column. Drawn
 * anew only when the columns change, because 366 links of a router are many while a mouse goes over them.
 */
export const ColumnLinks = memo(function ColumnLinks({ points, size, names, tabStop }: ColumnLinksProps) {
  const { x } = createScales(points, size);
  const gap = x.step() - x.bandwidth();
  return points.map(({ id, href }, index) => {
    const column = {
      'aria-label': names[index],
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
