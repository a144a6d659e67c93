import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import type { CardSlot } from './cardSlot.ts';
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
  /** The columns, in order. */
  columns: ReadonlyArray<TableColumn>;
  /** The HeaderCells. */
  header: ReactNode;
  /** `loading`: the rows are skeletons, hidden from screen readers. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  /** Column padding; `tight` for many columns. @default 'normal' */
  density?: 'normal' | 'tight' | undefined;
  /** @default 'comfortable' */
  rowHeight?: 'comfortable' | 'compact' | undefined;
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
  className,
  style,
  children,
  ...rest
}: TableProps) {
  const head = useRef<HTMLTableSectionElement>(null);
  useControlTabStop(head, 'button, input');
  const slots = columns.map(({ card }) => card);
  return (
    <table
      {...tableRoles.table}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      data-density={density}
      data-row-height={rowHeight}
      data-overflow={columns.some(({ visible }) => visible === 'onRequest') ? 'scroll' : undefined}
      data-card-actions={slots.includes('actions') && !slots.includes('label') ? 'top' : 'bottom'}
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

export type TableColumn = {
  /** Content width, without padding. Omit it for the one column that takes the remaining space. */
  width?: string | undefined;
  /** Minimum width of the flexible column, with padding. */
  minWidth?: string | undefined;
  /** end for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /**
   * When rows show the column. fromWide, fromMedium, fromNarrow: in tables of at least 63rem, 57.5rem or 51.5rem, and
   * in all cards. onRequest: if the user adds it; the table then scrolls sideways, and its head doesn't stick.
   * @default always
   */
  visible?: 'fromWide' | 'fromMedium' | 'fromNarrow' | 'onRequest' | undefined;
  /** Place in the card of a row. */
  card?: CardSlot | undefined;
};

const toTrack = ({ width, minWidth = '0' }: TableColumn) =>
  width === undefined ? `minmax(${minWidth}, 1fr)` : `calc(${width} + 2 * var(--cell-inset))`;

/** Returns the grid tracks for each table width. Every row is its own grid, so that `content-visibility` works. */
function getColumnTracks(columns: readonly TableColumn[]) {
  const toTracks = (...hidden: readonly TableColumn['visible'][]) =>
    columns
      .filter(({ visible }) => !visible || !hidden.includes(visible))
      .map(toTrack)
      .join(' ');
  return {
    '--columns': toTracks(),
    '--columns-below-wide': toTracks('fromWide'),
    '--columns-below-medium': toTracks('fromWide', 'fromMedium'),
    '--columns-below-narrow': toTracks('fromWide', 'fromMedium', 'fromNarrow'),
  } as CSSProperties;
}
