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
   * cards: below 44rem of its own width the rows of its Table are cards, two a line down to 40rem. A row's grid is a class on
   * the Row, the place in it one on the Cell. @default 'rows'
   */
  narrowForm?: 'rows' | 'cards' | undefined;
};

const containers = { rows: '@container/tbl', cards: 'tbl-cards' };

/** One line from 56rem on: the search takes what the title leaves, and the title breaks before the search gets too small. */
const toolbar =
  'flex items-center gap-2 py-3 ps-5 pe-3 @max-[56rem]/tbl:flex-wrap @max-[56rem]/tbl:px-5 @max-[56rem]/tbl:py-3.5 @max-[40rem]/tbl:px-4';
const searchBox =
  'print:hidden max-w-70 min-w-0 shrink-0 grow-1000 basis-44 @max-[56rem]/tbl:max-w-none @max-[40rem]/tbl:basis-full';
const filters =
  'print:hidden flex flex-none flex-wrap gap-2 @max-[40rem]/tbl:w-full [&>*]:w-42 @max-[63rem]/tbl:[&>*]:w-40 @max-[40rem]/tbl:[&>*]:w-full';

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
  narrowForm = 'rows',
  className,
  children,
  ...rest
}: TableCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} {...rest} className={clsx(containers[narrowForm], 'min-w-0', className)}>
      <div className={toolbar}>
        <Title {...{ titleId, title, count, news, note, status }} />
        {search && <div className={searchBox}>{search}</div>}
        {filter && <div className={filters}>{filter}</div>}
        {actions && <div className="flex flex-none flex-wrap gap-2 print:hidden">{actions}</div>}
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
