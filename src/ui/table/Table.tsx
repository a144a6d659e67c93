import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, CSSProperties } from 'react';

/**
 * The roles that the elements of a table have anyway, said aloud: as soon as a style sheet changes the display of a
 * table (and rows as grids and cards do), browsers take them away.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export type TableProps = ComponentProps<'table'> & {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** How wide each is, in order. */
  columns: readonly TableColumn[];
  /** The HeaderCells. */
  header: ReactNode;
  /** `loading`: the rows are skeletons, and nobody has to listen to them. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  /** tight, for many columns. @default 'normal' */
  density?: 'normal' | 'tight' | undefined;
  /** compact, for more rows at a glance. @default 'comfortable' */
  rowHeight?: 'comfortable' | 'compact' | undefined;
};

/** Rows of the same kind, to compare and to act on. Stands in a TableCard, whose width decides the form. */
export function Table({
  label,
  columns,
  header,
  status = 'ready',
  density = 'normal',
  rowHeight = 'comfortable',
  className,
  style,
  children,
  ...rest
}: TableProps) {
  return (
    <table
      {...tableRoles.table}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      data-density={density}
      data-row-height={rowHeight}
      style={{ ...columnTracks(columns), ...style }}
      className={clsx('tbl', className)}
    >
      <thead {...tableRoles.group} className="tbl-head">
        <tr {...tableRoles.row}>{header}</tr>
      </thead>
      <tbody {...tableRoles.group} aria-hidden={status === 'loading' || undefined} className="tbl-body">
        {children}
      </tbody>
    </table>
  );
}

/** Widths of a table below which columns leave, from the widest. table.css has the rules for each, in rem. */
const WIDTHS = ['wide', 'medium', 'narrow'] as const;
type TableWidth = (typeof WIDTHS)[number];

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
const columnTracks = (columns: readonly TableColumn[]) =>
  ({
    '--columns': toTracks(columns),
    ...Object.fromEntries(
      WIDTHS.map((width) => [`--columns-below-${width}`, toTracks(getColumnsBelow(columns, width))]),
    ),
  }) as CSSProperties;
