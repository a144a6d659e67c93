import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import { useControlTabStop } from './rovingTabStop.ts';

/** Explicit ARIA roles, because browsers drop the native ones when CSS changes the `display` of a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export type TableProps = ComponentProps<'table'> & {
  /** Accessible name. */
  label: string;
  /** Column widths, in order. */
  columns: readonly TableColumn[];
  /** The HeaderCells. */
  header: ReactNode;
  /** `loading`: the rows are skeletons, hidden from screen readers. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  /** Column padding; `tight` for many columns. @default 'normal' */
  density?: 'normal' | 'tight' | undefined;
  /** @default 'comfortable' */
  rowHeight?: 'comfortable' | 'compact' | undefined;
  /** `scroll` for more columns than fit: the rows scroll sideways, and the head doesn't stick. @default 'fit' */
  overflow?: 'fit' | 'scroll' | undefined;
};

/**
 * A table. The width of the TableCard around it decides whether rows are cards. Its head is one tab stop; arrow keys move
 * between the controls.
 */
export function Table({
  label,
  columns,
  header,
  status = 'ready',
  density = 'normal',
  rowHeight = 'comfortable',
  overflow = 'fit',
  className,
  style,
  children,
  ...rest
}: TableProps) {
  const head = useRef<HTMLTableSectionElement>(null);
  useControlTabStop(head, 'button, input');
  return (
    <table
      {...tableRoles.table}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      data-density={density}
      data-row-height={rowHeight}
      data-overflow={overflow}
      style={{ ...getColumnTracks(columns), ...style }}
      className={clsx('tbl', className)}
    >
      <thead ref={head} {...tableRoles.group} className="tbl-head">
        <tr {...tableRoles.row}>{header}</tr>
      </thead>
      <tbody {...tableRoles.group} aria-hidden={status === 'loading' || undefined} className="tbl-body">
        {children}
      </tbody>
    </table>
  );
}

/** Breakpoints below which columns are hidden, widest first. table.css has their widths. */
const BREAKPOINTS = ['wide', 'medium', 'narrow'] as const;
type TableBreakpoint = (typeof BREAKPOINTS)[number];

export type TableColumn = {
  /** Content width, without padding. Omit it for the one column that takes the remaining space. */
  width?: string | undefined;
  /** Minimum width of the flexible column, with padding. */
  minWidth?: string | undefined;
  /** Hides the column in tables narrower than 63rem (wide), 57.5rem (medium) or 51.5rem (narrow). Cards show it. */
  hiddenBelow?: TableBreakpoint | undefined;
};

const toTrack = ({ width, minWidth = '0' }: TableColumn) =>
  width === undefined ? `minmax(${minWidth}, 1fr)` : `calc(${width} + 2 * var(--cell-inset))`;

const toTracks = (columns: readonly TableColumn[]) => columns.map(toTrack).join(' ');

/** Returns the columns that are visible in tables narrower than `width`. */
const getColumnsBelow = (columns: readonly TableColumn[], width: TableBreakpoint) =>
  columns.filter(
    ({ hiddenBelow }) => !hiddenBelow || BREAKPOINTS.indexOf(hiddenBelow) > BREAKPOINTS.indexOf(width),
  );

/** Returns the grid tracks for each table width. Every row is its own grid, so that `content-visibility` works. */
const getColumnTracks = (columns: readonly TableColumn[]) =>
  ({
    '--columns': toTracks(columns),
    ...Object.fromEntries(
      BREAKPOINTS.map((width) => [`--columns-below-${width}`, toTracks(getColumnsBelow(columns, width))]),
    ),
  }) as CSSProperties;
