import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { columnTracks, type TableColumn } from './tableColumns.ts';
import { tableRoles } from './tableRoles.ts';

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
