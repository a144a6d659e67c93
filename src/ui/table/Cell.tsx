import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type TableColumn, tableRoles } from './Table.tsx';
import { Anchor } from '../link/Link.tsx';

type CellProps = Omit<ComponentProps<'td'>, 'align'> & Pick<TableColumn, 'align' | 'visible' | 'card'>;

/** Returns the props of a cell's element. */
export const getCellProps = ({
  align,
  visible,
  card,
  className,
}: Pick<CellProps, 'align' | 'visible' | 'card' | 'className'>) => ({
  ...tableRoles.cell,
  'data-align': align,
  'data-visible': visible,
  'data-card': card,
  className: clsx('tbl-cell', className),
});

/** A table cell. Give it the properties of its column. */
export const Cell = ({ align, visible, card, className, ...rest }: CellProps) => (
  <td {...rest} {...getCellProps({ align, visible, card, className })} />
);

type CellTextProps = {
  children: string;
  href?: string | undefined;
  /** After the text, for example a Badge. */
  badge?: ReactNode;
  /** Second line. Hidden in cards. */
  detail?: string | undefined;
  /** Lines of the text in a row; one in compact rows. @default 1 */
  lines?: 1 | 2 | undefined;
};

/** A cell's text and a detail, truncated. In a card the text has up to two lines. */
export const CellText = ({ children, href, badge, detail, lines = 1 }: CellTextProps) => {
  const textProps = {
    title: children,
    'data-lines': lines === 1 ? undefined : lines,
    className: 'tbl-text',
    children,
  };
  const text = href === undefined ? <bdi {...textProps} /> : <Anchor {...textProps} href={href} dir="auto" />;
  return (
    <>
      {badge ? (
        <span className="flex min-w-0 items-center gap-x-2 cards:flex-wrap">
          {text} {badge}
        </span>
      ) : (
        text
      )}
      {detail && <CellDetail in="row">{detail}</CellDetail>}
    </>
  );
};

type CellDetailProps = Omit<ComponentProps<'bdi'>, 'title'> & {
  children: string;
  /** row: cards hide it. @default 'both' */
  in?: 'both' | 'row' | undefined;
};

/** The second line of a cell, truncated. In a card it follows the first line. */
export const CellDetail = ({ in: place, className, children, ...rest }: CellDetailProps) => (
  <bdi {...rest} title={children} data-in={place} className={clsx('tbl-detail', className)}>
    {children}
  </bdi>
);

/** A text of up to two lines below the name of a row; three in a card. */
export const CellSummary = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span
    {...rest}
    className={clsx(
      'line-clamp-2 leading-4.5 wrap-anywhere text-text-muted cards:line-clamp-3 print:line-clamp-none',
      className,
    )}
  />
);
