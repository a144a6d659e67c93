import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../card/Card.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export type TableCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  /** How many there are, or what is being waited for: said aloud when it changes. */
  count?: string | undefined;
  /**
   * A small button that says what is new. It lies over the count, which is out of date then, and is said aloud in its
   * place: however long it is, nothing below it moves.
   */
  news?: ReactNode;
  /** Beside the count, on its line: a link to a part of the table. */
  note?: ReactNode;
  /** `loading`: a spinner stands before the count. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  search?: ReactNode;
  /** Selects: one, or several side by side. */
  filter?: ReactNode;
  /** Buttons for the whole table, after search and filter. */
  actions?: ReactNode;
  /** Between these and the table: tabs, chips. */
  subheader?: ReactNode;
  /** A Pagination. */
  footer?: ReactNode;
  /**
   * Below which of its own widths the rows of its Table are cards: narrow is 40rem, medium 56rem (two cards a line down
   * to 40rem). A row's grid is a class on the Row, the place in it one on the Cell. Without it rows stay rows.
   */
  cardBreakpoint?: 'narrow' | 'medium' | undefined;
};

const containers = {
  never: '@container/tbl',
  narrow: 'tbl-cards-narrow',
  medium: 'tbl-cards-medium',
};

/** A Table's card: title and count, search and filter above it, Pagination below. Its width decides their forms. */
export function TableCard({
  title,
  count,
  news,
  note,
  status = 'ready',
  search,
  filter,
  actions,
  subheader,
  footer,
  cardBreakpoint,
  className,
  children,
  ...rest
}: TableCardProps) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      {...rest}
      className={clsx(containers[cardBreakpoint ?? 'never'], 'min-w-0', className)}
    >
      <div className="flex flex-wrap items-center gap-2 py-3 ps-5 pe-3 @max-[56rem]/tbl:px-5 @max-[56rem]/tbl:py-3.5 @max-[40rem]/tbl:px-4">
        <Title {...{ titleId, title, count, news, note, status }} />
        {search && (
          <div className="print:hidden w-70 @max-[56rem]/tbl:w-auto @max-[56rem]/tbl:flex-1 @max-[40rem]/tbl:w-full @max-[40rem]/tbl:flex-none">
            {search}
          </div>
        )}
        {filter && (
          <div className="flex flex-wrap gap-2 print:hidden @max-[40rem]/tbl:w-full [&>*]:w-42 @max-[40rem]/tbl:[&>*]:w-full">
            {filter}
          </div>
        )}
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {subheader && <div className="print:hidden">{subheader}</div>}
      {children}
      {footer}
    </Card>
  );
}

type TitleProps = Pick<TableCardProps, 'title' | 'count' | 'news' | 'note' | 'status'> & { titleId: string };

const Title = ({ titleId, title, count, news, note, status }: TitleProps) => (
  <div
    className={clsx(
      'me-auto flex min-w-0 flex-wrap items-baseline gap-x-2 @max-[56rem]/tbl:w-full',
      news && 'grow',
    )}
  >
    <h2 id={titleId} className="text-md">
      {title}
    </h2>
    {/* What is waited for stays on the title's line, cut short if need be: a second one would push the table down, and go again. */}
    <output
      className={clsx(
        'relative flex items-baseline gap-1.5 text-sm text-text-subtle tabular-nums',
        news && 'grow',
        status === 'loading' && 'min-w-0 flex-[1_1_6rem]',
      )}
    >
      {status === 'loading' && <Spinner size="sm" className="self-center @max-[40rem]/tbl:hidden" />}
      <span className={clsx('min-w-0', status === 'loading' && 'truncate', news && 'invisible')}>
        {count}
      </span>
      {news && <span className="absolute inset-x-0 top-1/2 flex -translate-y-1/2">{news}</span>}
    </output>
    {note !== undefined && (
      // On a phone it has a line of its own from the start: what comes later must not push the table down.
      <span className="@max-[40rem]/tbl:min-h-5 @max-[40rem]/tbl:w-full">{note}</span>
    )}
  </div>
);
