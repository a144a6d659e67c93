import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type TableColumn, tableRoles } from './Table.tsx';
import { Anchor } from '../link/Link.tsx';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> &
  Pick<TableColumn, 'hiddenBelow'> & {
    /** end for figures and for the actions. @default 'start' */
    align?: 'start' | 'end' | undefined;
  };

/** Returns what a cell's element is given, for who draws many of them. */
export const getCellProps = ({
  align,
  hiddenBelow,
  className,
}: Pick<CellProps, 'align' | 'hiddenBelow' | 'className'>) => ({
  ...tableRoles.cell,
  'data-align': align === 'end' ? 'end' : undefined,
  'data-hidden-below': hiddenBelow,
  className: clsx('tbl-cell', className),
});

/** Its place in the grid of a card is a class: `cards:[grid-area:name]`. */
export const Cell = ({ align, hiddenBelow, className, ...rest }: CellProps) => (
  <td {...rest} {...getCellProps({ align, hiddenBelow, className })} />
);

type CellTextProps = {
  children: string;
  /** Where it leads. */
  href?: string | undefined;
  /** The second, quieter line. A card leaves it out. */
  detail?: string | undefined;
};

/** The two lines of a cell, each cut where the column ends; in a card the first has two. */
export const CellText = ({ children, href, detail }: CellTextProps) => (
  <>
    {href === undefined ? (
      <bdi title={children} className="tbl-text">
        {children}
      </bdi>
    ) : (
      <Anchor href={href} title={children} dir="auto" className="tbl-text">
        {children}
      </Anchor>
    )}
    {detail && (
      <bdi title={detail} className="tbl-detail cards:hidden">
        {detail}
      </bdi>
    )}
  </>
);
