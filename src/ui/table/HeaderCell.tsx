import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../text/wrapText.tsx';
import { type TableColumn, tableRoles } from './Table.tsx';

export type SortDirection = 'ascending' | 'descending' | 'none';

type HeaderCellProps = Omit<ComponentProps<'th'>, 'align'> &
  Pick<TableColumn, 'hiddenBelow'> & {
    /** end for numbers and actions, like the cells below. @default 'start' */
    align?: 'start' | 'end' | undefined;
    /** Current sort of the column. Without it the column can't be sorted. */
    sort?: SortDirection | undefined;
    onSort?: (() => void) | undefined;
  };

/** A column header. CSS makes the text upper case. */
export function HeaderCell({
  align = 'start',
  sort,
  onSort,
  hiddenBelow,
  className,
  children,
  ...rest
}: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...tableRoles.head}
      aria-sort={sort}
      // Cards hide the button: SortMenu replaces it. The column keeps its name.
      aria-label={sort && typeof children === 'string' ? children : undefined}
      {...rest}
      data-align={align}
      data-hidden-below={hiddenBelow}
      className={clsx('tbl-head-cell', className)}
    >
      {sort ? (
        <SortButton align={align} sort={sort} onClick={onSort}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </th>
  );
}

const arrows: Record<SortDirection, ReactNode> = {
  ascending: <ArrowUp className="size-3" />,
  descending: <ArrowDown className="size-3" />,
  none: <ChevronsUpDown className="size-3 text-border-control" />,
};

type SortButtonProps = {
  align: 'start' | 'end';
  sort: SortDirection;
  onClick: (() => void) | undefined;
  children: ReactNode;
};

/** The arrow is on the inner side of the column, so that the text aligns with the cells. */
const SortButton = ({ align, sort, onClick, children }: SortButtonProps) => (
  <button
    type="button"
    data-sort={sort}
    data-align={align}
    onClick={onClick}
    className={clsx(
      '-mx-1.5 cards:hidden inline-flex min-h-6 items-center gap-1 rounded-xs px-1.5 tracking-[inherit] uppercase -outline-offset-1',
      'hover:text-text pointer-coarse:min-h-control-lg',
      'data-[align=end]:flex-row-reverse',
      'data-[sort=ascending]:text-text data-[sort=descending]:text-text',
    )}
  >
    {wrapText(children)}
    {arrows[sort]}
  </button>
);
