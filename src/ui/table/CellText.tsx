import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type CellTextProps = ComponentProps<'span'> & {
  /** The second, quieter line. */
  detail?: ReactNode;
};

/** The two lines of a cell. Each is cut where the column ends (in a card the first has two lines) and whole in its tip. */
export const CellText = ({ detail, className, children, ...rest }: CellTextProps) => (
  <span {...rest} className={clsx('block min-w-0', className)}>
    <span
      className="block truncate font-medium text-text cards:line-clamp-2 cards:whitespace-normal"
      title={wordsOf(children)}
    >
      {children}
    </span>
    {detail && (
      <span className="block truncate text-xs leading-4.5 text-text-subtle" title={wordsOf(detail)}>
        {detail}
      </span>
    )}
  </span>
);

const wordsOf = (node: ReactNode) => (typeof node === 'string' ? node : undefined);
