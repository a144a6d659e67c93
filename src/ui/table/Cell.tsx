import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type TableColumn, tableRoles } from './Table.tsx';
import { Anchor } from '../link/Link.tsx';

type CellProps = Omit<ComponentProps<'td'>, 'align'> &
  Pick<TableColumn, 'hiddenBelow'> & {
    /** end for numbers and actions. @default 'start' */
    align?: 'start' | 'end' | undefined;
  };

/** Returns the props of a cell's element. */
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

/** A table cell. In a card its grid area is a class: `cards:[grid-area:name]`. */
export const Cell = ({ align, hiddenBelow, className, ...rest }: CellProps) => (
  <td {...rest} {...getCellProps({ align, hiddenBelow, className })} />
);

type CellTextProps = {
  children: string;
  href?: string | undefined;
  /** After the text, for example a Badge. */
  badge?: ReactNode;
  /** Second line. Hidden in cards. */
  detail?: string | undefined;
};

/** A cell's text in two lines, truncated. In a card the first may wrap once. */
export const CellText = ({ children, href, badge, detail }: CellTextProps) => {
  const text =
    href === undefined ? (
      <bdi title={children} className="tbl-text">
        {children}
      </bdi>
    ) : (
      <Anchor href={href} title={children} dir="auto" className="tbl-text">
        {children}
      </Anchor>
    );
  return (
    <>
      {badge ? (
        <span className="flex min-w-0 items-center gap-x-2 cards:flex-wrap">
          {text} {badge}
        </span>
      ) : (
        text
      )}
      {detail && (
        <bdi title={detail} className="tbl-detail cards:hidden">
          {detail}
        </bdi>
      )}
    </>
  );
};
