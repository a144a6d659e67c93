import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { tableRoles } from './Table.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Cell } from './Cell.tsx';

/** A table row. In a narrow TableCard it is a card. */
export const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...tableRoles.row} {...rest} className={clsx('tbl-row', className)} />
);

type MessageRowProps = Omit<ComponentProps<'tr'>, 'title' | 'children'> & {
  /** Number of columns to span. */
  columns: number;
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  tone?: 'neutral' | 'critical' | 'positive' | undefined;
};

/** Shown instead of rows: why there are none and what to do next. */
export const MessageRow = ({
  columns,
  icon,
  title,
  text,
  action,
  tone,
  className,
  ...rest
}: MessageRowProps) => (
  <tr {...tableRoles.row} {...rest} className={clsx('tbl-message', className)}>
    <Cell colSpan={columns}>
      <EmptyState icon={icon} title={title} text={text} actions={action} tone={tone} />
    </Cell>
  </tr>
);
