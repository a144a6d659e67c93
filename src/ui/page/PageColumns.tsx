import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const ratios = {
  equal: '@min-[56rem]/page:grid-cols-2',
  wideStart: '@min-[56rem]/page:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]',
};

type PageColumnsProps = {
  /** Cards of the first column. */
  start: ReactNode;
  /** Cards of the second column. */
  end?: ReactNode;
  /** @default 'equal' */
  ratio?: keyof typeof ratios | undefined;
};

/** Lays out a page's cards in two columns, or in one if the page is narrow. */
export const PageColumns = ({ start, end, ratio = 'equal' }: PageColumnsProps) => (
  <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-start gap-5', ratios[ratio])}>
    <div className={columnStyle}>{start}</div>
    <div className={columnStyle}>{end}</div>
  </div>
);

const columnStyle = 'grid grid-cols-[minmax(0,1fr)] gap-5';
