import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Card } from '../card/Card.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { useControlTabStop } from './rovingTabStop.ts';

export type TableCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  /** Number of rows, or a loading text; announced when it changes. */
  count?: string | undefined;
  /** A small button that loads updates. Announced. Replaces the outdated count without moving the table. */
  refreshButton?: ReactNode;
  /** Small buttons after the count. */
  titleActions?: ReactNode;
  /** `loading` shows a spinner before the count. @default 'ready' */
  status?: 'ready' | 'loading' | undefined;
  search?: ReactNode;
  /** One or several Selects. Not shown on phones. */
  filter?: ReactNode;
  /** Buttons for the whole table. */
  actions?: ReactNode;
  /** Between toolbar and table: tabs, chips. */
  subheader?: ReactNode;
  /** A Pagination. */
  footer?: ReactNode;
  /**
   * `cards` shows rows as cards if the TableCard is narrower than 44rem, from 40rem in two columns. The columns name
   * the place of each cell (`card`).
   * @default 'rows'
   */
  narrowLayout?: 'rows' | 'cards' | undefined;
};

const containers = { rows: '@container/tbl', cards: 'tbl-cards' };

/** One line from 56rem. The title wraps first, so that the search keeps its width. */
const toolbar =
  'flex items-center gap-2 py-3 ps-5 pe-3 print:px-0! print:pt-0! @max-[56rem]/tbl:flex-wrap @max-[56rem]/tbl:px-5 @max-[56rem]/tbl:py-3.5 @max-[40rem]/tbl:px-4 max-sm:gap-y-1.5 max-sm:pt-1.5! max-sm:pb-1.5! max-sm:has-[+:empty]:pb-3!';
const searchBox =
  'print:hidden max-w-70 min-w-0 shrink-0 grow-1000 basis-44 @max-[56rem]/tbl:max-w-none @max-[40rem]/tbl:basis-full max-sm:basis-[min(9rem,100%)]!';
/** Hidden on phones, where a panel has the filters. */
const filters =
  'print:hidden max-sm:hidden flex flex-none flex-wrap gap-2 @max-[40rem]/tbl:w-full [&>*]:w-42 @max-[63rem]/tbl:[&>*]:w-40 @max-[40rem]/tbl:[&>*]:w-full';

/** The card around a Table: title, count, search and filters above, Pagination below. */
export function TableCard({
  title,
  count,
  refreshButton,
  titleActions,
  status = 'ready',
  search,
  filter,
  actions,
  subheader,
  footer,
  narrowLayout = 'rows',
  className,
  children,
  ...rest
}: TableCardProps) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      {...rest}
      className={clsx(
        containers[narrowLayout],
        'min-w-0 print:rounded-none print:border-0 print:shadow-none',
        className,
      )}
    >
      <div className={toolbar}>
        <Title {...{ titleId, title, count, refreshButton, titleActions, status }} />
        {search && <div className={searchBox}>{search}</div>}
        {filter && <div className={filters}>{filter}</div>}
        {actions && <Actions labelledBy={titleId}>{actions}</Actions>}
      </div>
      {subheader && <div className="print:hidden">{subheader}</div>}
      {children}
      {footer}
    </Card>
  );
}

/** One tab stop; arrow keys move between the buttons. */
function Actions({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useControlTabStop(container, 'a, button');
  return (
    <div
      ref={container}
      role="toolbar"
      aria-labelledby={labelledBy}
      className="flex flex-none flex-wrap gap-2 max-sm:flex-nowrap max-sm:gap-1 print:hidden"
    >
      {children}
    </div>
  );
}

/** As high as the button. Dissolves from 56rem, where the title may wrap above its count. */
const titleLine =
  'contents @max-[56rem]/tbl:flex @max-[56rem]/tbl:min-h-control-sm @max-[56rem]/tbl:flex-1 @max-[56rem]/tbl:items-center @max-[56rem]/tbl:gap-x-2 @max-[56rem]/tbl:pointer-coarse:min-h-control-lg max-sm:min-h-control-lg! @max-[15rem]/tbl:block';

type TitleProps = Pick<TableCardProps, 'title' | 'count' | 'refreshButton' | 'titleActions' | 'status'> & {
  titleId: string;
};

const Title = ({ titleId, title, count, refreshButton, titleActions, status }: TitleProps) => (
  <div
    className={clsx(
      'me-auto flex min-w-0 flex-wrap items-baseline gap-x-2 @max-[56rem]/tbl:w-full',
      // The rows would move if the button took a second line.
      refreshButton && '@min-[56rem]/tbl:flex-none @min-[56rem]/tbl:flex-nowrap',
    )}
  >
    {/* On a line of its own, title and button wrap beside each other. The line has the height of the button. */}
    <div className={titleLine}>
      <h2 id={titleId} className="text-md @max-[20rem]/tbl:leading-5">
        {title}
      </h2>
      {/* The loading text is truncated: a second line would move the table. */}
      <output
        className={clsx(
          'flex min-w-0 items-baseline gap-1.5 text-sm text-text-subtle tabular-nums',
          refreshButton && 'ms-auto @min-[56rem]/tbl:flex-none',
          // With large text on the narrowest screens, a line below the title.
          '@max-[15rem]/tbl:min-h-control-lg @max-[15rem]/tbl:items-center',
          status === 'loading' && 'flex-[1_1_6rem]',
        )}
      >
        {status === 'loading' && <Spinner size="sm" className="self-center @max-[40rem]/tbl:hidden" />}
        {refreshButton || (
          <span className={clsx('min-w-0', status === 'loading' && 'truncate')}>{count}</span>
        )}
      </output>
      {titleActions && (
        <div
          className={clsx(
            '-my-1.5 flex-none self-center empty:hidden print:hidden @max-[56rem]/tbl:-me-2.5',
            !refreshButton && '@max-[56rem]/tbl:ms-auto',
          )}
        >
          {titleActions}
        </div>
      )}
    </div>
  </div>
);
