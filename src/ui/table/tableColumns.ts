import type { CSSProperties } from 'react';

/** Widths of a table below which columns leave, from the widest. table.css has the rules for each, in rem. */
const WIDTHS = ['wide', 'medium', 'narrow'] as const;
export type TableWidth = (typeof WIDTHS)[number];

export type TableColumn = {
  /** The room for its content; the cells' padding comes on top. One column goes without it and takes the rest. */
  width?: string | undefined;
  /** The least width of the column that takes the rest, with its padding. */
  minWidth?: string | undefined;
  /**
   * Leaves the column out, head and cells, where the table is narrower: than 63rem (wide), 57.5rem (medium) or 51.5rem (narrow).
   * Cards show it again.
   */
  hiddenBelow?: TableWidth | undefined;
};

const toTrack = ({ width, minWidth = '0' }: TableColumn) =>
  width === undefined ? `minmax(${minWidth}, 1fr)` : `calc(${width} + 2 * var(--cell-inset))`;

const toTracks = (columns: readonly TableColumn[]) => columns.map(toTrack).join(' ');

/** Returns the columns that a table narrower than `width` still has. */
const getColumnsBelow = (columns: readonly TableColumn[], width: TableWidth) =>
  columns.filter(({ hiddenBelow }) => !hiddenBelow || WIDTHS.indexOf(hiddenBelow) > WIDTHS.indexOf(width));

/** Returns the tracks of head and rows for each width. Every row is a grid of its own, so that it can be left out while nobody sees it. */
export const columnTracks = (columns: readonly TableColumn[]) =>
  ({
    '--columns': toTracks(columns),
    ...Object.fromEntries(
      WIDTHS.map((width) => [`--columns-below-${width}`, toTracks(getColumnsBelow(columns, width))]),
    ),
  }) as CSSProperties;
