import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Select, type SelectProps } from '../select/Select.tsx';

type PageStep = {
  label: string;
  onClick: () => void;
  /** Called on hover and focus, when a click is likely. */
  onPrefetch?: (() => void) | undefined;
  disabledReason?: string | undefined;
};

type RowsPerPage<V extends string> = Pick<
  SelectProps<V>,
  'label' | 'value' | 'options' | 'onChange' | 'disabledReason'
>;

type PaginationProps<V extends string> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Range of the visible rows, and the total: "1–10 of 42". Announced when it changes. */
  rangeText: string;
  /** Current page and number of pages: "Page 2 of 129". */
  pageText?: string | undefined;
  rowsPerPage: RowsPerPage<V>;
  previous: PageStep;
  next: PageStep;
  /** Between the page size and the range. */
  hint?: ReactNode;
};

/** The footer of a TableCard. */
export const Pagination = <V extends string>({
  rangeText,
  pageText,
  rowsPerPage,
  previous,
  next,
  hint,
  className,
  ...rest
}: PaginationProps<V>) => (
  <div
    {...rest}
    className={clsx(
      'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border-subtle py-2.5 ps-5 pe-3 text-sm text-text-muted tabular-nums @max-[40rem]/tbl:px-4 @max-[40rem]/tbl:py-3 print:border-0 print:px-0',
      'pointer-fine:[&_button]:min-h-8 [&_[role=combobox]]:text-sm',
      className,
    )}
  >
    <span aria-hidden="true" className="print:hidden @max-[40rem]/tbl:hidden">
      {rowsPerPage.label}
    </span>
    <Select {...rowsPerPage} labelMode="hidden" size="sm" className="w-19 print:hidden" />
    {hint}
    {/* In a narrow table two texts have a line of their own. */}
    <div
      className={clsx(
        'ms-auto flex flex-wrap justify-between gap-x-3',
        pageText !== undefined && '@max-[40rem]/tbl:order-first @max-[40rem]/tbl:w-full',
      )}
    >
      <p aria-live="polite">{rangeText}</p>
      {pageText !== undefined && <p className="text-text-subtle">{pageText}</p>}
    </div>
    <div
      className={clsx(
        'inline-flex gap-1.5 print:hidden',
        pageText !== undefined && '@max-[40rem]/tbl:ms-auto',
      )}
    >
      <PageButton {...previous} before={<ChevronLeft className={chevron} />} />
      <PageButton {...next} after={<ChevronRight className={chevron} />} />
    </div>
  </div>
);

const chevron = 'ms-0!';

type PageButtonProps = PageStep & { before?: ReactNode; after?: ReactNode };

/** In a narrow table only the chevron is visible. */
const PageButton = ({ label, onClick, onPrefetch, disabledReason, before, after }: PageButtonProps) => (
  <Button
    size="sm"
    onClick={onClick}
    disabledReason={disabledReason}
    onPointerEnter={disabledReason === undefined ? onPrefetch : undefined}
    onFocus={disabledReason === undefined ? onPrefetch : undefined}
    className="gap-1.5! pointer-coarse:min-w-control-lg"
  >
    {before}
    <span className="@max-[40rem]/tbl:sr-only">{label}</span>
    {after}
  </Button>
);
