import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { TooltipGroup } from '../tooltip/TooltipGroup.tsx';
import { columnTracks, type TableColumn } from './tableColumns.ts';
import { TableFormContext, useTableForm } from './tableForm.ts';
import { tableRoles } from './tableRoles.ts';

export type TableProps = Omit<ComponentProps<'table'>, 'ref'> & {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** How wide each is, in order. */
  columns: readonly TableColumn[];
  /** The HeadCells. */
  head: ReactNode;
  /** `loading`: the rows are skeletons, and nobody has to listen to them. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  /** tight, for many columns. @default 'normal' */
  density?: 'normal' | 'tight' | undefined;
};

/** Rows of the same kind, to compare and to act on. Stands in a TableCard, whose width decides the form. */
export function Table({
  label,
  columns,
  head,
  status = 'ready',
  density = 'normal',
  className,
  style,
  children,
  ...rest
}: TableProps) {
  const { ref, form } = useTableForm();
  return (
    <table
      {...tableRoles.table}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      ref={ref}
      data-density={density}
      style={{ ...columnTracks(columns), ...style }}
      className={clsx('tbl', className)}
    >
      <thead {...tableRoles.group} className="tbl-head">
        <tr {...tableRoles.row}>{head}</tr>
      </thead>
      <TableFormContext value={form}>
        <TooltipGroup>
          {(listeners, tip) => (
            <tbody
              {...tableRoles.group}
              {...listeners}
              aria-hidden={status === 'loading' || undefined}
              className="tbl-body"
            >
              {children}
              {tip}
            </tbody>
          )}
        </TooltipGroup>
      </TableFormContext>
    </table>
  );
}
