import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { RefusedRow } from './importModel.ts';

type NumberedRow = { number: number; name: string };

type RowPagesProps<Row extends NumberedRow> = {
  rows: readonly Row[];
  /** Renders a row below its name. */
  children: (row: Row) => ReactNode;
};

const PAGE_SIZES = [25, 50, 100] as const;

/** Rows of the file with their number and name, paginated if there are more than 25. */
export function RowPages<Row extends NumberedRow>({ rows, children }: RowPagesProps<Row>) {
  const t = useMessages('productImport').importPage;
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);
  const [page, setPage] = useState(1);
  const start = (page - 1) * size;
  return (
    <div className="@container/tbl">
      <ul>
        {rows.slice(start, start + size).map((row) => (
          <li
            key={row.number}
            className="flex gap-x-4 gap-y-0.5 border-border-subtle py-2.5 text-sm not-first:border-t max-sm:flex-col"
          >
            <span className="w-20 flex-none text-text-muted tabular-nums">{t.row(row.number)}</span>
            <div className="grid min-w-0 flex-1 gap-1">
              {row.name && (
                <p className="font-medium wrap-anywhere">
                  <bdi translate="no">{row.name}</bdi>
                </p>
              )}
              {children(row)}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > PAGE_SIZES[0] && (
        <RowPagination
          {...{ size, page, total: rows.length }}
          onPageChange={setPage}
          onSizeChange={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}

type RowPaginationProps = {
  size: number;
  page: number;
  total: number;
  onPageChange: (page: number) => void;
  onSizeChange: (size: number) => void;
};

function RowPagination({ size, page, total, onPageChange, onSizeChange }: RowPaginationProps) {
  const t = useMessages('list').shared;
  const { range } = useMessages('products').inventory;
  const { count } = useFormats();
  const pageCount = Math.ceil(total / size);
  const end = Math.min(page * size, total);
  return (
    <Pagination
      className="px-0!"
      rangeText={range(count((page - 1) * size + 1), count(end), count(total))}
      rowsPerPage={{
        label: t.rowsPerPage,
        value: `${size}`,
        options: PAGE_SIZES.map((value) => ({ value: `${value}`, label: count(value) })),
        onChange: (value) => onSizeChange(Number(value)),
      }}
      previous={{
        label: t.previous,
        disabledReason: page > 1 ? undefined : t.onFirstPage,
        onClick: () => onPageChange(page - 1),
      }}
      next={{
        label: t.next,
        disabledReason: page < pageCount ? undefined : t.onLastPage,
        onClick: () => onPageChange(page + 1),
      }}
    />
  );
}

type RefusedRowsProps = { rows: readonly RefusedRow[]; onDownload: () => void };

/** The rejected rows with their reasons, and a button to download them. */
export function RefusedRows({ rows, onDownload }: RefusedRowsProps) {
  const t = useMessages('productImport').importPage;
  if (rows.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{t.refusedTitle(rows.length)}</h3>
        <Button size="sm" icon={<Download />} onClick={onDownload}>
          {t.refusedFile}
        </Button>
      </div>
      <RowPages rows={rows}>
        {({ reasons }) =>
          reasons.map((reason) => (
            <p key={reason} className="wrap-anywhere text-critical-strong">
              {reason}
            </p>
          ))
        }
      </RowPages>
    </div>
  );
}
