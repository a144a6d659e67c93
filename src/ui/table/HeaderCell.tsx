import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type TableColumn, tableRoles } from './Table.tsx';

export type SortDirection = 'ascending' | 'descending' | 'none';

type HeaderCellProps = Omit<ComponentProps<'th'>, 'align'> &
  Pick<TableColumn, 'align' | 'visible' | 'card'> & {
    /** Current sort of the column. Without it the column can't be sorted. */
    sort?: SortDirection | undefined;
    onSort?: (() => void) | undefined;
  };

/** A column header. Give it the properties of its column. CSS makes the text upper case. */
export function HeaderCell({
  align = 'start',
  sort,
  onSort,
  visible,
  card,
  className,
  children,
  ...rest
}: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...tableRoles.head}
      aria-sort={sort}
      {...rest}
      data-align={align}
      data-visible={visible}
      data-card={card}
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

/**
 * The arrow is on the inner side of the column, so that the text aligns with the cells. The button covers the text
 * instead of containing it: cards hide the button, but not the column's name from screen readers.
 */
function SortButton({ align, sort, onClick, children }: SortButtonProps) {
  const textId = useId();
  return (
    <span
      data-sort={sort}
      data-align={align}
      className={clsx(
        'relative -mx-1.5 inline-flex min-h-6 items-center gap-1 px-1.5',
        'hover:text-text pointer-coarse:min-h-control-lg',
        'data-[align=end]:flex-row-reverse',
        'data-[sort=ascending]:text-text data-[sort=descending]:text-text',
      )}
    >
      <span id={textId}>{children}</span>
      {arrows[sort]}
      <button
        type="button"
        aria-labelledby={textId}
        onClick={onClick}
        className="absolute inset-0 rounded-xs -outline-offset-1 cards:hidden"
      />
    </span>
  );
}
